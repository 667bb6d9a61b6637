// What a table of Octo Dice says about itself (view.py), and what is printed on the pieces (data.toml).

import type { View } from "../../lib/types";
import type { Context as AnyContext } from "../contract";

export type Symbol = "crystal" | "research" | "lab" | "bot" | "submarine" | "octopus";

export type Phase = "over" | "keep" | "keep-again" | "main" | "main-again" | "extra" | "super-level" | "super-copy";

export interface Die {
  /** W1, W2, W3 are white; B1, B2, B3 black. */
  die: string;
  face: number;
  octopus: boolean;
  /** Of a white die. */
  symbol?: Symbol;
  /** Of a black die; null for an octopus. */
  colour?: string | null;
  digit?: number | null;
  /** Of a black die: the effects that it has as it shows, for the seat to decide. */
  suits?: string[];
  /** The roll after which it was set aside, or 0. */
  aside: number;
  used: boolean;
  as_bot: boolean;
}

export interface Tile {
  tile: string;
  function: string;
  markers: number[];
}

export interface Field {
  points: number;
  action: Symbol;
  plus: number;
  function: string | null;
}

export interface Row {
  a: Field | null;
  b: Field | null;
  octopus: Field | null;
}

export interface Third {
  turns: Row[];
  /** The two extra actions; alone, the third turn. */
  bottom: Row | (Field | null)[];
  /** Of its turns. */
  numbers: number[];
  boxes: { crossed: number; of: number };
  struck: boolean;
  penalty: number | null;
  submarines: number | null;
  sum: number | null;
}

export interface Circle {
  points: number;
  crossed: boolean;
}

export interface Sheet {
  crystals: { crossed: number; circles: number };
  research: (Circle & { colour: string })[];
  next_research: number | null;
  bots: Record<string, Circle[]>;
  submarines: Record<string, boolean>;
  /** What each crossed submarine would bring now. */
  ready: Record<string, number>;
  thirds: Third[];
  bonus: { crystals: number; labs: (number | null)[]; sum: number } | null;
  total: number | null;
}

export interface Player {
  seat: number;
  colour: string;
  score: number;
  /** If the game ended now. */
  final: number;
  rank: number;
  points: Record<string, number>;
  /** The level of each column's marker; null is the start. */
  markers: (number | null)[];
  functions: string[];
  flexed: string[];
  extras_left: number;
  submarines: number;
  levelled: number | null;
  copied: string | null;
  answered: boolean;
  /** Whether it may use these dice for extra actions. */
  to_ask: boolean;
  pending: string | null;
  /** The row of the sheet that it is about to write in, from 0. */
  playing: { third: number; row: number } | null;
  sheet: Sheet;
}

/** What an action would do for the seat to decide: of research the circle, of a lab step the tile that is reached. */
export interface Effect {
  points: number;
  step?: number;
  colour?: string;
  column?: number;
  level?: number;
  function?: string;
}

export interface OctoView extends View {
  phase: Phase;
  first: number;
  current: number | null;
  turn: number;
  turns: number;
  third: number;
  colours: string[];
  /** By level and column. */
  grid: Tile[][];
  dice: Die[];
  virtual: boolean;
  roll: number;
  digits: number[];
  penalty: number;
  octopods_shown: number;
  /** What the octopus action of the active player would count, in which row of the table, and what it would bring. */
  octopods: number | null;
  octopus_row: number | null;
  octopus_points: number | null;
  octopus_bonus: number[];
  /** By action the dice that it can be made with, for each of the two. */
  dice_for: Record<string, string[][]>;
  effects: Record<string, Effect>;
  /** By the octopods of an extra octopus action: its points. */
  catches: Record<string, number>;
  chooses_digit: boolean;
  players: Player[];
}

export interface OctoData {
  colours: string[];
  white: Record<string, string[]>;
  black: Record<string, string[]>;
  sheet: {
    research_points: number[];
    bot_points: number[];
    submarine_points: number;
    octopus_bonus: number[];
    octopus_boxes: number;
    octopus_penalty: number;
    crystal_majority: number[];
  };
  tiles: Record<string, { level: number; sides: string[] }>;
  /** The points of functions by name; `plus` are those of all others. */
  functions: { plus: number; [name: string]: number | number[] };
}

export type Context = AnyContext<OctoView, OctoData>;

export const die = (view: OctoView, name: string): Die | undefined => view.dice.find((one) => one.die === name);

/** The action of an effect: "bot" for "bot-red". */
export const symbolOf = (effect: string): string => effect.split("-")[0] ?? effect;

export const SYMBOLS: Symbol[] = ["crystal", "research", "lab", "bot", "submarine", "octopus"];

/** The area of the sheet, and the source of points, of each symbol that has one. */
export const AREA: Record<string, string> = {
  crystal: "crystals",
  research: "research",
  bot: "bots",
  submarine: "submarines",
  octopus: "octopods",
};

export const rolling = (view: OctoView): boolean => view.phase === "keep" || view.phase === "keep-again";

export const choosing = (view: OctoView): boolean => view.phase === "main" || view.phase === "main-again";

/** Neither over nor one of the decisions at the end: dice lie on the table. */
export const turning = (view: OctoView): boolean => rolling(view) || choosing(view) || view.phase === "extra";

export const solo = (view: OctoView): boolean => view.players.length === 1;

export const isWhite = (die: Die): boolean => die.symbol !== undefined;

/** The icon of what a die shows. */
export const faceIcon = (die: Die): string => (die.octopus ? "octopus" : (die.symbol ?? `${die.colour}-${die.digit}`));

/** The code of each function: side 1 of tile A is A1. */
export function codes(data: OctoData): { code: string; name: string; level: number }[] {
  return Object.entries(data.tiles).flatMap(([letter, { level, sides }]) =>
    sides.map((name, i) => ({ code: `${letter}${i + 1}`, name, level })),
  );
}

export interface Line {
  /** The number of a turn, or null for extra actions. */
  turn: number | null;
  fields: { key: "a" | "b" | "octopus" | "extra"; field: Field | null }[];
}

const turnLine = (turn: number, row: Row): Line => ({
  turn,
  fields: (["a", "b", "octopus"] as const).map((key) => ({ key, field: row[key] })),
});

/** The rows of a third as they stand on the sheet. */
export function lines({ turns, bottom, numbers }: Third): Line[] {
  const rows = Array.isArray(bottom) ? turns : [...turns, bottom];
  const found = rows.map((row, i) => turnLine(numbers[i] ?? 0, row));
  if (Array.isArray(bottom)) found.push({ turn: null, fields: bottom.map((field) => ({ key: "extra", field })) });
  return found;
}
