// Hints and reviews of tables at a server, thought of in this browser: the server says of what, and where lies what it
// takes (`fathom serve --site`). It is told no more than the seat may know, or the record of a finished game.

import type { Ask } from "../local/asking";
import { SITE } from "./door";
import { prefs } from "./prefs.svelte";

class Thinking {
  /** How much of the rules has come in, while they do; null: they are here, or nobody has asked yet. */
  share = $state<number | null>(null);
  private way: Promise<Ask> | null = null;
  private broken = false; // then the server is asked as always

  /** Whether this browser may be told to think. */
  get able(): boolean {
    return !SITE && prefs.here && !this.broken && "DecompressionStream" in window && "WebAssembly" in window;
  }

  private async begin(site: string): Promise<Ask> {
    const { asking } = await import("../local/asking");
    const worker = new Worker(new URL("../local/thinker.ts", import.meta.url), { type: "module" });
    const ways = new MessageChannel();
    this.share = 0;
    const ask = asking(ways.port2, (share) => (this.share = share < 1 ? share : null));
    const failed = new Promise<never>((_, fail) => {
      worker.onerror = (event) => fail(new Error(event.message || "no worker"));
    });
    failed.catch(() => undefined);
    worker.postMessage({ base: new URL(site, location.href).href, room: ways.port1 }, [ways.port1]);
    return (question, told) => Promise.race([ask(question, told), failed]);
  }

  /** The answer to a question; an error says that there is none, and that the server should be asked. */
  async ask<T extends object>(site: string, question: object, told?: (soFar: string) => void): Promise<T> {
    try {
      const ask = await (this.way ??= this.begin(site));
      const answer = JSON.parse(await ask(JSON.stringify(question), told)) as T | { failed: string };
      if ("failed" in answer) throw new Error(answer.failed);
      return answer;
    } catch (error) {
      console.warn(`the server is asked: ${String(error)}`);
      this.broken = true;
      this.share = null;
      throw error;
    }
  }
}
export const thinking = new Thinking();
