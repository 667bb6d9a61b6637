// The way to the worker in which bots and teachers think: one question after the other.

/** What comes back: how far its rules are, how far a long answer is, an answer. */
export type Thought = { share: number } | { n: number; soFar: string } | { n: number; answer: string };
export type Ask = (question: string, told?: (soFar: string) => void) => Promise<string>;

export function asking(port: MessagePort, loaded: (share: number) => void = () => undefined): Ask {
  const waiting = new Map<number, { done: (answer: string) => void; told?: (soFar: string) => void }>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    if ("share" in data) return loaded(data.share);
    const one = waiting.get(data.n);
    if ("soFar" in data) return one?.told?.(data.soFar);
    waiting.delete(data.n);
    one?.done(data.answer);
  };
  return (question, told) =>
    new Promise((done) => {
      waiting.set(++last, { done, told });
      port.postMessage({ n: last, question });
    });
}
