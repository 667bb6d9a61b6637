// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import {
  type AbyssData,
  type AbyssView,
  type Cards,
  countOf,
  isMine,
  locationOf,
  type Lord,
  lordOf,
  oneByOne,
  RACE_OF,
  RACES,
  split,
} from "./view";

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

/** The Lord by whom a seat has a power: a data pack may give it to another than the one it is named after. */
export const holder = (view: AbyssView, data: AbyssData, seat: number | null, power: string): string =>
  active(view, data, seat ?? 0, power)[0] ?? power;

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

/** The races that a Lord wants, with those that the cards chosen for it show. Krakens stand for whatever is lacking. */
export function racesPaid(
  view: AbyssView,
  data: AbyssData,
  seat: number,
  cards: string[],
): { race: string; done: boolean; wild: boolean }[] {
  const { lord } = view.progress;
  if (!lord) return [];
  const chosen = cards.map((card) => split(card).race);
  const races = [...new Set(chosen)].filter((race) => race !== "kraken");
  const must = mustHave(view, data, seat, lord);
  const shown = races.map((race) => ({ race, done: true }));
  if (must && !races.includes(must)) shown.unshift({ race: must, done: false });
  while (shown.length < lordOf(data, lord).races) shown.push({ race: "any", done: false });
  let spare = chosen.filter((race) => race === "kraken").length;
  return shown.map((one) => (one.done || spare-- <= 0 ? { ...one, wild: false } : { ...one, done: true, wild: true }));
}

/** How what is missing of a payment can be paid in Pearls and Nebulis. */
export function waysToPay(view: AbyssView, data: AbyssData, seat: number): { black: number; pearls: number }[] {
  const { limit, outlaw_limit } = data.nebulis;
  const missing = view.progress.missing ?? 0;
  const most = Math.min(
    missing,
    view.players[seat]?.nebulis ?? 0,
    active(view, data, seat, "outlaw").length ? outlaw_limit : limit,
  );
  return Array.from({ length: view.kraken ? most + 1 : 1 }, (_, black) => ({ black, pearls: missing - black }));
}

/** How many Locations can be drawn now. */
export const drawable = (view: AbyssView, data: AbyssData): number =>
  view.phase === "controlling" && isMine(view) ? Math.min(data.keys.most_drawn, view.location_deck) : 0;

/** Of cards that wait to be laid out, those last chosen for which there is room among the races. */
export function together(chosen: string[], waiting: string[], view: AbyssView): string[] {
  const races = new Set(chosen.map((card) => split(card).race));
  const kept = waiting.toReversed().filter((card) => {
    const { race } = split(card);
    const all = new Set([...races, race]);
    all.delete("kraken");
    if (all.size > (view.progress.races ?? 0)) return false;
    races.add(race);
    return true;
  });
  return kept.toReversed();
}
