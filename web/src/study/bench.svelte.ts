// A table that belongs to nobody: one position at a time, asked about by its code. To the parts of a table it looks
// like the connection to a real one.

import { ask, Refusal } from "../lib/api";
import { Live, type Answer } from "../lib/live.svelte";
import { thinking } from "../lib/thinking.svelte";
import type { Choice, Foreseen, Hint, Outlook, Refused, Rule, TableInfo, View } from "../lib/types";
import { words } from "../lib/words.svelte";

/** A position as the server tells it. */
export interface Place {
  code: string;
  game: string;
  options: Record<string, unknown>;
  moment: number;
  seat: number;
  actor: number | null;
  over: boolean;
  scores: number[];
  view: View;
  legal: Choice[] | null;
  events: string[];
  undo?: boolean;
}

const AGAIN = 600; // milliseconds until the server is asked again that had too much to do
const TIMES = 20;

/** Ask about a position. The server takes one question at a time from each of us. */
let last: Promise<unknown> = Promise.resolve();
export function study<T>(what: string, body: object): Promise<T> {
  const wanted = last.then(async () => {
    for (let i = 0; ; i++) {
      try {
        return await ask<T>("POST", `/study${what && `/${what}`}`, body);
      } catch (error) {
        if (!(error instanceof Refusal) || error.refused.code !== "too-often" || i >= TIMES) throw error;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  });
  last = wanted.catch(() => undefined);
  return wanted;
}

/** What a table says of itself, for the parts that are told. */
function tableOf(place: Place, mine: boolean): TableInfo {
  const players = Number(place.options.players);
  return {
    ...{ id: "", game: place.game, version: 0, options: place.options, old: false, hidden: false, host: null },
    ...{ public: false, talk: false, timer: null, substitute: "", status: place.over ? "over" : "playing" },
    ...{ actor: place.actor, result: null, rematch: null, start: null, deadline: null, created: "", updated: "" },
    ...{ mine: false, hosting: false, expires: null, pack: false, hints: false, notes: false },
    seats: Array.from({ length: players }, (_, seat) => ({
      ...{ seat, kind: "person", name: null, bot: null, twin: null, reserved: false, conceded: false },
      ...{ agrees: false, absent: false, mine: mine && seat === place.actor },
    })),
  };
}

/** What went wrong, as a table would say it. */
export const refusal = (error: unknown): Refused =>
  error instanceof Refusal ? error.refused : { code: "", message: (error as Error).message };

/** What to do in a position: thought of by the server, or here, if it leaves that to us. */
async function advice(code?: string): Promise<Hint> {
  const found = await study<Hint | { site: string }>("hint", { code, ...(thinking.able ? { here: true } : {}) });
  if (!("site" in found)) return found;
  const asked = { job: "board", ask: "hint", seat: null, changes: {}, code, lang: words.lang };
  const told = await thinking.ask<{ found?: Hint }>(found.site, asked).catch(() => null);
  return told?.found ?? study<Hint>("hint", { code }); // which says what is wrong
}

export class Bench extends Live {
  place = $state.raw<Place | null>(null);
  private steps = 0;

  /** `played`: what happens with a choice; it returns an error, or nothing. */
  constructor(
    readonly played: (choice: Choice) => Promise<Answer["error"] | null>,
    readonly taken: () => void = () => undefined,
    readonly back: () => boolean = () => false,
  ) {
    super("", null);
    this.state = "open";
  }

  protected override connect(): void {} // there is nobody at the other end
  override close(): void {}
  override again(): void {}

  /** Put a position on the table. */
  lay(place: Place): void {
    this.place = place;
    this.seat = place.seat;
    const state = ++this.steps;
    const table = tableOf(place, true);
    const { moment, seat, view, legal } = place;
    this.shown = {
      type: "news",
      number: state,
      state,
      moment,
      seat,
      table,
      view,
      legal,
      undo: false,
      entries: [],
    };
    if (this.back()) this.shown = { ...this.shown, undo: true };
  }

  override async act(action: number): Promise<Answer> {
    const choice = this.place?.legal?.find((one) => one.id === action);
    const error = choice ? await this.played(choice) : null;
    if (error) return { type: "refused", key: null, error };
    return { type: "done", key: null, number: this.steps };
  }
  override undo(): Promise<Answer> {
    this.taken();
    return Promise.resolve({ type: "done", key: null, number: this.steps });
  }
  private async about<T extends object>(type: Answer["type"], what: string, more: object = {}): Promise<Answer> {
    try {
      return { type, key: null, ...(await study<T>(what, { code: this.place?.code, ...more })) };
    } catch (error) {
      return { type: "refused", key: null, error: refusal(error) };
    }
  }
  override why(action: number | string): Promise<Answer> {
    return this.about<{ legal: boolean; rule: Rule | null; cause: string | null }>("why", "why", { action });
  }
  override async outlook(): Promise<Answer> {
    if (this.place?.legal == null) return { type: "outlook", key: null };
    return this.about<{ choices: Record<string, Outlook> }>("outlook", "outlook");
  }
  override async ask(state: number): Promise<void> {
    const key = String(state);
    this.hint = { key, state, told: null, refused: null };
    const heard = (more: object): void => {
      if (this.hint?.key === key) this.hint = { ...this.hint, ...more };
    };
    try {
      const told = await advice(this.place?.code);
      heard({ told: { ...told, type: "hint", key, state, last: true } });
    } catch (error) {
      heard({ refused: refusal(error) });
    }
  }
  override preview(action: number): Promise<Answer> {
    return this.about<Foreseen>("preview", "preview", { action });
  }
}
