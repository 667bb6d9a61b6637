// What a table of Abyss says about itself (view.py), and what is printed on the pieces (data.toml).

import type { View } from "../../lib/types";
import type { Context as AnyContext } from "../contract";

export const RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"];

/** The race of each guild; Ambassadors and Smugglers have none. */
export const RACE_OF: Record<string, string> = {
  mage: "jellyfish",
  soldier: "crab",
  farmer: "seahorse",
  merchant: "shellfish",
  politician: "squid",
};

/** Numbers of Allies by name: `crab-3`. */
export type Cards = Record<string, number>;

export interface Held {
  lord: string;
  free: boolean;
  turned: boolean;
  under: string | null;
  power: string;
  /** Whether its power has been used in this turn. */
  used: boolean;
}

/** A whole payment for a Lord. */
export interface Bill {
  laid: Cards;
  pearls: number;
  nebulis: number;
}

/** What a Lord would cost a player: the races it wants, "any" where there is a choice. */
export interface Price {
  cost: number;
  races: string[];
  /** The cheapest payment, for whoever chooses an action. */
  cheapest: Bill | null;
}

export interface Reward {
  pearls: number;
  tokens: number;
  keys: number;
}

/** A race that a payment has to show: what shows it, and the races that it can be. */
export interface Place {
  race: string;
  by: string | null;
  takes: string[];
}

export interface Controlled {
  location: string;
  points: number;
  lords: string[];
  loot: number[];
}

export interface Player {
  seat: number;
  score: number;
  /** The points if the game ended now, as far as the reader can know. */
  final: number;
  rank: number | null;
  points: Record<"lords" | "allies" | "locations" | "monsters" | "nebulis", number>;
  pearls: number;
  nebulis: number;
  keys: number;
  key_count: number;
  hand_size: number;
  hand: Cards | null;
  /** The hand without what is laid out. */
  in_hand: Cards | null;
  affiliated: Cards;
  /** Those of them that score. */
  scoring: string[];
  tokens: number;
  token_points: number[] | null;
  lords: Held[];
  locations: Controlled[];
  bought: number;
  /** By space of the Court. */
  prices: (Price | null)[];
  /** Of the available Locations. */
  worth: Record<string, number>;
}

export interface Sentinel {
  name: string;
  owner: number | null;
  area: "court" | "council" | "location" | null;
  on: string | null;
  resting: boolean;
}

export interface Progress {
  lord: string | null;
  space: number | null;
  cost: number | null;
  laid: Cards | null;
  value: number | null;
  missing: number | null;
  /** The most that Pearls and Nebulis can pay. */
  purse: number | null;
  places: Place[] | null;
  /** What can show any race. */
  wild: string[];
  /** Of the payments that have what is laid out. */
  cheapest: Bill | null;
  /** How what Allies do not pay can be paid. */
  ways: { pearls: number; nebulis: number }[];
  rewards: Reward[];
  /** The Allies that some payment has besides those laid out, in whatever order. */
  usable: string[] | null;
  race: string | null;
  location: string | null;
  drawn: string[];
  /** How many Locations can be drawn. */
  draws: number;
  /** The Locations face down, where they may be looked at. */
  stack: string[];
  keys_needed: number | null;
  keys_from: string[];
  /** The Key tokens that are spent besides. */
  key_tokens: number | null;
  asked: number | null;
  for_sale: string | null;
  discard_pile: Cards | null;
  tied: number[];
  owed: number;
  /** The actions `power ...` with the Lords that give them. */
  powers: { power: string; lord: string; used: boolean }[];
}

export interface AbyssView extends View {
  kraken: boolean;
  turn: number;
  first: number;
  current: number | null;
  ending: number | null;
  extra_turns: number;
  end_lords: number;
  court: (string | null)[];
  /** When the power of each visible Lord works: once, as long as the Lord is free, or once in each turn. */
  works: Record<string, "once" | "always" | "turn" | "none">;
  lord_deck: number;
  lord_discard: string[];
  deck: number;
  discard: number;
  track: string[];
  price: number;
  threat: number;
  monster_tokens: number;
  council: Record<string, number>;
  locations: string[];
  location_deck: number;
  removed: string[];
  loot_deck: number;
  loot_discard: number[];
  loot_lying: Record<string, number[]>;
  figure: number | null;
  sentinels: Sentinel[];
  progress: Progress;
  players: Player[];
}

export interface Lord {
  id: string;
  set: "base" | "kraken";
  guild: string;
  cost: number;
  races: number;
  points: number;
  keys: number;
  power: string;
  amount: number;
}

export interface Location {
  id: string;
  set: "base" | "kraken";
}

export interface Loot {
  value: number;
  count: number;
  reward: "keys" | "pearls" | "tokens" | "ally" | "nothing";
  amount: number;
}

export interface AbyssData {
  exploration: {
    spaces: number;
    last_pearls: number;
    kraken_nebulis: number[];
    monsters: number;
    [race: string]: number | number[];
  };
  tokens: { points: number[]; counts: number[] };
  /** Each option of a space as [Pearls, Monster tokens, Keys]. */
  threat: Record<string, [number, number, number][]>;
  loot: Loot[];
  lords: Lord[];
  locations: Location[];
}

export type Context = AnyContext<AbyssView, AbyssData>;

export const lordOf = (data: AbyssData, id: string): Lord =>
  data.lords.find((lord) => lord.id === id) ?? {
    id,
    set: "base",
    guild: "",
    cost: 0,
    races: 0,
    points: 0,
    keys: 0,
    power: "none",
    amount: 0,
  };

export const isMine = (view: AbyssView): boolean => view.seat !== null && view.seat === view.actor;

/** `crab-3` as race and value. */
export function split(card: string): { race: string; value: number } {
  const [race = "", value = "0"] = card.split("-");
  return { race, value: Number(value) };
}

export const countOf = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export const sumOf = (cards: Cards): number =>
  Object.entries(cards).reduce((sum, [card, count]) => sum + split(card).value * count, 0);

/** Cards one by one, by race and value. */
export const oneByOne = (cards: Cards): string[] =>
  Object.entries(cards).flatMap(([card, count]) => Array<string>(Math.max(0, count)).fill(card));

/** The order of Allies: by race, then by value. */
export function inOrder(a: string, b: string): number {
  const [one, other] = [split(a), split(b)];
  const all = [...RACES, "kraken"];
  return all.indexOf(one.race) - all.indexOf(other.race) || one.value - other.value;
}

export const racesOf = (view: AbyssView): string[] => (view.kraken ? [...RACES, "kraken"] : RACES);

/** The Nebulis printed on a Kraken. */
export const printed = (data: AbyssData, card: string): number =>
  data.exploration.kraken_nebulis[split(card).value - 2] ?? 0;

export const rewards = (data: AbyssData, space: number): Reward[] =>
  (data.threat[`space_${space}`] ?? []).map(([pearls, tokens, keys]) => ({ pearls, tokens, keys }));

/** The Lord that gives the player whose turn it is an action `power ...`. */
export const giving = (view: AbyssView, power: string): string =>
  view.progress.powers.find((one) => one.power === power)?.lord ?? power;

export const sentinelOn = (view: AbyssView, area: Sentinel["area"], on: string | null): Sentinel | undefined =>
  on === null ? undefined : view.sentinels.find((one) => one.area === area && one.on === on);

export const sentinelsAtHome = (view: AbyssView, seat: number): Sentinel[] =>
  view.sentinels.filter((one) => one.owner === seat && one.area === null);

/** Whether the points of a player's Monster tokens are missing from the score. */
export const hidden = (player: Player): boolean => player.tokens > 0 && player.token_points === null;
