// The worker in which bots and teachers think, so that the page is answered meanwhile. It is told positions drawn anew
// from what a seat may know, and nothing else.

import { python } from "./python";

interface Browser {
  think: (question: string, told: (soFar: string) => void) => string;
}
let browser: Promise<Browser>;

onmessage = ({ data }: MessageEvent<{ base: string; room: MessagePort }>) => {
  const { base, room } = data;
  browser = python(base, () => undefined).then((py) => py.pyimport("fathom.local.browser") as Browser);
  room.onmessage = ({ data }: MessageEvent<{ n: number; question: string }>) => void think(room, data);
};

async function think(room: MessagePort, { n, question }: { n: number; question: string }): Promise<void> {
  let answer: string;
  try {
    answer = (await browser).think(question, (soFar) => room.postMessage({ n, soFar }));
  } catch (error) {
    answer = JSON.stringify({ failed: String(error) });
  }
  room.postMessage({ n, answer });
}
