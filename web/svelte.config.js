import process from "node:process";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A page without a server (`--mode site`) is one file: addresses follow a "#" there (route.svelte.ts).
const site = process.argv.some((word, i, words) => words[i - 1] === "--mode" && word === "site");
const hashed = { markup: ({ content }) => ({ code: content.replaceAll(/\bhref=("|{`)\//g, "href=$1#/") }) };

export default { preprocess: site ? [hashed, vitePreprocess()] : vitePreprocess() };
