// The page's words, those of the bots, and what the first page says about the games.
import bots from "../../src/fathom/bots/text/de.ftl?raw";
import page from "./de.ftl?raw";

const games = import.meta.glob<string>("../src/games/*/home/de.ftl", { query: "?raw", import: "default", eager: true });
export default [page, bots, ...Object.values(games)].join("\n");
