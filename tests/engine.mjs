// Runs programs in Node and prints their digests: node tests/engine.mjs FOLDER GAME < programs.json
import { readFileSync } from "node:fs";
import { Engine, game } from "./engine_node.mjs";
import { run } from "./engine_run.mjs";

const [, , folder, name] = process.argv;
const digests = [];
for (const program of JSON.parse(readFileSync(0, "utf8"))) digests.push(await run(Engine, ...game(folder, name), program));
console.log(JSON.stringify(digests));
