// node image.js PYODIDE ARCHIVE IMAGE: the memory of a Pyodide that has loaded everything of the archive, gzipped.
// Prints how many bytes of memory it fills.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, archive, image] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/`, _makeSnapshot: true });
const { site, packed } = { site: "/lib/fathom", packed: new Uint8Array(readFileSync(archive)) };
py.unpackArchive(packed, "zip", { extractDir: site });
py.runPython(`import sys; sys.path.insert(0, "${site}"); sys.dont_write_bytecode = True
from fathom.local.warm import warm
warm()`);
const memory = py.makeMemorySnapshot();
writeFileSync(image, gzipSync(memory, { level: 9 }));
console.log(memory.length);
