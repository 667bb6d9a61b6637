// The connection to a table: news come in, messages go out, and what was not answered is sent again after a break.
// What others do is shown one after the other, at the preferred speed.

import { line, type Line } from "./door";
import { prefs } from "./prefs.svelte";
import { thinking } from "./thinking.svelte";
import type { Entry, Foreseen, Hint, News, Outlook, Refused, Rule, Think } from "./types";
import { words } from "./words.svelte";

const FOR_GOOD = [4401, 4403, 4404]; // connecting again would change nothing
const FOR_NOW = ["storage", "busy", "too-often"]; // what was refused for a moment only is asked again with its key
const HOLD = { slow: 1500, normal: 700, fast: 250, off: 0 }; // milliseconds for one sentence
const MORE = 0.3; // of that for each further one
const HASTE = 15; // news that wait, at which it goes twice as fast
const LONGEST = 200; // entries in one message
const BACKLOG = 80; // news that wait to be shown at most

export interface Answer extends Partial<Foreseen> {
  type: "done" | "refused" | "why" | "preview" | "outlook";
  key: string | null;
  error?: Refused;
  legal?: boolean;
  rule?: Rule | null;
  /** Why the rule forbids it in this position. */
  cause?: string | null;
  /** By the id of the choice. */
  choices?: Record<string, Outlook>;
  /** The number of the entry that was made, which is the state then. */
  number?: number;
}

interface Pending {
  message: Record<string, unknown>;
  lasting: boolean; // sent again after a break
  answered: (answer: Answer) => void;
}

/** The key of a message; randomUUID is not there without https. */
const fresh = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

export class Live {
  /** What is on the screen. */
  shown = $state.raw<News | null>(null);
  /** All that has happened, as the seat may know it. */
  log = $state.raw<Entry[]>([]);
  /** The actions (their notation) that were not taken back, as far as the log goes. */
  standing = $derived.by(() => {
    const found: string[] = [];
    for (const { kind, action } of this.log) {
      if (kind === "action") found.push(action ?? "");
      else if (kind === "undo") found.pop();
    }
    return found;
  });
  /** Others' actions that wait to be shown. */
  waiting = $state(0);
  /** Whose action is being shown, as long as others' actions are shown one after the other. */
  film = $state<number | null>(null);
  /** The points of all seats at the moments that were shown, as this seat may know them. */
  readonly points = new Map<number, number[]>();
  /** The hint that was asked for: what was thought so far, or why there is none. */
  hint = $state.raw<{ key: string; state: number; told: Hint | null; refused: Refused | null } | null>(null);
  state = $state<"connecting" | "open" | "cut" | "none">("connecting");
  seat: number | null;
  /** Whether what comes in waits until several steps are done. */
  held = false;

  private queue: News[] = [];
  private heardOf = 0; // the last entry that came in
  private catching = false; // a long log comes in pieces, which are no news
  private socket: Line | null = null;
  private pause = 200;
  private pending = new Map<string, Pending>();
  private timer = 0;
  private gone = false;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.seat = seat;
    this.connect();
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** See the table from another seat, or in another language: the log is another one, too. */
  again(seat: number | null): void {
    this.seat = seat;
    this.log = [];
    this.queue = [];
    this.waiting = 0;
    this.film = null;
    this.points.clear();
    this.hint = null;
    this.heardOf = 0;
    this.state = "connecting"; // what is said meanwhile is sent then
    clearTimeout(this.timer);
    this.timer = 0;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  protected connect(): void {
    if (this.gone) return;
    const query = new URLSearchParams({ since: String(this.heardOf), lang: words.lang });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const mine = line(`/tables/${this.id}/live?${query}`);
    this.socket = mine;
    mine.onmessage = (event) => {
      if (mine === this.socket) this.heard(JSON.parse(event.data));
    };
    mine.onclose = (event) => {
      if (mine !== this.socket || this.gone) return;
      if (event.code === 4403 && this.seat !== null) return this.again(null); // the seat is no longer mine
      this.state = FOR_GOOD.includes(event.code) ? "none" : "cut";
      if (this.state === "none") return;
      for (const [key, one] of this.pending) {
        if (!one.lasting) this.settle(key, { type: "refused", key, error: { code: "network", message: "" } });
      }
      setTimeout(() => {
        if (mine === this.socket) this.connect();
      }, this.pause);
      this.pause = Math.min(this.pause * 2, 5000);
    };
  }

  private heard(said: News | Answer | Hint | Think): void {
    if (said.type === "news") {
      const fresh = this.state !== "open";
      this.state = "open";
      this.pause = 200;
      if (fresh) for (const one of this.pending.values()) this.socket?.send(JSON.stringify(one.message));
      if (fresh && this.hint && !this.hint.told?.last && said.state === this.hint.state) void this.ask(said.state);
      this.heardOf = said.number;
      this.arrange(said, fresh || this.catching);
      this.catching = said.entries.length >= LONGEST;
      return;
    }
    const { key } = said;
    if (said.type === "hint") {
      if (this.hint?.key === key) this.hint = { ...this.hint, told: said };
      return;
    }
    if (said.type === "think") return void this.think(said);
    if (said.type === "refused" && this.hint?.key === key) this.hint = { ...this.hint, refused: said.error ?? null };
    const one = key === null ? undefined : this.pending.get(key);
    if (!one || key === null) return;
    if (said.type === "refused" && said.error && FOR_NOW.includes(said.error.code)) {
      setTimeout(() => {
        if (this.socket?.readyState === 1 && this.pending.has(key)) this.socket.send(JSON.stringify(one.message));
      }, 1000);
      return;
    }
    this.settle(key, said);
  }

  private settle(key: string, answer: Answer): void {
    const one = this.pending.get(key);
    this.pending.delete(key);
    one?.answered(answer);
  }

  // One after the other

  private arrange(news: News, fresh: boolean): void {
    this.queue.push(news);
    if (this.held) return;
    const own = news.entries.some((entry) => entry.kind === "action" && news.table.seats[entry.seat ?? -1]?.mine);
    if (fresh || own || this.queue.length > BACKLOG) return this.skip();
    if (!this.timer) this.next();
    else this.waiting = this.queue.length;
  }

  /** What came in last, shown or not. */
  get latest(): News | null {
    return this.queue.at(-1) ?? this.shown;
  }

  /** Show at once what is waiting. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.queue.at(-1);
    const entries = this.queue.flatMap((news) => news.entries);
    this.queue = [];
    this.waiting = 0;
    this.film = null;
    if (last) this.show({ ...last, entries });
  };

  /** Whoever acts does not wait for the end of what was shown last. */
  rest = (): void => {
    if (!this.queue.length) this.film = null;
  };

  private next = (): void => {
    this.timer = 0;
    const news = this.queue.shift();
    this.waiting = this.queue.length;
    if (!news) return this.rest();
    this.show(news);
    const others = news.entries.filter((entry) => entry.kind === "action" && !news.table.seats[entry.seat ?? -1]?.mine);
    const lines = others.flatMap((entry) => entry.events ?? []).length;
    const hold = lines && !document.hidden ? HOLD[prefs.speed] * Math.min(2.5, 1 + MORE * (lines - 1)) : 0;
    if (hold > 0) {
      this.film = others.findLast((entry) => entry.events?.length)?.seat ?? null;
      this.timer = window.setTimeout(this.next, hold / (1 + this.queue.length / HASTE));
    } else this.next();
  };

  private show(news: News): void {
    const last = this.log.at(-1)?.number ?? 0;
    const entries = news.entries.filter((entry) => entry.number > last);
    if (entries.length) this.log = [...this.log, ...entries];
    this.seat ??= news.seat;
    this.shown = news;
    const players = (news.view as { players?: { score?: number }[] } | null)?.players;
    if (players)
      this.points.set(
        news.moment,
        players.map((one) => one.score ?? 0),
      );
  }

  // Messages

  private send(message: Record<string, unknown>, lasting: boolean, key = fresh()): Promise<Answer> {
    const sent = { ...(this.seat === null ? {} : { seat: this.seat }), ...message, key };
    return new Promise((answered) => {
      this.pending.set(key, { message: sent, lasting, answered });
      if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(sent));
      else if (!lasting) this.settle(key, { type: "refused", key, error: { code: "network", message: "" } });
    });
  }

  act(action: number, state: number): Promise<Answer> {
    return this.send({ type: "act", state, action }, true);
  }
  undo(state: number): Promise<Answer> {
    return this.send({ type: "undo", state }, true);
  }
  /** Whoever has no seat speaks for none, whatever seat they look from. */
  chat(text: string, seated = true): Promise<Answer> {
    return this.send({ type: "chat", text, ...(seated ? {} : { seat: null }) }, true);
  }
  why(action: number | string): Promise<Answer> {
    return this.send({ type: "why", action }, false);
  }
  /** What every choice of the state brings about, in short. */
  outlook(state: number): Promise<Answer> {
    return this.send({ type: "outlook", state }, false);
  }
  /** Ask what would be good in a state: `hint` becomes better and better. */
  async ask(state: number): Promise<void> {
    const key = fresh();
    this.hint = { key, state, told: null, refused: null };
    await this.send({ type: "hint", state, ...(thinking.able ? { here: true } : {}) }, false, key);
  }
  /** The server leaves it to us. */
  private async think({ key, state, site, question }: Think): Promise<void> {
    const wanted = (): boolean => this.hint?.key === key && !this.gone;
    try {
      for (let step = 0; wanted(); step++) {
        const { hint, last } = await thinking.ask<{ hint: Hint; last: boolean }>(site, { ...question, step });
        if (this.hint && wanted()) this.hint = { ...this.hint, told: { ...hint, type: "hint", key, state, last } };
        if (last) return;
      }
    } catch {
      if (wanted()) await this.ask(state);
    }
  }
  preview(action: number): Promise<Answer> {
    return this.send({ type: "preview", action }, false);
  }
}
