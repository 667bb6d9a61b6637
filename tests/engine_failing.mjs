// How the page's engine fails: node tests/engine_failing.mjs FOLDER GAME, with the entry points of tests/failing.py
import { Engine, game } from "./engine_node.mjs";

const [, , folder, name] = process.argv;
const [module, manifest] = game(folder, name);
const told = [];
const attempt = async (act) => {
  try {
    told.push(await act());
  } catch (error) {
    told.push(`${error.name}: ${error.message}`);
  }
};
const fresh = () => Engine.load(module, manifest);
await attempt(async () => (await fresh()).call("fail_divide", 7, 2));
const engine = await fresh();
await attempt(() => engine.call("fail_divide", 7, 0));
await attempt(() => engine.call("fail_divide", 7, 2));
await attempt(async () => (await fresh()).call("fail_far", 1024, 1000, 9_000_000));
await attempt(async () => (await fresh()).call("fail_divide", 7));
await attempt(async () => (await fresh()).call("fail_divide", 7, "2"));
await attempt(async () => (await fresh()).call("nothing"));
await attempt(async () => (await fresh()).take(3e9));
await attempt(async () => (await fresh()).read(1e9, 5));
await attempt(() => Engine.load(module.subarray(1), manifest));
await attempt(() => Engine.load(module, { ...manifest, abi: 2 }));
await attempt(() => Engine.load(new Response("", { status: 404, statusText: "Not Found" }), manifest));
await attempt(() => Engine.load(module, { ...manifest, entries: { tree_search: {} } }));
console.log(JSON.stringify(told));
