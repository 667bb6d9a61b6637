// What a table of Otys says about itself (view.py), and what is printed on the pieces (data.toml).

import type { View } from "../../lib/types";
import type { Context as AnyContext } from "../contract";

export const RESOURCES = ["metal", "plant", "fuel", "tech"] as const;

export type Resource = (typeof RESOURCES)[number];

export type Counts = Record<Resource, number>;

export const DIVERS = [
  "metal-expert",
  "plant-expert",
  "fuel-expert",
  "tech-expert",
  "trader",
  "spy",
  "engineer",
  "explorer",
] as const;

export type Diver = (typeof DIVERS)[number];

export const SPONSORS = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"] as const;

export type Sponsor = (typeof SPONSORS)[number];

export const SLOTS = ["U1", "U2", "U3", "L1", "L2", "L3", "L4", "L5"] as const;

export type SlotName = (typeof SLOTS)[number];

export const SOURCES = ["contracts", "upgrades", "store", "fronts", "backs"] as const;

export const OWN_KEYS = ["1", "2", "3", "4", "5", "X"] as const;

export type OwnKey = (typeof OWN_KEYS)[number];

export type Key = OwnKey | "neutral";

export interface Slot {
  slot: SlotName;
  diver: Diver;
  upgraded: boolean;
  /** What its tile says it costs in credits; null where there is nothing to pay, or the store says it. */
  fee: number | null;
}

export interface Level {
  level: number;
  capacity: number;
  free: number;
  resources: Counts;
  /** The contracts that they would pay for. */
  fits: string[];
  token: string | null;
  diver: Diver;
}

export interface Keys {
  available: OwnKey[];
  used: OwnKey[];
  in_play: Key | null;
  neutral: number;
  neutral_used: number;
  on_track: number;
  threshold: number;
}

/** What a trader gets and pays; null where it cannot. */
export interface Price {
  credits: number | null;
  points: number | null;
  buy: number | null;
}

export interface Player {
  seat: number;
  score: number;
  rank: number;
  points: Record<(typeof SOURCES)[number], number>;
  credits: number;
  batteries: number;
  column: Slot[];
  levels: Level[];
  resources: number;
  keys: Keys;
  prices: Record<Resource, Price>;
  mechanic: number;
  movement: number;
  hacker: number;
  /** Only the owner sees which. */
  hand: string[] | null;
  hand_size: number;
  done: string[];
  turns: number;
}

export interface Turn {
  key: Key | null;
  level: number | null;
  sponsor_used: boolean;
  free: boolean;
  locked: boolean;
  executions: number;
  diver: Diver | null;
  upgraded: boolean;
  /** What its effect costs now in credits; null where there is no such cost. */
  fee: number | null;
  /** How many spies deep the effect is. */
  copied: number;
  token: string | null;
  drawn: string[] | null;
  paying: string | null;
  paying_level: number | null;
}

export interface OtysView extends View {
  round: number;
  first: number;
  current: number | null;
  ending: boolean;
  end_points: number;
  neighbours: Record<string, number>;
  sponsors: Sponsor[];
  /** As they would lie after an X key. */
  rotated: Sponsor[];
  display: string[][];
  bag: number;
  discarded: string[];
  store: Counts;
  store_rows: { credits: number[]; points: number[] };
  contracts: (string | null)[];
  contract_spaces: number;
  pile: { count: number; under: (string | null)[] };
  completed: string[];
  neutral_supply: number | null;
  turn: Turn;
  players: Player[];
}

export interface Contract {
  id: string;
  /** How many of each resource, or else the sizes of lots of different types. */
  fixed?: number[];
  free?: number[];
  points: number;
  credits: number;
  batteries: number;
}

export type Front = "resource" | "battery" | "contract" | "upgrade" | "prestige";

export interface Token {
  id: string;
  front: Front;
  resources?: Resource[];
  back: "orange" | "green";
}

export interface OtysData {
  player: { capacity: number[]; credits: number; batteries: number; movement: number[]; threshold: number[] };
  store: { credits: number[]; points: number[]; start: number[] };
  costs: Record<string, number>;
  sponsors: { upgrade_points: number };
  rewards: { front_points: number; credits: number; points: number };
  contracts: Contract[];
  tokens: Token[];
}

export const player = (view: OtysView, seat: number): Player => view.players[seat] as Player;

/** What the store shows a seat: its own trader's prices, or those of the trader at work. */
export const pricesFor = (view: OtysView, seat: number): Player["prices"] =>
  player(view, view.phase === "trade" ? (view.current ?? seat) : seat).prices;

export function contractOf(data: OtysData, id: string): Contract {
  return data.contracts.find((one) => one.id === id) as Contract;
}

export function tokenOf(data: OtysData, id: string): Token {
  return data.tokens.find((one) => one.id === id) as Token;
}

/** Where a diver of a seat is. */
export function slotOf(view: OtysView, seat: number, diver: string): SlotName {
  return (player(view, seat).column.find((one) => one.diver === diver) as Slot).slot;
}

export type Context = AnyContext<OtysView, OtysData>;

export const LETTERS: Record<string, Resource> = { M: "metal", P: "plant", F: "fuel", T: "tech" };

/** How many contracts a draw would bring. */
export const drawable = (view: OtysView): number =>
  Math.min(4, view.pile.count + (view.options.contract_recycle === "on" ? view.completed.length : 0));

export const sponsorOn = (view: OtysView, level: number): Sponsor => view.sponsors[level - 1] as Sponsor;

/** The resources of a level one after the other, in the order in which they are drawn. */
export function row(resources: Record<Resource, number>): { kind: Resource; i: number }[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: resources[kind] }, (_, i) => ({ kind, i })));
}
