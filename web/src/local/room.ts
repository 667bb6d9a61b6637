// The worker in which the tables of this device are: Python answers requests and messages as a server would
// (`fathom.local`); what it stores goes to the browser's database, what has to be thought about to the other worker.

import { asking, type Ask } from "./asking";
import { Keeper } from "./keeper";
import { python } from "./python";

interface Browser {
  open: (keeper: Keeper, ask: Ask, name?: string) => void;
  request: (
    method: string,
    path: string,
    body?: string,
  ) => Promise<{ toJs: () => [number, string, string]; destroy: () => void }>;
  watch: (n: number, path: string, say: (text: string) => void) => Promise<number>;
  hear: (n: number, text: string) => Promise<void>;
  close: (n: number) => void;
  again: (id: string) => Promise<void>;
}

/** What the page says: begin; a request; a line to a table opened, used, closed. */
export type Said =
  | { kind: "begin"; base: string; thinker: MessagePort; name?: string }
  | { kind: "request"; n: number; method: string; path: string; body?: string }
  | { kind: "open"; n: number; path: string }
  | { kind: "say"; n: number; text: string }
  | { kind: "close"; n: number };
/** What it hears. */
export type Heard =
  | { kind: "progress"; share: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; n: number; status: number; type: string; body: string }
  | { kind: "said"; n: number; text: string }
  | { kind: "closed"; n: number; code: number };

const tell = (heard: Heard): void => postMessage(heard);
let browser: Promise<Browser>;

async function begin(base: string, thinker: MessagePort, name?: string): Promise<Browser> {
  const others = new BroadcastChannel("fathom");
  const [py, keeper] = await Promise.all([
    python(base, (share) => tell({ kind: "progress", share })),
    Keeper.open((id) => others.postMessage(id)),
  ]);
  const found = py.pyimport("fathom.local.browser") as Browser;
  found.open(keeper, asking(thinker), name);
  others.onmessage = ({ data }) => void found.again(data as string); // another window has changed a table
  return found;
}

async function answer(said: Said): Promise<void> {
  if (said.kind === "begin") {
    browser = begin(said.base, said.thinker, said.name);
    await browser.then(
      () => tell({ kind: "ready" }),
      (error: Error) => tell({ kind: "failed", why: String(error.message ?? error) }),
    );
    return;
  }
  const found = await browser;
  if (said.kind === "request") {
    const told = await found.request(said.method, said.path, said.body);
    const [status, type, body] = told.toJs();
    told.destroy();
    tell({ kind: "answer", n: said.n, status, type, body });
  } else if (said.kind === "open") {
    const { n } = said;
    const code = await found.watch(n, said.path, (text) => tell({ kind: "said", n, text }));
    if (code) tell({ kind: "closed", n, code });
  } else if (said.kind === "say") await found.hear(said.n, said.text);
  else found.close(said.n);
}

onmessage = ({ data }: MessageEvent<Said>) => {
  answer(data).catch((error: Error) => {
    console.error(error);
    if (data.kind === "request")
      tell({ kind: "answer", n: data.n, status: 500, type: "text/plain", body: String(error.message ?? error) });
  });
};
