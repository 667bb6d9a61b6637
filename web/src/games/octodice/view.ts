// The view of an Octo Dice table, and what is printed on the pieces, as the Python side hands them over.

import type { Context as AnyContext } from "../contract";
import type { View } from "../../lib/types";

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
  bots: Record<string, Circle[]>;
  submarines: Record<string, boolean>;
  thirds: Third[];
  bonus: { crystals: number; labs: (number | null)[]; sum: number } | null;
  total: number | null;
}

export interface Player {
  seat: number;
  colour: string;
  score: number;
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
  pending: string | null;
  sheet: Sheet;
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
  octopods: number | null;
  asked: number;
  octopus_bonus: number[];
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
  functions: { plus: number; super_lab_v: number[]; super_lab_h: number[]; super_octo: number[]; super_sub: number };
}

export type Context = AnyContext<OctoView, OctoData>;
