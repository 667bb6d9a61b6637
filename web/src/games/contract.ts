// What a game's folder hands to the page. The page itself knows no game: it lays out the parts, says what can be done,
// and turns clicks on spots into actions. It finds the folders by itself (index.ts).
//
// A folder has `about.ts` (an `About`: the first page) and `index.ts` (a `GameModule`: the table, loaded when somebody
// sits down), made of files with the same names in every game: view, targets, attempts, prompt, sections, phrases,
// tips, cards, guide, outline, and where needed pieces. docs/adding-a-game.md says what is in each.
//
// Spots are named `what:which:which`, with colons only between the parts: "key:0:4", "die:W1", "deck".

import type { Component } from "svelte";
import type { Say } from "../lib/words.svelte";
import type { Choice, Happening, View } from "../lib/types";

/** What the first page shows of a game: `about.ts`. `home/` has the words for it. */
export interface About {
  /** How many usually play. */
  players: number;
  minutes: number;
  /** A drawing of 320 by 180, and a small sign of 24 by 24: what stands within an `<svg>`. */
  Picture: Component;
  Glyph: Component;
}

/** What a choice points at, in the order in which one would click. Alternatives that mean the same are a list. */
export type Target = string | string[];

/** What the parts of a table are given. `data` is what is printed on the pieces: the game's data file. */
export interface Part<V extends View = View, D = unknown> {
  view: V;
  data: D;
  /** The seat whose board stands in the middle; for a spectator seat 0. */
  me: number;
}

export interface Board<V extends View = View, D = unknown> extends Part<V, D> {
  /** Whose board this is. */
  seat: number;
}

export interface Figure {
  /** The icon's name, which is also that of its tip. */
  icon: string;
  label: string;
  value: number;
  /** What it would be if the game ended now, as far as this seat may know, where that differs. */
  then?: number;
}

/** A player that is no seat, such as an opponent played by the rules themselves. */
export interface Extra {
  name: string;
  figures: Figure[];
}

/** Where a choice stands in the list. */
export interface Place {
  /** The heading, in words. */
  group: string;
  /** Lower ones come first: likely ones, then the others, and what declines (`DECLINE`) last of all. */
  rank: number;
}

export const DECLINE = 1000;

/** A line of the outline: an icon of the game, and a message of its page texts. */
export interface Line {
  icon: string;
  text: string;
}

/** The game on one page, three to five short lines each. */
export type Outline = Record<"goal" | "turn" | "end" | "points", Line[]>;

export interface Tip {
  title: string;
  text?: string;
  /** The rule that says more. */
  rule?: string;
}

/** A part of the text view: a heading, and a sentence for each thing there. */
export interface Section {
  title: string;
  lines: string[];
}

/** A card of the reference. */
export interface Card {
  group: string;
  icon?: string;
  title: string;
  text: string;
  rule?: string;
}

/** A step of the first-game guide: a message of the game's own texts, and what it is about. */
export interface Step {
  say: string;
  /** Spots that are pointed out. */
  spots?: string[];
  /** The action (its notation) that leads on; without it there is a button. */
  act?: string;
  /** A message that answers a click on something else: what is wanted. */
  wants?: string;
}

export interface Guide {
  /** A saved game, and the moment of it at which the guide begins; the reader has seat `seat`. */
  record: object;
  at: number;
  seat: number;
  steps: Step[];
}

export interface Context<V extends View = View, D = unknown> {
  view: V;
  data: D;
  say: Say;
}

export interface GameModule<V extends View = View, D = unknown> {
  /** The middle of the table, which all share. Without one the own board has all the room. */
  Shared?: Component<Part<V, D>>;
  /** A player's board, of any seat and without its name: large, or in a column of about 420 pixels. */
  Own: Component<Board<V, D>>;
  /** An icon by name. */
  Icon: Component<{ name: string; size?: number | string }>;
  /** How the width is shared between the middle and the own board on a desktop. */
  layout: "board" | "own" | "even" | "wide";
  /** What a choice points at. */
  targets(choice: Choice, view: V, data: D): Target[];
  /** The actions (their notation) that a click on a spot would mean now, legal or not: "Why not?" asks about them.
   * Where no action could be written down for it, the rule itself (#ID). */
  attempts(spot: string, view: V, picked: string[], data: D): string[];
  /** Why nothing can be done with a piece for which there is only a rule. */
  cause?(spot: string, context: Context<V, D>): string | null;
  /** The action (its notation) that put a piece where it lies: a click on the piece takes it back, and what was done
   * since stays. */
  played?(spot: string, view: V): string | null;
  /** The icon of a choice. */
  icon?(choice: Choice, context: Context<V, D>): string | null;
  /** A few words for a choice's button, where the sentence is long: a verb, and what it costs. That it ends the turn or
   * draws something, and what then happens by itself, is added by the page. */
  short?(choice: Choice, context: Context<V, D>): string | null;
  /** What the button says that carries out a choice made on the table, where that is more than its few words. */
  go?(choice: Choice, context: Context<V, D>): string | null;
  /** Where it stands in the list; null is under no heading, after the others. */
  place?(choice: Choice, context: Context<V, D>): Place | null;
  /** Whether the words of a choice say already that it ends the turn ("End turn", "Pass"). */
  ending?(choice: Choice, view: V): boolean;
  /** That the last round is being played, in words, where no event says so. */
  finale?(context: Context<V, D>): string | null;
  /** The message of an action that ends the turn and does nothing else. */
  end?: string;
  /** Whether the question now asked needs nothing that only the decider may see: several people at one screen are then
   * asked in place. */
  quiet?(view: V): boolean;
  /** The choice by which a question that comes again and again in a turn is declined. */
  decline?(choices: Choice[], view: V): Choice | null;
  /** The figures of a player in a line: points first. */
  figures(seat: number, context: Context<V, D>): Figure[];
  /** Players that are no seat. */
  extras?(view: V, context: Context<V, D>): Extra[];
  /** What the prompt says besides the phase, such as how much of a payment is missing. */
  prompt?(context: Context<V, D>): string | null;
  /** What an icon or card means: hover, focus and long-press show it. */
  tip(name: string, context: Context<V, D>): Tip | null;
  /** The table in words. */
  sections(context: Context<V, D>, me: number): Section[];
  /** All cards, for the reference. */
  cards(context: { data: D; say: Say }): Card[];
  guide?: Guide;
  /** Goal, turn, end and points at a glance. */
  outline?: Outline;
  /** The icon of something that happened, for the log. */
  logIcon?(event: Happening): string | null;
  /** Nothing on this table can be pointed at: "Why not?" takes an action as it is written. */
  written?: boolean;
}
