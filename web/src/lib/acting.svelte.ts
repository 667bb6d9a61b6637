// How clicks become actions. Pieces on the table are *spots* with a name; a choice points at one or several of them.
// Clicking spots narrows the choices down until one is left, which is played; clicking a spot that no choice points at
// asks why not. The list of choices and the spots are the same thing, seen from two sides.

import { getContext, setContext, untrack } from "svelte";
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

const TWICE = 400; // milliseconds in which a second click on a piece is part of a double click
const SEEN = 700; // milliseconds for which it is seen that something came too early

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
  /** A click or key came too early to be an answer: it is seen that it was noticed. */
  early = $state(false);
  private noticed = 0;
  /** What happened by itself after the last own action, in the state that this led to. */
  private own = $state.raw<{ state: number; forced: string[] }>({ state: -1, forced: [] });
  /** Nothing can be played while an earlier moment is shown. */
  paused = $state(false);
  /** The action that the guide wants, and how it says so; "" is none. */
  only = $state.raw<string | null>(null);
  wants = $state.raw<string | null>(null);
  private lastPick = 0;

  /** Nothing is asked about first: what is played here is only tried. */
  free = false;

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
  /** The hint for what is asked now, and its choices as they can be played. */
  hint = $derived.by(() => {
    const { hint, shown } = this.live;
    return hint && hint.state === shown?.state ? hint : null;
  });
  hinted = $derived.by<Choice[]>(() => {
    const wanted = this.hint?.told?.choices ?? [];
    return wanted.flatMap(({ action }) => this.choices.find((one) => one.text === action) ?? []);
  });
  private advised = $derived.by(() => new Set(this.hinted[0] ? this.targets(this.hinted[0]).flat() : []));
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
  /** The same; what comes too early is told to whoever pressed. */
  private answered(): boolean {
    if (this.takes || this.paused || !this.choices.length) return this.takes;
    this.early = true;
    clearTimeout(this.noticed);
    this.noticed = window.setTimeout(() => (this.early = false), SEEN);
    return false;
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
    return this.open.has(spot) || this.played(spot) !== null;
  }
  /** The action that put a piece where it lies, if a click on it takes that back. */
  private played(spot: string): string | null {
    const { shown } = this.live;
    if (!shown?.view || !shown.undo || !this.choices.length || this.only !== null || this.picked.length) return null;
    const action = this.module?.played?.(spot, shown.view) ?? null;
    if (action === null) return null;
    // Only what was done just now, by actions of the same kind.
    const kind = action.split(" ")[0] ?? "";
    const { standing } = this.live;
    const before = standing.findLastIndex((one) => one.split(" ")[0] !== kind);
    return standing.lastIndexOf(action) > before ? action : null;
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
    return this.picked.includes(spot) || (this.sure !== null && this.targets(this.sure).flat().includes(spot));
  }
  isLit(spot: string): boolean {
    return this.lit.has(spot);
  }

  /** Whether a hint is about it. */
  isAdvised(spot: string): boolean {
    return this.advised.has(spot);
  }

  /** A sentence in which players have their names. */
  named(sentence: string): string {
    return plain(sentence, words.lang, this.live.shown?.table.seats ?? []);
  }

  /** Drop what was chosen so far. */
  clear = (): void => {
    this.picked = [];
    this.bubble = null;
    this.ask(null);
  };

  /** Take back what was chosen, or the last action. */
  back = (): void => {
    if (!this.answered()) return;
    if (this.sure || this.picked.length) this.clear();
    else void this.undo();
  };

  /** Play a choice from the list. */
  play = (choice: Choice): void => {
    if (this.answered()) void this.decide(choice, false);
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
    return prefs.stopAtEnd && outlook?.ends === true && this.choices.length > 1 && !this.ending(choice);
  }

  /** Whether the words of a choice say that it ends the turn. */
  ending(choice: Choice): boolean {
    const view = this.live.shown?.view;
    return (view && this.module?.ending?.(choice, view)) ?? false;
  }

  /** What then plays itself, without the end of the turn: that is said anyway. */
  follows({ ends, forced }: Outlook): string[] {
    const end = ends && this.module?.end ? this.context?.say(this.module.end) : null;
    return forced.filter((one) => one !== end);
  }

  /** Play a choice, unless it is to be asked about first: whether the turn shall end, and whether a click on the table
   * (`direct`) shall do what cannot be undone. In the list its words have said it. */
  private async decide(choice: Choice, direct: boolean): Promise<void> {
    const { shown } = this.live;
    if (!shown) return;
    this.bubble = null;
    this.busy = true;
    const outlook = await this.outlook(choice);
    if (this.live.shown?.state !== shown.state) return;
    const stops = this.stops(choice, outlook);
    if (!this.free && this.sure?.id !== choice.id && (stops || (direct && prefs.confirm && !outlook?.undo))) {
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
    if (!this.answered() || !this.live.shown?.view || this.paused) return;
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
    const done = this.open.has(spot) ? null : this.played(spot);
    if (done !== null) return void this.takeBack(done);
    if (!this.open.has(spot)) return void this.whyNot(spot, element);
    const one = this.leads(spot);
    if (one) return void this.decide(one, true);
    this.picked = [...this.picked, spot];
    this.lastPick = now;
  };

  /** Take one of the last actions back, and do again what was done since. It is shown when all is done. */
  private async takeBack(action: string): Promise<void> {
    const { live } = this;
    const { standing } = live;
    const at = standing.lastIndexOf(action);
    if (!live.shown) return;
    let { state } = live.shown;
    this.busy = live.held = true;
    const steps = [...standing.slice(at).map(() => null), ...standing.slice(at + 1)];
    for (const step of steps) {
      const choice = step === null ? null : live.latest?.legal?.find((one) => one.text === step);
      if (choice === undefined) break;
      const answer: Answer = await (choice ? live.act(choice.id, state) : live.undo(state));
      this.refused = answer.type === "refused" ? (answer.error ?? null) : null;
      if (answer.type !== "done") break;
      state = answer.number ?? state;
    }
    this.busy = live.held = false;
    live.skip();
  }

  /** Why an attempt is refused. One that begins with # names the rule itself. */
  async why(attempt: string, spot: string): Promise<Answer> {
    if (!attempt.startsWith("#")) return this.live.why(attempt);
    const rules = await rulebook(this.live.shown?.table.game ?? "");
    const rule = rules.find((one) => one.id === attempt.slice(1));
    const cause = (this.context && this.module?.cause?.(spot, this.context)) ?? null;
    return { type: "why", key: null, legal: false, rule: rule ?? null, cause };
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
      const answer = await this.why(action, spot);
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
