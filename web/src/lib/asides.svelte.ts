// Questions that can be answered in passing. Several people at one screen are asked in place where the question needs
// nothing hidden: only the choices of the other seat are fetched, nothing else of what it knows. And what is asked
// again and again in a turn can be declined until the turn passes on; the page then answers by itself.

import { untrack } from "svelte";
import type { GameModule } from "../games/contract";
import { ask, Refusal } from "./api";
import type { Live } from "./live.svelte";
import type { Choice, View } from "./types";
import { words } from "./words.svelte";

const UNREAD = 400; // milliseconds in which a click was meant for the question before

export interface Question {
  seat: number;
  state: number;
  legal: Choice[];
}

/** What tells one turn from another. */
const turnOf = (view: View): string => JSON.stringify((view as { turn?: unknown }).turn ?? null);

export class Asides {
  refused = $state<string | null>(null);
  /** By seat: in which turn it declines whatever comes. */
  declined = $state.raw<ReadonlyMap<number, string>>(new Map());
  private fetched = $state.raw<Question | null>(null);
  private failed = $state.raw<number | null>(null); // the state of a question that could not be fetched
  private since = 0;
  private answered = -1; // the last state that was answered here

  /** `shown`: somebody has sat down in front of the screen. */
  constructor(
    readonly live: Live,
    readonly module: () => GameModule | null,
    readonly shown: () => boolean,
  ) {
    $effect(() => {
      void words.lang;
      const wanted = this.elsewhere;
      if (wanted) untrack(() => void this.fetch(wanted.seat, wanted.state));
    });
    $effect(() => this.reply());
  }

  /** The own seat, other than the one looked from, that is asked something for everybody's eyes. */
  private elsewhere = $derived.by<{ seat: number; state: number } | null>(() => {
    const news = this.live.shown;
    const actor = news?.table.actor ?? null;
    if (!news?.view || actor === null || actor === news.seat || !this.shown()) return null;
    const seat = news.table.seats[actor];
    if (news.table.status !== "playing" || !seat?.mine || seat.kind !== "person") return null;
    if (!this.module()?.quiet?.(news.view) || this.failed === news.state) return null;
    return { seat: actor, state: news.state };
  });
  /** The question to a seat that is not looked from. */
  question = $derived(this.elsewhere && this.fetched?.state === this.elsewhere.state ? this.fetched : null);
  /** Nobody has to pass the device on. */
  inPlace = $derived(this.elsewhere !== null);

  private async fetch(seat: number, state: number): Promise<void> {
    try {
      const found = await ask<Question & { legal: Choice[] | null }>(
        "GET",
        `/tables/${this.live.id}/aside?seat=${seat}`,
      );
      if (found.legal === null || found.state !== state) return; // the news of that are on their way
      this.fetched = found;
      this.since = performance.now();
    } catch {
      this.failed = state;
    }
  }

  /** What is asked now, here or of the seat that is looked from. */
  private asked = $derived.by<Question | null>(() => {
    if (this.question) return this.question;
    const news = this.live.shown;
    if (!news?.legal || news.seat === null || this.live.waiting) return null;
    return { seat: news.seat, state: news.state, legal: news.legal };
  });
  /** The choice by which the question asked now is declined, if it is one that comes again and again. */
  declining = $derived.by<{ seat: number; choice: Choice } | null>(() => {
    const view = this.live.shown?.view;
    if (!this.asked || !view) return null;
    const choice = this.module()?.decline?.(this.asked.legal, view) ?? null;
    return choice && { seat: this.asked.seat, choice };
  });
  /** Whether the page answers the present question by itself. */
  answers = $derived(this.declining !== null && this.declined.has(this.declining.seat));

  /** Answer for the seat that is asked in place. */
  play = async (choice: Choice): Promise<void> => {
    const { question } = this;
    if (question && performance.now() - this.since > UNREAD) await this.send(question, choice);
  };

  /** Decline now, and whenever it comes again in this turn. */
  decline = (): void => {
    const view = this.live.shown?.view;
    if (!this.declining || !view) return;
    this.declined = new Map(this.declined).set(this.declining.seat, turnOf(view));
  };
  askAgain = (seat: number): void => {
    const left = new Map(this.declined);
    left.delete(seat);
    this.declined = left;
  };

  private reply(): void {
    const { asked, declining, declined } = this;
    const view = this.live.shown?.view;
    if (!view || !declined.size) return;
    const over = [...declined].filter(([, turn]) => turn !== turnOf(view)).map(([seat]) => seat);
    for (const seat of over) untrack(() => this.askAgain(seat));
    if (!asked || !declining || !declined.has(asked.seat) || over.includes(asked.seat)) return;
    untrack(() => void this.send(asked, declining.choice));
  }

  private async send({ seat, state }: Question, choice: Choice): Promise<void> {
    if (state <= this.answered) return;
    this.answered = state;
    this.refused = null;
    const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
    try {
      await ask("POST", `/tables/${this.live.id}/act`, { seat, state, action: choice.id, key });
    } catch (error) {
      this.answered = -1;
      if (error instanceof Refusal && error.refused.code === "stale") return; // the news are on their way
      this.refused = error instanceof Error ? error.message : String(error);
      this.askAgain(seat); // rather than fail again and again
    }
  }
}
