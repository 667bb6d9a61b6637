// The page's words, and what the first page says about the games.
import page from "./en.ftl?raw";

const games = import.meta.glob<string>("../src/games/*/home/en.ftl", { query: "?raw", import: "default", eager: true });
export default [page, ...Object.values(games)].join("\n");
