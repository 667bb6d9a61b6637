// What a table of Seastead says about itself (view.py), and what is printed on the pieces (data.toml).

import type { View } from "../../lib/types";
import type { Context as AnyContext } from "../contract";

export const KINDS = ["fish", "seaweed", "artifact", "metal"] as const;

export const TYPES = ["port", "academy", "shipyard"] as const;

export const SOURCES = ["dock-resources", "dock-buildings", "locations", "specialists", "cleanup"] as const;

export type Kind = (typeof KINDS)[number];

export type Type = (typeof TYPES)[number];

export type Source = (typeof SOURCES)[number];

export type Depth = "shallow" | "reef" | "deep";

export interface EffectView {
  kind: string;
  amount: number;
  times: number;
  building: Type | null;
  rule_id?: string;
}

export interface Area {
  type: Type;
  points: number;
  /** How far along the ring from the port it looks. */
  offset: number;
}

/** An area that counts at a location, with the port of its dock and the owner of that. */
export interface Counted {
  type: Type;
  points: number;
  port: string;
  owner: number;
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
  /** The most that any type costs there. */
  price: number | null;
  points: number;
  tag: Type | null;
  discount: number;
  effect: EffectView;
  building: Type | null;
  owner: number | null;
  ship: number | null;
  boss_resource: boolean;
  dock: PlacedDock | null;
  areas: Counted[];
}

export interface FlotillaView {
  side: "A" | "B";
  demand: Kind;
  locked: boolean;
  built: number;
  /** The location without a building that costs least. */
  cheapest: string | null;
  locations: LocationView[];
}

export interface HalfView {
  gives: "fixed" | "choice" | "different" | "equal";
  count: number;
  kinds: Kind[];
}

export interface DiveView {
  depth: Depth;
  halves: HalfView[];
  linked: boolean;
}

export interface SpecialistView {
  ability: string;
  amount: number;
  at_least: number;
  points: number;
  use: "dive" | "build" | "both";
  windows: string[];
  rule_id: string;
}

export interface ResolutionView {
  id: string;
  rule: string;
  amount: number;
  at_least: number;
  building: Type | null;
  rule_id: string;
}

/** The rows of a board: buildings that are left and that have left it, and the columns that are empty. */
export interface RowsView {
  left: Record<Type, number>;
  built: Record<Type, number>;
  columns: number;
}

export interface PlayerView extends RowsView {
  storage: Record<Kind, number>;
  held: number;
  cleanup: number;
  noted: number;
  cleanups: number;
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

export interface BossView extends RowsView {
  buildings: number;
  base: number;
  per_building: number;
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
  /** Buildings of a type, and ships. */
  row: number;
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
    /** The cards that the seat knows. */
    cards: Record<string, DiveView>;
    looking_at: (string | null)[];
  };
  resolution: ResolutionView | null;
  resolution_deck: number;
  under_deck: (string | null)[];
  drawn: (ResolutionView | null)[];
  asked: { count?: number; kinds?: Kind[]; window?: string; picked?: string; kind?: Kind; at?: string } | null;
  /** Whether a resource of the own storage may be meant for giving. */
  giving: boolean;
  storage_limit: number | null;
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
  scoring: { dock_resources: number };
  geometry: { areas: number[] };
}

/** All locations, each with its flotilla. */
export const places = (view: SeasteadView): [FlotillaView, LocationView][] =>
  view.flotillas.flatMap((flotilla) => flotilla.locations.map((at): [FlotillaView, LocationView] => [flotilla, at]));

export type Front = "dive" | "docks" | "specialists" | "picks" | "boss";

/** Cards to choose from lie in front of the player who chooses, so that the sea stays in sight. */
export function inFront(view: SeasteadView): Front | null {
  if (view.seat === null || view.actor !== view.seat) return null;
  if (view.phase === "looking" || view.phase === "resolving") return "picks";
  if (view.phase === "boss-building") return "boss";
  if (view.phase === "orienting" || view.phase === "start-half") return "dive";
  if (view.phase.endsWith("-dock")) return "docks";
  return view.phase.endsWith("-specialist") ? "specialists" : null;
}

export const placeOf = (view: SeasteadView, id: string): LocationView | undefined =>
  view.flotillas[Number(id[0]) - 1]?.locations[Number(id[2]) - 1];

export type Context = AnyContext<SeasteadView, SeasteadData>;

export const priceOf = (at: LocationView, type: Type | null): number =>
  (type === null ? at.price : at.prices?.[type]) ?? at.cost;
