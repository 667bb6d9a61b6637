// How clicks become actions. Pieces on the table are *spots* with a name; a choice points at one or several of them.
// Clicking spots narrows the choices down until one is left, which is played; clicking a spot that no choice points at
// asks why not. The list of choices and the spots are the same thing, seen from two sides.

import { getContext, setContext, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { DECLINE, type Context, type GameModule, type Place, type Target } from "../games/contract";
import type { Answer, Live } from "./live.svelte";
import { rulebook } from "./api";
import { move } from "./focus";
import { plain } from "./names";
import { fits, inOrder } from "./picking";
import { prefs } from "./prefs.svelte";
import type { Choice, Refused, Rule, View } from "./types";
import { saying, words } from "./words.svelte";

const REST = 350; // milliseconds the pointer rests on a piece until a preview is shown
const STRAY = 16; // pixels it may move meanwhile
const STEPS = 30; // at most, to bring pieces into the order of the actions

export interface Bubble {
  at: Element | null;
  /** The rule that forbids it, or what else there is to say. */
  rule: Rule | null;
  message: string | null;
}

export interface Ghost {
  choice: Choice;
  view: View | null;
  undo: boolean;
}

export class Acting {
  /** Spots that were clicked on the way to a choice. */
  picked = $state<string[]>([]);
  /** The choice that is looked at, in the list or on the table. */
  pointed = $state.raw<Choice | null>(null);
  /** The certain outcome of the choice that is looked at. */
  ghost = $state.raw<Ghost | null>(null);
  /** A choice that cannot be undone and waits for a second click. */
  sure = $state.raw<Choice | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** Spots that were clicked before their turn, in the state in which they were. */
  private early = $state.raw<{ state: number; spots: string[] }>({ state: -1, spots: [] });
  /** Nothing can be played while an earlier moment is shown, or while the guide wants something else. */
  paused = $state(false);
  only = $state.raw<string | null>(null);

  module = $state.raw<GameModule | null>(null);
  /** What is printed on the pieces. */
  data = $state.raw<unknown>(null);
  readonly live: Live;

  choices = $derived.by<Choice[]>(() => {
    const legal = this.paused || this.live.waiting ? [] : (this.live.shown?.legal ?? []);
    return this.only === null ? legal : legal.filter((choice) => choice.text === this.only);
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
  /** The spots that lead on. */
  private open = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.candidates) {
      for (const spot of this.targets(choice).flat()) {
        if (!this.picked.includes(spot) && fits([...this.picked, spot], this.targets(choice))) found.add(spot);
      }
    }
    return found;
  });
  private lit = $derived(new Set(this.pointed ? this.targets(this.pointed).flat() : []));

  private previews = new Map<number, Promise<Ghost>>();
  private timer = 0;
  private clicked: MouseEvent | null = null;
  /** Where the pointer came to rest on a piece; a preview of it lasts until it is moved from there. */
  private rested: { x: number; y: number } | null = null;

  constructor(live: Live) {
    this.live = live;
    // Not heard at the piece itself: in a preview that may be elsewhere, or gone.
    $effect(() => {
      const stray = (event: PointerEvent): void => {
        if (!this.rested || Math.hypot(event.clientX - this.rested.x, event.clientY - this.rested.y) <= STRAY) return;
        if (this.ghost) this.look(null);
      };
      addEventListener("pointermove", stray);
      return () => removeEventListener("pointermove", stray);
    });
    $effect(() => {
      void this.live.shown; // it may come before the answer to what brought it about
      untrack(() => (this.clear(), (this.busy = this.live.held)));
      this.previews.clear();
    });
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
    const one = meant.length === 1 ? (meant[0] ?? null) : null;
    // The guide shows every click, although there is only one choice.
    return one && this.only !== null && this.targets(one).length > picked.length ? null : one;
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

  clear = (): void => {
    this.picked = [];
    this.early = { state: -1, spots: [] };
    this.sure = null;
    this.bubble = null;
    this.look(null);
  };

  /** Play a choice. A click on the table that cannot be undone is asked about first; a sentence says what it does. */
  play = async (choice: Choice, direct = false): Promise<void> => {
    const state = this.live.shown?.state;
    if (this.busy || state === undefined) return;
    this.bubble = null;
    const only = this.targets(choice).flat();
    const goal = this.waiting.length && only.length === 1 && this.sure === null ? this.goal(only[0]!) : null;
    if (goal) return this.arrange(goal, only[0]!, null);
    if (direct && prefs.confirm && this.sure?.id !== choice.id) {
      const { undo } = await this.foresee(choice);
      if (!undo && this.choices.some((one) => one.id === choice.id)) {
        this.sure = choice;
        return;
      }
    }
    this.busy = true;
    this.refused = null;
    const answer = await this.live.act(choice.id, state);
    this.busy = false;
    if (answer.type === "refused") this.refused = answer.error ?? null;
    if (this.live.shown?.state === state) this.clear();
  };

  undo = async (): Promise<void> => {
    const state = this.live.shown?.state;
    if (this.busy || state === undefined) return;
    this.busy = true;
    const answer = await this.live.undo(state);
    this.busy = false;
    this.refused = answer.type === "refused" ? (answer.error ?? null) : null;
  };

  click = (spot: string, element: Element | null = null): void => {
    this.look(null);
    if (this.sure) {
      if (this.targets(this.sure).flat().includes(spot)) return void this.play(this.sure, true);
      this.sure = null;
    }
    if (this.picked.includes(spot)) {
      this.picked = this.picked.filter((one) => one !== spot);
      return;
    }
    this.bubble = null;
    const goal = this.waiting.length || !this.open.has(spot) ? this.goal(spot) : null;
    if (goal) return void this.arrange(goal, spot, element);
    if (!this.open.has(spot)) return void this.whyNot(spot, element);
    const one = this.leads(spot);
    if (one) void this.play(one, true);
    else this.picked = [...this.picked, spot];
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
      } else if (choice && (prefs.confirm || !adding) && !(await live.preview(choice.id)).undo) {
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
    if (final !== null && adding) this.sure = this.choices.find((one) => one.text === final) ?? null;
    else if (early.includes(spot) && !keep.includes(spot)) await this.whyNot(spot, element);
  }

  /** Why an attempt is refused. One that begins with # names the rule itself. */
  async why(attempt: string): Promise<Answer> {
    if (!attempt.startsWith("#")) return this.live.why(attempt);
    const rules = await rulebook(this.live.shown?.table.game ?? "");
    const rule = rules.find((one) => one.id === attempt.slice(1));
    return { type: "why", key: null, legal: false, rule: rule ?? null };
  }

  /** Ask by which rule a spot cannot be used now. */
  async whyNot(spot: string, element: Element | null): Promise<void> {
    const view = this.live.shown?.view;
    if (!view || !this.module || this.paused) return;
    if (!this.live.shown?.legal) {
      this.bubble = { at: element, rule: null, message: "not-your-turn" };
      return;
    }
    let refused: string | null = null;
    for (const action of this.module.attempts(spot, view, this.picked, this.data)) {
      const answer = await this.why(action);
      if (answer.type === "why" && !answer.legal && answer.rule) {
        this.bubble = { at: element, rule: answer.rule, message: null };
        return;
      }
      if (answer.type === "why" && answer.legal) refused = "other-way";
    }
    this.bubble = { at: element, rule: null, message: refused ?? "nothing-here" };
  }

  foresee(choice: Choice): Promise<Ghost> {
    let found = this.previews.get(choice.id);
    if (!found) {
      found = this.live
        .preview(choice.id)
        .then((answer) => ({ choice, view: answer.view ?? null, undo: answer.undo ?? false }));
      this.previews.set(choice.id, found);
    }
    return found;
  }

  /** Look at a choice: light up its pieces, and after a moment show what is certain to follow. */
  look = (choice: Choice | null, after = 150, shown = true): void => {
    clearTimeout(this.timer);
    this.rested = null;
    this.pointed = choice;
    if (this.ghost && this.ghost.choice.id !== choice?.id) this.ghost = null;
    if (!choice || !shown) return;
    const foresee = async (): Promise<void> => {
      const ghost = await this.foresee(choice);
      if (this.pointed?.id === choice.id) this.ghost = ghost;
    };
    this.timer = window.setTimeout(() => void foresee(), after);
  };

  /** Make an element a spot: `{@attach spot("level:3", "Level 3")}`. */
  spot = (at: string, label?: string): Attachment<HTMLElement | SVGElement> => {
    return (element) => {
      element.dataset.spot = at;
      element.classList.add("spot");
      const active = (): boolean => this.live.shown?.view != null && !this.paused;
      $effect(() => {
        const can = this.can(at) || this.isPicked(at);
        element.classList.toggle("can", can);
        element.classList.toggle("chosen", this.isPicked(at));
        element.classList.toggle("lit", this.isLit(at));
        element.setAttribute("tabindex", can ? "0" : "-1");
        if (can) {
          element.setAttribute("role", "button");
          element.setAttribute("aria-pressed", String(this.isPicked(at)));
        } else {
          element.setAttribute("role", label ? "img" : "group");
          element.removeAttribute("aria-pressed");
        }
        const one = can ? this.leads(at) : null;
        const name = this.named([label, one?.sentence].filter(Boolean).join(": "));
        if (name) element.setAttribute("aria-label", name);
        else element.removeAttribute("aria-label");
      });
      const click = (event: Event): void => {
        if ((event.target as Element).closest("[data-spot]") !== element) return; // a spot within a spot
        this.clicked = event as MouseEvent;
        if (active()) this.click(at, element);
      };
      const key = (event: KeyboardEvent): void => {
        if (event.target !== element) return;
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          if (active()) this.click(at, element);
        } else if (event.key.startsWith("Arrow")) {
          if (move(element, event.key)) event.preventDefault();
        }
      };
      const over = (event: PointerEvent): void => {
        if (event.pointerType === "touch" || (event.target as Element).closest("[data-spot]") !== element) return;
        if (this.clicked && Math.hypot(event.clientX - this.clicked.clientX, event.clientY - this.clicked.clientY) < 3)
          return; // the table moved
        const one = this.can(at) ? this.leads(at) : null;
        if (!one) return;
        this.look(one, REST);
        this.rested = { x: event.clientX, y: event.clientY };
      };
      const out = (): void => {
        if (!this.ghost) this.look(null);
      };
      const focus = (): void => {
        // A finger's tap focuses too, and must not move anything away from under it.
        const one = this.can(at) && element.matches(":focus-visible") ? this.leads(at) : null;
        if (one) this.look(one, 0, false);
      };
      element.addEventListener("click", click);
      element.addEventListener("keydown", key as EventListener);
      element.addEventListener("pointerover", over as EventListener);
      element.addEventListener("pointerleave", out);
      element.addEventListener("focus", focus);
      return () => {
        element.removeEventListener("click", click);
        element.removeEventListener("keydown", key as EventListener);
        element.removeEventListener("pointerover", over as EventListener);
        element.removeEventListener("pointerleave", out);
        element.removeEventListener("focus", focus);
        // An element that stays without being a spot any more must not look like one.
        delete element.dataset.spot;
        element.classList.remove("spot", "can", "chosen", "lit");
        for (const name of ["tabindex", "role", "aria-pressed", "aria-label"]) element.removeAttribute(name);
      };
    };
  };
}

const KEY = Symbol("acting");
export const provide = (acting: Acting): Acting => setContext(KEY, acting);
export const acting = (): Acting => getContext<Acting>(KEY);
/** What makes an element a spot of this table. */
export const spots = (): Acting["spot"] => acting().spot;
