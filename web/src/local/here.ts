// The page's side of the tables on this device: requests and lines as to a server, answered by a worker.

import type { Heard, Said } from "./room";
import { kept } from "../lib/prefs.svelte";
import { engine } from "./engine.svelte";
import { updates } from "./updates.svelte";

const waiting = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line>();
/** What is the same for everybody was asked when the page was built: it is there before the rules are loaded. */
const SAID = /^\/(games(?:\/\w+\/(?:rules|data))?)\?lang=(\w+)$/;
const APART = 1000; // milliseconds between the two workers: on a slow device the page comes first
let last = 0;
let worker: Worker | null = null;

/** Start the workers, when the first question is asked. */
function room(): Worker {
  if (worker) return worker;
  const made = (worker = new Worker(new URL("./room.ts", import.meta.url), { type: "module" }));
  const ways = new MessageChannel();
  made.onmessage = ({ data }: MessageEvent<Heard>) => hear(data, ways.port2);
  made.onerror = (event) => engine.fail(event.message);
  tell({ kind: "begin", base: document.baseURI, thinker: ways.port1, name: kept("name") ?? undefined }, [ways.port1]);
  return made;
}
const tell = (said: Said, taken: Transferable[] = []): void => room().postMessage(said, taken);

function hear(heard: Heard, thinker: MessagePort): void {
  if (heard.kind === "progress") engine.share = heard.share;
  else if (heard.kind === "ready") {
    engine.ready = true;
    setTimeout(() => {
      void updates.begin(); // the first time, all files are to be kept: that comes after the page itself
      const other = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
      other.postMessage({ base: document.baseURI, room: thinker }, [thinker]);
    }, APART);
  } else if (heard.kind === "failed") engine.fail(heard.why);
  else if (heard.kind === "answer") {
    const headers = { "Content-Type": heard.type };
    waiting.get(heard.n)?.(new Response(heard.body, { status: heard.status, headers }));
    waiting.delete(heard.n);
  } else if (heard.kind === "said") lines.get(heard.n)?.onmessage?.({ data: heard.text });
  else if (heard.kind === "closed") lines.get(heard.n)?.onclose?.({ code: heard.code });
}

/** Start what it takes, before the first question: it takes a while. */
export function begin(): void {
  room();
  if (navigator.serviceWorker?.controller) void updates.begin();
  void navigator.storage?.persist?.(); // tables are not to go when space runs out
}

/** A request, as `fetch` makes it. */
export async function request(method: string, path: string, body?: string): Promise<Response> {
  const known = method === "GET" && !engine.ready ? SAID.exec(path) : null;
  if (known) {
    const answer = await fetch(new URL(`said/${known[1]?.replaceAll("/", "-")}-${known[2]}.json`, document.baseURI));
    if (answer.ok) return answer;
  }
  return new Promise((answered) => {
    waiting.set(++last, answered);
    tell({ kind: "request", n: last, method, path, body });
  });
}

/** What a page needs of a WebSocket. */
export class Line {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 1;
  private n = ++last;

  constructor(path: string) {
    lines.set(this.n, this);
    tell({ kind: "open", n: this.n, path });
  }
  send(text: string): void {
    tell({ kind: "say", n: this.n, text });
  }
  close(): void {
    this.readyState = 3;
    lines.delete(this.n);
    tell({ kind: "close", n: this.n });
  }
}
