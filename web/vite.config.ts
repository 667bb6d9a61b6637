import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` shows changes at once; FATHOM is the address of a server that has the tables.
const server = process.env.FATHOM ?? "http://127.0.0.1:8000";

// A page without a server brings its policy along: nothing but its own files, no network beyond them. The rules run as
// WebAssembly.
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};
const alone = {
  name: "alone",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: Object.entries(POLICY)
          .map((rule) => rule.join(" "))
          .join("; "),
      },
      injectTo: "head-prepend" as const,
    },
    { tag: "link", attrs: { rel: "manifest", href: "manifest.webmanifest" } },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: "icon-192.png" } },
    { tag: "meta", attrs: { name: "theme-color", content: "#0a2233" } },
  ],
};

// The page of a server has no use for what only a page without one loads: whatever no other file names is left out.
const named: Plugin = {
  name: "named",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      const text = (one: (typeof bundle)[string]): string => (one.type === "chunk" ? one.code : String(one.source));
      const idle = (): string | undefined =>
        Object.keys(bundle).find(
          (name) =>
            name !== "index.html" &&
            !Object.values(bundle).some((one) => one.fileName !== name && text(one).includes(name)),
        );
      for (let name = idle(); name !== undefined; name = idle()) delete bundle[name];
    },
  },
};

const COMMON = /src\/(art\/(Face|Mark|Sign)\.|lib\/(names|opponent|route|soft|solo)\.)/;

export default defineConfig(({ command, mode }) => ({
  // A page without a server may lie in any folder.
  base: mode === "site" ? "./" : command === "build" ? "/static/" : "/",
  worker: { format: "es" },
  plugins: [svelte(), mode === "site" ? alone : named],
  build: {
    outDir: process.env.OUT ?? "../src/fathom/server/static",
    emptyOutDir: true,
    assetsDir: "", // the server has one flat folder
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every page needs goes into one file: many small ones would be mostly headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", test: COMMON }] } } },
    cssTarget: ["chrome123", "firefox128", "safari17.5"], // those that know light-dark()
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        configure: (proxy) => {
          proxy.on("proxyReq", (request) => request.setHeader("origin", server));
          proxy.on("proxyReqWs", (request) => request.setHeader("origin", server));
        },
      },
    },
  },
  appType: "spa",
}));
