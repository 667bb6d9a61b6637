// The page's words, those of the bots, and what the first page says about the games.
import bots from "../../src/fathom/bots/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

const games = import.meta.glob<string>("../src/games/*/home/fr.ftl", { query: "?raw", import: "default", eager: true });
export default [page, bots, ...Object.values(games)].join("\n");
