// Keeps the files of the page, so that it starts without a network. A newer page has another VERSION: its files are
// fetched into a store of their own and wait there; nothing changes under a page that is open. What `tools/static.py`
// puts in for the two names below is a list of files and a hash of them.
/* global __FILES__, __VERSION__ */
const FILES = __FILES__;
const VERSION = __VERSION__;
const HERE = new URL("./", self.location.href);
const NAME = `fathom ${HERE.pathname} `;
const SAME = /-[\w-]{8,}\.\w+$|^pyodide-/; // whose content is part of the name

async function fetched(path) {
  const known = SAME.test(path) ? await caches.match(new URL(path, HERE)) : undefined;
  const answer = known ?? (await fetch(new URL(path, HERE), { cache: SAME.test(path) ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return known || !path.endsWith(".gz") ? answer : unpacked(answer);
}
// Unpacking takes a good part of each start, so it is done once: room is had more easily than time.
function unpacked(answer) {
  const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/octet-stream", "Fathom-Unpacked": "yes" } });
}
async function install() {
  const store = await caches.open(NAME + VERSION);
  for (const path of FILES) await store.put(new URL(path, HERE), await fetched(path));
}
async function clean() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
async function answer(request) {
  const store = await caches.open(NAME + VERSION);
  const address = request.mode === "navigate" ? new URL("index.html", HERE) : request.url;
  return (await store.match(address, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => {
  if (event.data === "take") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(HERE.href))
    event.respondWith(answer(event.request));
});
