// The worker in which bots and teachers think, so that the page is answered meanwhile. It is told positions drawn anew
// from what a seat may know, and nothing else. Rules and search come along as WebAssembly, a game when it is needed;
// without them it searches in Python, slower.

import { Engine, type Manifest } from "../lib/engine";
import type { Thought } from "./asking";
import { python } from "./python";

interface Browser {
  think: (question: string, told: (soFar: string) => void) => string;
  provide: (game: string, engine: Engine, manifest: string) => void;
}
let browser: Promise<Browser>;
let place: string;
const brought = new Map<string, Promise<void>>();

onmessage = ({ data }: MessageEvent<{ base: string; room: MessagePort }>) => {
  const { base, room } = data;
  place = base;
  browser = python(base, (share) => room.postMessage({ share } satisfies Thought)).then(
    (py) => py.pyimport("fathom.local.browser") as Browser,
  );
  browser.catch(() => undefined); // each question says it
  room.onmessage = ({ data }: MessageEvent<{ n: number; question: string }>) => void think(room, data);
};

async function bring(game: string): Promise<void> {
  const [told, module] = await Promise.all(
    ["json", "wasm"].map((kind) => fetch(new URL(`wasm/${game}.${kind}`, place))),
  );
  if (!told?.ok || !module?.ok) return;
  const manifest = await told.text();
  const engine = await Engine.load(module, JSON.parse(manifest) as Manifest);
  (await browser).provide(game, engine, manifest);
}

/** The game that a question is about. */
function gameOf(question: string): string | undefined {
  const asked = JSON.parse(question) as { game?: string; record?: string };
  return asked.game ?? (asked.record && (JSON.parse(asked.record) as { game: string }).game);
}

async function think(room: MessagePort, { n, question }: { n: number; question: string }): Promise<void> {
  let answer: string;
  try {
    const game = gameOf(question);
    if (game && !brought.has(game))
      brought.set(
        game,
        bring(game).catch((error) => console.warn(String(error))),
      );
    if (game) await brought.get(game);
    answer = (await browser).think(question, (soFar) => room.postMessage({ n, soFar } satisfies Thought));
  } catch (error) {
    answer = JSON.stringify({ failed: String(error) });
  }
  if (answer.startsWith('{"failed"')) console.warn(answer); // a bot plays on at random, and nobody would notice
  room.postMessage({ n, answer } satisfies Thought);
}
