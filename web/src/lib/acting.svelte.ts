// How clicks become actions. Pieces on the table are *spots* with a name; a choice points at one or several of them.
// Clicking spots narrows the choices down until one is left, which is played; clicking a spot that no choice points at
// asks why not. The list of choices and the spots are the same thing, seen from two sides.

import { getContext, setContext, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { DECLINE, type Context, type GameModule, type Place, type Target } from "../games/contract";
import { rulebook } from "./api";
import { Gate } from "./gate.svelte";
import type { Answer, Live } from "./live.svelte";
import { Looking } from "./looking.svelte";
import { plain } from "./names";
import { fits, inOrder } from "./picking";
import { prefs } from "./prefs.svelte";
import { spotOf } from "./spot.svelte";
import type { Choice, Outlook, Refused, Rule, View } from "./types";
import { saying, t, words } from "./words.svelte";

const STEPS = 30; // at most, to bring pieces into the order of the actions
const TWICE = 400; // milliseconds in which a second click on a piece is part of a double click

export interface Bubble {
  at: Element | null;
  /** Why it cannot be done in this position, and the rule that says so. */
  cause?: string | null;
  rule?: Rule | null;
  /** What else there is to say: a message of the page, or words. */
  message?: string;
  words?: string;
}

export class Acting {
  /** Spots that were clicked on the way to a choice. */
  picked = $state<string[]>([]);
  /** A choice that waits for another click: it cannot be undone, or it ends the turn. */
  sure = $state.raw<Choice | null>(null);
  /** It ends the turn. */
  stopped = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  /** What happened by itself after the last own action, in the state that this led to. */
  private own = $state.raw<{ state: number; forced: string[] }>({ state: -1, forced: [] });
  /** Spots that were clicked before their turn, in the state in which they were. */
  private early = $state.raw<{ state: number; spots: string[] }>({ state: -1, spots: [] });
  /** Nothing can be played while an earlier moment is shown. */
  paused = $state(false);
  /** The action that the guide wants, and how it says so; "" is none. */
  only = $state.raw<string | null>(null);
  wants = $state.raw<string | null>(null);
  private lastPick = 0;

  module = $state.raw<GameModule | null>(null);
  /** What is printed on the pieces. */
  data = $state.raw<unknown>(null);

  choices = $derived.by<Choice[]>(() =>
    this.paused || this.live.waiting || this.only === "" ? [] : (this.live.shown?.legal ?? []),
  );
  /** What is asked: a position, seen by a seat, in a language. */
  private asked = $derived.by(() => {
    const { shown } = this.live;
    return shown && this.choices[0] ? `${shown.state}/${shown.seat}/${this.choices[0].sentence}` : null;
  });
  /** The same, with all that changes what a click would mean. */
  private question = $derived.by(() => {
    const { shown, waiting } = this.live;
    return [shown?.state, shown?.seat, waiting > 0, this.paused, this.only, this.asked, this.sure?.id].join("/");
  });
  private aims = $derived.by(() => {
    const view = this.live.shown?.view;
    return new Map(
      this.choices.map((choice) => [
        choice.id,
        this.module && view ? this.module.targets(choice, view, this.data) : [],
      ]),
    );
  });
  /** What the game's functions are given: always the table as it is, never a preview. */
  context = $derived.by<Context | null>(() => {
    void words.lang;
    const { shown } = this.live;
    return shown?.view && this.module ? { view: shown.view, data: this.data, say: saying(shown.table.game) } : null;
  });
  /** Where the choices stand in the list. */
  places = $derived.by(() => {
    const { context } = this;
    return new Map<number, Place | null>(
      this.choices.map((choice) => [choice.id, context ? (this.module?.place?.(choice, context) ?? null) : null]),
    );
  });
  /** Spots that were clicked and wait for others to come first. */
  waiting = $derived.by(() => (this.early.state === this.live.shown?.state ? this.early.spots : []));
  /** The choices that fit what was clicked, as the game ranks them; then those first that point at nothing, as they can
   * be had nowhere else, and the simple ones. */
  candidates = $derived(
    this.choices
      .filter((choice) => fits(this.picked, this.targets(choice)))
      .toSorted((a, b) => this.rank(a) - this.rank(b) || this.targets(a).length - this.targets(b).length),
  );
  /** Those that are offered: the guide offers what it wants. */
  offered = $derived(
    this.only === null ? this.candidates : this.candidates.filter((choice) => choice.text === this.only),
  );
  /** The spots that lead on. */
  private open = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.offered) {
      for (const spot of this.targets(choice).flat()) {
        if (!this.picked.includes(spot) && fits([...this.picked, spot], this.targets(choice))) found.add(spot);
      }
    }
    return found;
  });
  private lit = $derived.by(() => new Set(this.looking.pointed ? this.targets(this.looking.pointed).flat() : []));
  /** What happened by itself after the last own action. */
  forced = $derived.by(() => (this.own.state === this.live.shown?.state ? this.own.forced : []));

  readonly looking: Looking;
  readonly gate: Gate;

  constructor(readonly live: Live) {
    this.looking = new Looking(live, () => this.asked);
    this.gate = new Gate(
      () => this.question,
      () => this.looking.known,
    );
    $effect(() => {
      void this.asked;
      untrack(this.clear);
    });
    $effect(() => {
      void this.live.shown; // it may come before the answer to what brought it about
      this.busy = this.live.held;
    });
  }

  /** What is certain to follow from the choice that is looked at, if the table shows it. */
  get ghost(): Looking["ghost"] {
    return this.looking.ghost;
  }
  /** Whether what is clicked or pressed now answers the question that is shown. */
  get takes(): boolean {
    return this.gate.takes && !this.busy;
  }
  /** Whether a question can be answered. */
  get ready(): boolean {
    return this.gate.open && !this.busy;
  }

  targets(choice: Choice): Target[] {
    return this.aims.get(choice.id) ?? [];
  }
  private rank(choice: Choice): number {
    return this.places.get(choice.id)?.rank ?? DECLINE - 1;
  }
  can(spot: string): boolean {
    return this.open.has(spot) || this.goal(spot) !== null;
  }
  /** Where the order of clicks does not matter: the pieces wanted after a click on this one. */
  private goal(spot: string): string[] | null {
    const view = this.live.shown?.view;
    if (!view || !this.choices.length || this.only !== null || this.picked.length) return null;
    return this.module?.loose?.goal(spot, view, this.waiting) ?? null;
  }
  /** The one choice that a spot leads to, if it is just one. */
  leads(spot: string): Choice | null {
    const picked = [...this.picked, spot];
    const found = this.candidates.filter((choice) => fits(picked, this.targets(choice)));
    // Two choices may point at the same spots: then the order of the clicks tells them apart.
    const meant =
      found.length > 1 && found.every((choice) => this.targets(choice).length === picked.length)
        ? found.filter((choice) => inOrder(picked, this.targets(choice)))
        : found;
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  isPicked(spot: string): boolean {
    return (
      this.picked.includes(spot) ||
      this.waiting.includes(spot) ||
      (this.sure !== null && this.targets(this.sure).flat().includes(spot))
    );
  }
  isLit(spot: string): boolean {
    return this.lit.has(spot);
  }

  /** A sentence in which players have their names. */
  named(sentence: string): string {
    return plain(sentence, words.lang, this.live.shown?.table.seats ?? []);
  }

  /** Drop what was chosen so far. */
  clear = (): void => {
    this.picked = [];
    this.early = { state: -1, spots: [] };
    this.bubble = null;
    this.ask(null);
  };

  /** Take back what was chosen, or the last action. */
  back = (): void => {
    if (!this.takes) return;
    if (this.sure || this.picked.length) this.clear();
    else void this.undo();
  };

  /** Play a choice from the list. */
  play = (choice: Choice): void => {
    if (this.takes) void this.decide(choice, false);
  };

  private ask(choice: Choice | null, stopped = false): void {
    this.sure = choice;
    this.stopped = stopped;
    this.looking.fix(choice);
  }

  /** What a choice brings about. */
  private async outlook(choice: Choice): Promise<Outlook | null> {
    return this.looking.outlook(choice) ?? (await this.looking.foresee(choice));
  }

  /** Whether the turn is to stop before a choice: it ends it, its words do not say so, and it is not all there is. */
  private stops(choice: Choice, outlook: Outlook | null): boolean {
    return (
      prefs.stopAtEnd && outlook?.ends === true && this.choices.length > 1 && !(this.module?.ending?.(choice) ?? false)
    );
  }

  /** Play a choice, unless it is to be asked about first: whether the turn shall end, and whether a click on the table
   * (`direct`) shall do what cannot be undone. In the list its words have said it. */
  private async decide(choice: Choice, direct: boolean): Promise<void> {
    const { shown } = this.live;
    if (!shown) return;
    this.bubble = null;
    const only = this.targets(choice).flat();
    const goal = this.waiting.length && only.length === 1 && this.sure === null ? this.goal(only[0]!) : null;
    if (goal) return this.arrange(goal, only[0]!, null);
    this.busy = true;
    const outlook = await this.outlook(choice);
    if (this.live.shown?.state !== shown.state) return;
    const stops = this.stops(choice, outlook);
    if (this.sure?.id !== choice.id && (stops || (direct && prefs.confirm && !outlook?.undo))) {
      this.busy = false;
      this.ask(choice, stops);
      return;
    }
    this.refused = null;
    const answer = await this.live.act(choice.id, shown.state);
    if (answer.type === "done") this.own = { state: answer.number ?? -1, forced: outlook?.forced ?? [] };
    this.settle(answer, shown.state);
  }

  undo = async (): Promise<void> => {
    const state = this.live.shown?.state;
    if (!this.takes || state === undefined) return;
    this.busy = true;
    this.settle(await this.live.undo(state), state);
  };

  /** What was done is over when it is shown. */
  private settle(answer: Answer, state: number): void {
    this.refused = answer.type === "refused" ? (answer.error ?? null) : null;
    if (answer.type === "done" && this.live.shown?.state === state) return;
    this.busy = false;
    if (this.live.shown?.state === state) this.clear();
  }

  click = (spot: string, element: Element | null = null): void => {
    if (!this.takes || !this.live.shown?.view || this.paused) return;
    if (this.sure) {
      if (this.targets(this.sure).flat().includes(spot)) void this.decide(this.sure, true);
      else this.clear();
      return;
    }
    this.looking.look(null);
    const now = performance.now();
    if (this.picked.includes(spot)) {
      if (now - this.lastPick > TWICE) this.picked = this.picked.filter((one) => one !== spot);
      return;
    }
    this.bubble = null;
    const goal = this.waiting.length || !this.open.has(spot) ? this.goal(spot) : null;
    if (goal) return void this.arrange(goal, spot, element);
    if (!this.open.has(spot)) return void this.whyNot(spot, element);
    const one = this.leads(spot);
    if (one) return void this.decide(one, true);
    this.picked = [...this.picked, spot];
    this.lastPick = now;
  };

  /** Bring the pieces wanted to the table in the order that the actions have: back as far as needed, then one by one.
   * What does not go yet waits. It is shown when all is done, and nothing is done on the way that cannot be undone. */
  private async arrange(goal: string[], spot: string, element: Element | null): Promise<void> {
    const { live } = this;
    const loose = this.module?.loose;
    if (!loose || this.busy || !live.shown) return;
    let { state } = live.shown;
    const adding = goal.includes(spot);
    let wanted = goal;
    const early: string[] = [];
    let final: string | null = null;
    this.busy = live.held = true;
    this.refused = null;
    for (let i = 0; i < STEPS && final === null; i++) {
      const news = live.latest;
      const step = news?.view && news.legal ? loose.step(wanted, news.view) : null;
      if (step === null) break;
      const choice = step === "undo" ? null : news?.legal?.find((one) => one.text === step.act);
      if (step !== "undo" && !choice) {
        wanted = wanted.toSpliced(wanted.indexOf(step.spot), 1);
        early.push(step.spot);
      } else if (choice && (await this.final(choice, adding))) {
        final = choice.text;
        if (adding && step !== "undo") early.push(step.spot);
      } else {
        const answer: Answer = await (choice ? live.act(choice.id, state) : live.undo(state));
        if (answer.type !== "done") {
          this.refused = answer.error ?? null;
          break;
        }
        state = answer.number ?? state;
      }
    }
    this.busy = live.held = false;
    live.skip();
    await tick();
    const view = live.shown?.view;
    const keep = early.filter((one) => view && loose.goal(one, view, []) !== null);
    this.early = { state: live.shown?.state ?? -1, spots: keep };
    const last = this.choices.find((one) => one.text === final);
    if (last && adding) this.ask(last, this.stops(last, await this.outlook(last)));
    else if (early.includes(spot) && !keep.includes(spot)) await this.whyNot(spot, element);
  }

  /** Whether a step on the way to the pieces wanted is to be asked about; without `adding` it is no step at all. */
  private async final(choice: Choice, adding: boolean): Promise<boolean> {
    const { undo, ends } = await this.live.preview(choice.id);
    return (!undo && (prefs.confirm || !adding)) || (ends === true && prefs.stopAtEnd);
  }

  /** Why an attempt is refused. One that begins with # names the rule itself. */
  async why(attempt: string): Promise<Answer> {
    if (!attempt.startsWith("#")) return this.live.why(attempt);
    const rules = await rulebook(this.live.shown?.table.game ?? "");
    const rule = rules.find((one) => one.id === attempt.slice(1));
    return { type: "why", key: null, legal: false, rule: rule ?? null };
  }

  /** Say why a spot cannot be used now. */
  async whyNot(spot: string, element: Element | null): Promise<void> {
    const { shown } = this.live;
    if (!shown?.view || !this.module || this.paused) return;
    const { state } = shown;
    const found = await this.reason(spot, shown.view);
    if (this.live.shown?.state === state) this.bubble = { at: element, ...found };
  }

  private async reason(spot: string, view: View): Promise<Omit<Bubble, "at">> {
    if (!this.live.shown?.legal) return { message: "not-your-turn" };
    if (this.only !== null) {
      const wanted = this.choices.find((choice) => choice.text === this.only);
      if (this.wants) return { words: this.wants };
      return wanted ? { words: t("guide-wants", { what: this.named(wanted.sentence) }) } : { message: "guide-reads" };
    }
    let message = "nothing-here";
    for (const action of this.module?.attempts(spot, view, this.picked, this.data) ?? []) {
      const answer = await this.why(action);
      if (answer.type !== "why") continue;
      if (answer.legal) message = "other-way";
      else if (answer.rule) return { cause: answer.cause ?? null, rule: answer.rule };
    }
    return { message };
  }

  /** Make an element a spot: `{@attach spot("level:3", "Level 3")}`. */
  spot = (at: string, label?: string): Attachment<HTMLElement | SVGElement> => spotOf(this, at, label);
}

const KEY = Symbol("acting");
export const provide = (acting: Acting): Acting => setContext(KEY, acting);
export const acting = (): Acting => getContext<Acting>(KEY);
/** What makes an element a spot of this table. */
export const spots = (): Acting["spot"] => acting().spot;
