// The page's engine in Node: TypeScript without its types.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const web = new URL("../web/", import.meta.url);
const typescript = createRequire(new URL("package.json", web))("typescript");
const written = readFileSync(new URL("src/lib/engine.ts", web), "utf8");
const compilerOptions = { target: "es2022", module: "esnext" };
export const text = typescript.transpileModule(written, { compilerOptions }).outputText;
export const { Engine } = await import(`data:text/javascript,${encodeURIComponent(text)}`);

export const game = (folder, name) => [
  readFileSync(`${folder}/${name}.wasm`),
  JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")),
];
