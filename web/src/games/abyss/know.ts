// What follows from a view: costs, races wanted, what a Location would be worth. The engine decides; this is for
// looking.

import type { Say } from "../../lib/words.svelte";
import {
  RACE_OF,
  RACES,
  type AbyssData,
  type AbyssView,
  type Cards,
  type Lord,
  type Location,
  type Player,
  type Sentinel,
} from "./view";

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
export const locationOf = (data: AbyssData, id: string): Location =>
  data.locations.find((tile) => tile.id === id) ?? { id, set: "base", base: 0, per: "nothing", of: "", amount: 0 };

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

/** What is still in a hand while cards are laid out: they count as in hand until one of them is affiliated. */
export function inHand(view: AbyssView, seat: number): Cards | null {
  const hand = view.players[seat]?.hand ?? null;
  const { laid } = view.progress;
  if (!hand || !laid || seat !== view.current) return hand;
  return Object.fromEntries(Object.entries(hand).map(([card, count]) => [card, count - (laid[card] ?? 0)]));
}

/** The own Lords whose power this is and works. */
export function active(view: AbyssView, data: AbyssData, seat: number, power: string): string[] {
  const held = view.players[seat]?.lords ?? [];
  return held.filter((one) => one.free && !one.turned && lordOf(data, one.lord).power === power).map((one) => one.lord);
}
/** Whether an opponent's power reaches a seat: the Shaman keeps Soldiers off. */
export function reached(view: AbyssView, data: AbyssData, seat: number, power: string): boolean {
  const sheltered = active(view, data, seat, "shaman").length > 0;
  return view.players.some(
    (one) =>
      one.seat !== seat &&
      active(view, data, one.seat, power).some((lord) => !sheltered || lordOf(data, lord).guild !== "soldier"),
  );
}
export function costFor(view: AbyssView, data: AbyssData, seat: number, lord: string): number {
  const change = data.lords_rules.cost_change;
  const less = active(view, data, seat, "treasurer").length ? change : 0;
  const more = reached(view, data, seat, "recruiter") ? change : 0;
  return Math.max(0, lordOf(data, lord).cost - less + more);
}
/** The race that a seat must have among those it pays with. */
export function mustHave(view: AbyssView, data: AbyssData, seat: number, lord: string): string | null {
  return active(view, data, seat, "diplomat").length ? null : (RACE_OF[lordOf(data, lord).guild] ?? null);
}
/** The races a Lord wants: the compulsory one, then any others. */
export function wanted(view: AbyssView, data: AbyssData, seat: number, lord: string): string[] {
  const count = lordOf(data, lord).races;
  if (count === RACES.length) return RACES;
  const must = mustHave(view, data, seat, lord);
  return [...(must ? [must] : []), ...Array<string>(Math.max(0, count - (must ? 1 : 0))).fill("any")];
}
/** The space of the threat track whose reward a fight would bring a seat. */
export const rewardSpace = (view: AbyssView, data: AbyssData, seat: number): number =>
  view.threat > 1 && reached(view, data, seat, "tamer") ? view.threat - 1 : view.threat;
export const rewards = (data: AbyssData, space: number): [number, number, number][] =>
  data.threat[`space_${space}`] ?? [];

/** When a power works: once, as long as the Lord is free, or once in each turn. */
export function timing(lord: Lord): "once" | "always" | "turn" | "none" {
  if (lord.power === "none") return "none";
  if (["slaver", "oracle", "opportunist", "ferryman", "recipient"].includes(lord.power)) return "turn";
  const lasting =
    "recruiter commander tamer ship-master landlord shaman alchemist master-of-magic diplomat treasurer outlaw " +
    "counterfeiter cleaner shareholder hypnotist highwayman";
  return lasting.split(" ").includes(lord.power) ? "always" : "once";
}

/** What a Location would be worth to a seat as things stand; null where that takes more than its own cards. */
export function worth(view: AbyssView, data: AbyssData, seat: number, id: string): number | null {
  const tile = locationOf(data, id);
  const me = view.players[seat];
  if (!me) return null;
  const counts = view.options.disabled_lords === "ignored" ? me.lords.filter((one) => !one.turned) : me.lords;
  const lords = counts.map((one) => lordOf(data, one.lord));
  const points = lords.map((lord) => lord.points);
  const per: Record<string, () => number | null> = {
    guild: () => lords.filter((lord) => lord.guild === tile.of).length,
    race: () => oneByOne(me.affiliated).filter((card) => split(card).race === tile.of).length,
    guilds: () => new Set(lords.map((lord) => lord.guild)).size,
    "weakest-lord": () => (points.length ? Math.min(...points) : 0),
    "strongest-lord": () => Math.max(0, ...points),
    lords: () => lords.length,
    keys: () => lords.filter((lord) => lord.keys).length,
    "no-keys": () => lords.filter((lord) => !lord.keys).length,
    "weakest-allies": () =>
      RACES.reduce((sum, race) => {
        const values = oneByOne(me.affiliated)
          .map(split)
          .filter((card) => card.race === race);
        return sum + (values.length ? Math.min(...values.map((card) => card.value)) : 0);
      }, 0),
    allies: () => countOf(me.affiliated),
    nebulis: () => me.nebulis,
    loot: () => (view.loot_lying[id] ?? []).reduce((sum, value) => sum + value, 0),
  };
  const found = per[tile.per]?.() ?? null;
  return found === null ? null : tile.base + tile.amount * found;
}

/** The Locations that are nowhere to be seen: the stack. */
export function stackOf(view: AbyssView, data: AbyssData): string[] {
  const seen = new Set([
    ...view.locations,
    ...view.removed,
    ...view.progress.drawn,
    ...view.players.flatMap((one) => one.locations.map((held) => held.location)),
  ]);
  if (view.progress.location) seen.add(view.progress.location);
  return data.locations
    .filter((tile) => (view.kraken || tile.set === "base") && !seen.has(tile.id))
    .map((tile) => tile.id);
}

export const sentinelOn = (view: AbyssView, area: Sentinel["area"], on: string | null): Sentinel | undefined =>
  on === null ? undefined : view.sentinels.find((one) => one.area === area && one.on === on);
export const sentinelsAtHome = (view: AbyssView, seat: number): Sentinel[] =>
  view.sentinels.filter((one) => one.owner === seat && one.area === null);

/** Whether the points of a player's Monster tokens are missing from the score. */
export const hidden = (player: Player): boolean => player.tokens > 0 && player.token_points === null;

// Words

/** A Lord's name without its article, as it stands on the card. */
export function lordName(say: Say, id: string): string {
  if (say.has(`table-lord-${id}`)) return say(`table-lord-${id}`);
  const name = say(`lord-${id}`);
  const article =
    say("table-articles")
      .split(/\s+/)
      .find((one) => name.startsWith(one)) ?? "";
  return name.slice(article.length).trimStart();
}
export function cardName(say: Say, card: string): string {
  if (card === "monster") return say("table-monster");
  const { race, value } = split(card);
  return say("card-ally", { race: say(`race-${race}`), value });
}
export function money(say: Say, pearls: number, nebulis: number): string {
  const [white, black] = [say("amount-pearls", { count: pearls }), say("amount-nebulis", { count: nebulis })];
  return pearls && nebulis ? say("amount-both", { pearls: white, nebulis: black }) : nebulis ? black : white;
}
export const reward = (say: Say, [pearls, tokens, keys]: [number, number, number]): string =>
  [
    pearls && say("amount-pearls", { count: pearls }),
    tokens && say("amount-tokens", { count: tokens }),
    keys && say("amount-keys", { count: keys }),
  ]
    .filter(Boolean)
    .join(" + ");

/** Equal cards have no identity: they are numbered from the own hand on, so that one that is taken keeps its number. */
export function numbers(view: AbyssView, me: number): (where: string) => (card: string) => string {
  const order: [string, string[]][] = [
    ["hand", oneByOne(inHand(view, me) ?? {})],
    ["laid", oneByOne(view.progress.laid ?? {})],
    ["track", view.track],
    ...view.players.map((one): [string, string[]] => [`affiliated-${one.seat}`, oneByOne(one.affiliated)]),
    ["pile", oneByOne(view.progress.discard_pile ?? {})],
  ];
  return (where) => {
    const used: Cards = {};
    for (const [name, cards] of order) {
      if (name === where) break;
      for (const card of cards) used[card] = (used[card] ?? 0) + 1;
    }
    return (card) => {
      const number = used[card] ?? 0;
      used[card] = number + 1;
      return `ally-${card}-${number}`;
    };
  };
}
