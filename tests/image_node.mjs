// node image_node.mjs SITE QUESTIONS: asks the Python of a page without a server (its image, Pyodide, the modules) as its
// second worker does, and prints an answer in a line for each question of a JSON file.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { Engine } from "./engine_node.mjs";

const [, , site, questions] = process.argv;
const read = (name) => readFileSync(`${site}/${name}`);
const parts = JSON.parse(read("parts.json"));
const folder = `${site}/${parts.pyodide}`;
const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
const usual = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await usual.call(WebAssembly, ...given);
  const { memory } = (made.instance ?? made).exports;
  const missing = Math.ceil((parts.memory - memory.buffer.byteLength) / 65536);
  if (missing > 0) memory.grow(missing);
  return made;
};
const py = await loadPyodide({ indexURL: folder, _loadSnapshot: gunzipSync(read(parts.image)) });
WebAssembly.instantiate = usual;
const browser = py.pyimport("fathom.local.browser");
for (const game of Object.keys(parts.rules)) {
  const manifest = String(read(`wasm/${game}.json`));
  browser.provide(game, await Engine.load(read(`wasm/${game}.wasm`), JSON.parse(manifest)), manifest);
}
for (const question of JSON.parse(readFileSync(questions, "utf8"))) {
  let answer;
  try {
    answer = browser.think(JSON.stringify(question));
  } catch (error) {
    answer = JSON.stringify({ failed: String(error).slice(-500) });
  }
  console.log(answer);
}
