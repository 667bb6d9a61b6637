// What a table of Seastead says about itself (view.py), and what is printed on the pieces (data.toml).

import type { View } from "../../lib/types";
import type { Context as AnyContext } from "../contract";

export const KINDS = ["fish", "seaweed", "artifact", "metal"] as const;

export const TYPES = ["port", "academy", "shipyard"] as const;

export const SOURCES = ["dock-resources", "dock-buildings", "locations", "specialists", "cleanup"] as const;

// buildings of a type, and ships

export type Kind = (typeof KINDS)[number];

export type Type = (typeof TYPES)[number];

export type Source = (typeof SOURCES)[number];

export type Depth = "shallow" | "reef" | "deep";

export interface EffectView {
  kind: string;
  amount: number;
  times: number;
  building: Type | null;
}

export interface Area {
  type: Type;
  points: number;
}

/** A dock as it is printed: its areas are front left, back left, front right, back right. */
export interface DockView {
  id: string;
  kind: Kind;
  areas: Area[];
}

/** A dock on the sea: the locations of its areas, and what it brings each player for buildings. */
export interface PlacedDock extends DockView {
  at: string[];
  points: number[];
}

export interface LocationView {
  id: string;
  cost: number;
  /** What each type costs there now; null where something stands. */
  prices: Record<Type, number> | null;
  points: number;
  tag: Type | null;
  discount: number;
  effect: EffectView;
  building: Type | null;
  owner: number | null;
  ship: number | null;
  boss_resource: boolean;
  dock: PlacedDock | null;
}

export interface FlotillaView {
  side: "A" | "B";
  demand: Kind;
  locked: boolean;
  locations: LocationView[];
}

export interface HalfView {
  gives: "fixed" | "choice" | "different" | "equal";
  count: number;
  kinds: Kind[];
}

export interface SpecialistView {
  ability: string;
  amount: number;
  at_least: number;
  points: number;
  use: "dive" | "build" | "both";
  windows: string[];
}

export interface ResolutionView {
  id: string;
  rule: string;
  amount: number;
  at_least: number;
  building: Type | null;
}

export interface PlayerView {
  storage: Record<Kind, number>;
  cleanup: number;
  noted: number;
  left: Record<Type, number>;
  ships_beside: number;
  ships_placed: string[];
  ships_boxed: number;
  docks: string[];
  ready: string[];
  spent: string[];
  resource_points: Record<Kind, number>;
  score: number;
  points: Record<Source, number>;
  rank: number | null;
}

export interface BossView {
  built: Record<Type, number>;
  score: number;
  beaten: boolean | null;
}

export interface SeasteadView extends View {
  solo: boolean;
  round: number;
  first: number;
  current: number | null;
  action: "undecided" | "dive" | "build" | "pass";
  ending: string | null;
  last_round: number | null;
  extra_turns: number;
  flotillas: FlotillaView[];
  supply: Record<Kind, number>;
  cleanup: number;
  docks: (DockView | null)[];
  dock_stack: number;
  removed_docks: string[];
  specialists: (string | null)[];
  cards: Record<string, SpecialistView>;
  specialist_deck: number;
  removed_specialists: string[];
  dive: {
    reef: number;
    deep: number;
    next: Depth | null;
    known: string | null;
    face_up: string;
    halves: HalfView[];
    facing: number[] | null;
    looking_at: (string | null)[];
  };
  resolution: ResolutionView | null;
  resolution_deck: number;
  under_deck: (string | null)[];
  drawn: (ResolutionView | null)[];
  asked: { count?: number; kinds?: Kind[]; window?: string; picked?: string } | null;
  players: PlayerView[];
  boss: BossView | null;
}

interface LocationData {
  id: string;
  cost: number;
  points: number;
  tag: Type | "none";
  discount?: number;
  effect: string;
}

export interface SpecialistData {
  id: string;
  set: string;
  ability: string;
  use: "dive" | "build" | "both";
  windows: string[];
  points: number;
  amount?: number;
  at_least?: number;
  solo: boolean;
}

export interface ResolutionData {
  id: string;
  effect: string;
  amount?: number;
  at_least?: number;
  building?: Type | "none";
}

export interface DiveData {
  id: string;
  depth: Depth;
  a: Kind[] | string;
  b: Kind[] | string;
  linked?: boolean;
  arrow?: string;
  locks?: Kind;
}

export interface SeasteadData {
  effects: { id: string; kind: string; amount?: number; times?: number; building?: Type }[];
  side_a: LocationData[];
  side_b: LocationData[];
  dive: DiveData[];
  docks: { id: string; kind: Kind; types: Type[]; points: number[] }[];
  specialists: SpecialistData[];
  resolutions: ResolutionData[];
  supply: { resources: number; cleanup: number };
  scoring: { dock_resource: number; dock_resources: number; cleanup: number; row_bonus: number };
  ships: { discount: number; bonus: number; boxed: number };
  boss: { base: number; building: number; start_resources: number };
  geometry: { areas: number[] };
}

/** All locations, each with its flotilla. */
export const places = (view: SeasteadView): [FlotillaView, LocationView][] =>
  view.flotillas.flatMap((flotilla) => flotilla.locations.map((at): [FlotillaView, LocationView] => [flotilla, at]));

/** What is chosen from lies in front of who chooses, so that the sea stays in sight. */
export function inFront(view: SeasteadView): "dive" | "docks" | "specialists" | null {
  if (view.seat === null || view.actor !== view.seat) return null;
  if (view.phase === "orienting" || view.phase === "start-half") return "dive";
  if (view.phase.endsWith("-dock")) return "docks";
  return view.phase.endsWith("-specialist") ? "specialists" : null;
}

export const placeOf = (view: SeasteadView, id: string): LocationView | undefined =>
  view.flotillas[Number(id[0]) - 1]?.locations[Number(id[2]) - 1];

/** A half of a dive card from its data: a list of kinds, or words like "different-2". */
export function halfOf(card: DiveData | undefined, half: "a" | "b"): HalfView {
  const printed = card?.[half] ?? [];
  if (typeof printed !== "string") return { gives: "fixed", count: printed.length, kinds: printed };
  const [gives, count] = printed.split("-");
  return { gives: gives as HalfView["gives"], count: Number(count), kinds: [] };
}

export const diveCard = (data: SeasteadData, id: string): DiveData | undefined =>
  data.dive.find((one) => one.id === id);

export type Context = AnyContext<SeasteadView, SeasteadData>;

export const priceOf = (at: LocationView, type: Type | null): number =>
  at.prices === null ? at.cost : type === null ? Math.max(...Object.values(at.prices)) : at.prices[type];
