// What was solved, and how: it stays in this browser.

import { keep, kept } from "../lib/prefs.svelte";

/** Right at once, right after mistakes or hints, or given up. */
export type Mark = "clean" | "solved" | "shown";

function read(): Record<string, Mark> {
  try {
    const held: unknown = JSON.parse(kept("puzzles") ?? "{}");
    return held !== null && typeof held === "object" ? (held as Record<string, Mark>) : {};
  } catch {
    return {}; // somebody has been at it
  }
}

class Progress {
  marks = $state.raw<Record<string, Mark>>(read());

  of(game: string, id: string): Mark | null {
    return this.marks[`${game}/${id}`] ?? null;
  }
  /** The first time counts, except that what was given up can still be solved. */
  note(game: string, id: string, mark: Mark): void {
    const before = this.of(game, id);
    if (before !== null && before !== "shown") return;
    if (before === "shown" && mark !== "solved") return;
    this.marks = { ...this.marks, [`${game}/${id}`]: mark };
    keep("puzzles", JSON.stringify(this.marks));
  }
}

export const progress = new Progress();
