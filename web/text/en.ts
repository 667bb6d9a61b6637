// The page's words, those of the bots, and what the first page says about the games.
import bots from "../../src/fathom/bots/text/en.ftl?raw";
import page from "./en.ftl?raw";

const games = import.meta.glob<string>("../src/games/*/home/en.ftl", { query: "?raw", import: "default", eager: true });
export default [page, bots, ...Object.values(games)].join("\n");
