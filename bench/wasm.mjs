// Measures programs (tests/modules.py) in Node for bench/wasm.py: for every number on standard input, one round of the
// program of that number; it answers with the seconds of processor time that this took.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine, game } from "../tests/engine_node.mjs";
import { prepare } from "../tests/engine_run.mjs";

const [, , folder, name, file] = process.argv;
const programs = [];
for (const program of JSON.parse(readFileSync(file, "utf8"))) {
  programs.push(await prepare(Engine, ...game(folder, name), program));
  programs.at(-1).start();
}
for await (const line of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  programs[Number(line)].round();
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1e6);
}
