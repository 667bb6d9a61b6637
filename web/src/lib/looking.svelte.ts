// Looking at a choice before it is played: what it brings about, and what is certain to follow. Whatever was found out
// belongs to the question for which it was asked, and is forgotten with it.

import { untrack } from "svelte";
import type { Live } from "./live.svelte";
import type { Choice, Foreseen, Outlook } from "./types";

const REAL = 4; // pixels from where the pointer was when the question came: less is a trembling hand

export interface Ghost extends Foreseen {
  question: string;
  choice: Choice;
}

export class Looking {
  /** The choice that is looked at, in the list or on the table. */
  pointed = $state.raw<Choice | null>(null);
  /** Whether all choices are known to end the turn or not. */
  known = $state(true);
  private found = $state.raw<Ghost | null>(null);
  private drawn = $state(false);
  private outlooks = $state.raw<{ question: string; choices: Record<string, Outlook> } | null>(null);
  private previews = new Map<number, Promise<Ghost | null>>();
  private fixed = false;
  private timer = 0;
  /** Where the pointer is, and where it was when the question came. */
  at: { x: number; y: number } | null = null;
  private from: { x: number; y: number } | null = null;
  /** Whether pointer or focus have moved since. A new button under a resting pointer is not looked at. */
  moved = false;
  /** The spot that the pointer rests on. In a preview something else may lie there, but that spot is meant. */
  rests: string | null = null;

  constructor(
    readonly live: Live,
    readonly question: () => string | null,
  ) {
    $effect(() => {
      const asked = question();
      this.previews.clear();
      this.from = this.at;
      this.moved = false;
      this.known = asked === null;
      if (asked !== null) untrack(() => void this.ask(asked));
    });
    $effect(() => {
      const key = ({ key }: KeyboardEvent): void => {
        if (key === "Tab" || key === "p" || key.startsWith("Arrow")) this.moved = true;
      };
      addEventListener("keydown", key, { capture: true });
      return () => removeEventListener("keydown", key, { capture: true });
    });
  }

  private async ask(question: string): Promise<void> {
    const state = this.live.shown?.state;
    if (state === undefined) return;
    const { choices } = await this.live.outlook(state);
    if (question !== this.question()) return;
    this.outlooks = choices ? { question, choices } : null;
    this.known = true;
  }

  /** What a choice brings about, as far as it was told yet. */
  outlook(choice: Choice): Outlook | null {
    return this.outlooks?.question === this.question() ? (this.outlooks?.choices[choice.id] ?? null) : null;
  }

  /** The pointer is somewhere; returns whether it has really moved since the question came. `settled`: the question has
   * been there for a while, so that a pointer of which nothing was known has come by itself. */
  pointer({ clientX: x, clientY: y }: PointerEvent, settled: boolean): boolean {
    if (!this.from) this.from = settled ? { x: -REAL, y: -REAL } : { x, y };
    this.at = { x, y };
    if (Math.hypot(x - this.from.x, y - this.from.y) >= REAL) this.moved = true;
    return this.moved;
  }

  /** What was found out about the choice that is looked at. */
  foreseen = $derived.by(() => (this.found && this.found.question === this.question() ? this.found : null));
  /** The same, if the table shows it. */
  ghost = $derived.by(() => (this.drawn && this.foreseen?.view ? this.foreseen : null));
  /** The spot of which the table shows what would follow. */
  get meant(): string | null {
    return this.ghost ? this.rests : null;
  }

  foresee(choice: Choice): Promise<Ghost | null> {
    const question = this.question() ?? "";
    let found = this.previews.get(choice.id);
    if (!found) {
      found = this.live.preview(choice.id).then((answer) => {
        if (answer.type !== "preview") return null;
        const { view = null, undo = false, ends = null, forced = [], certain = [], odds = [] } = answer;
        return { question, choice, view, undo, ends, draws: answer.draws ?? view === null, forced, certain, odds };
      });
      this.previews.set(choice.id, found);
    }
    return found;
  }

  /** Look at a choice: light up its pieces, and after a moment find out what follows, and draw it or only say it. */
  look = (choice: Choice | null, after = 0, draw = true): void => {
    clearTimeout(this.timer);
    if (this.fixed) return;
    this.pointed = choice;
    this.found = null;
    if (choice) this.timer = window.setTimeout(() => void this.find(choice, draw), after);
  };

  /** Look at a choice as long as there is a question about it. */
  fix(choice: Choice | null): void {
    this.fixed = false;
    this.look(choice);
    this.fixed = choice !== null;
  }

  private async find(choice: Choice, draw: boolean): Promise<void> {
    const ghost = await this.foresee(choice);
    if (this.pointed?.id !== choice.id || ghost?.question !== this.question()) return;
    this.found = ghost;
    this.drawn = draw;
  }
}
