// Pieces in words, as the Python side says them (say.py).

import { dividing } from "../../lib/soft";
import type { Say } from "../../lib/words.svelte";
import {
  type Depth,
  type DiveView,
  type DockView,
  type EffectView,
  type FlotillaView,
  type HalfView,
  KINDS,
  type LocationView,
  priceOf,
  type ResolutionData,
  type ResolutionView,
  type SeasteadView,
  type SpecialistData,
  type SpecialistView,
  type Type,
  TYPES,
} from "./view";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name and what there is to say about it: languages have their own colons. */
export const pair = (say: Say, name: string, rule: string): string => say("table-rule", { name, rule });

export const amount = (say: Say, what: string, count: number): string => say(`amount-${what}`, { count });

export const typeName = (say: Say, type: Type | null): string => say(`type-${type ?? "none"}`);

export const player = (say: Say, seat: number, view: SeasteadView): string =>
  view.players[seat] ? say("table-player", { seat: seat + 1 }) : say("table-boss");

/** A specialist's name without its article, as it stands on the card. */
export function person(say: Say, id: string): string {
  const name = say(`specialist-${id}`);
  const article =
    say("table-articles")
      .split(" ")
      .find((one) => name.startsWith(one)) ?? "";
  return capital(name.slice(article.length).trim());
}

/** A long name may be divided here, and only here. */
export const soft = dividing(
  ...["Bergungs", "Bildungs", "Experten", "Flotten", "Hafen", "Karto", "Kund", "Leuchtturm", "Nachbarschafts"],
  ...["Quartier", "Säuberungs", "Schlepper", "Solidar", "Tausch", "Umwelt", "Environ", "Neighbour", "Quarter"],
  "environne",
);

export const effect = (say: Say, one: EffectView): string =>
  capital(
    say(`effect-${one.kind}`, {
      amount: one.amount,
      times: one.times,
      building: typeName(say, one.building ?? "port"),
    }),
  );

export const ability = (say: Say, card: SpecialistView | SpecialistData): string =>
  capital(say(`ability-${card.ability}`, { amount: card.amount ?? 0, least: card.at_least ?? 0 }));

export const gist = (say: Say, card: SpecialistView): string =>
  capital(say(`table-gist-${card.ability}`, { amount: card.amount, least: card.at_least }));

export function law(say: Say, one: ResolutionView | ResolutionData): string {
  const rule = "rule" in one ? one.rule : one.effect;
  const building = one.building && one.building !== "none" ? one.building : "port";
  return capital(
    say(`rule-${rule}`, { amount: one.amount ?? 0, least: one.at_least ?? 0, building: typeName(say, building) }),
  );
}

export function half(say: Say, one: HalfView): string {
  if (one.gives !== "fixed") return say(`half-${one.gives}`, { count: one.count });
  return KINDS.filter((kind) => one.kinds.includes(kind))
    .map((kind) => amount(say, kind, one.kinds.filter((other) => other === kind).length))
    .join(", ");
}

export const depth = (say: Say, one: Depth): string => capital(say(`depth-${one}`));

export const dive = (say: Say, { depth, halves: [a, b] }: DiveView): string =>
  capital(
    say("dive-card", {
      depth: say(`depth-${depth}`),
      a: a ? half(say, a) : "",
      b: b ? half(say, b) : "",
    }),
  );

/** The areas of a dock along the ring: two before the port, two after it; if they lie elsewhere, with how far. */
export function dock(say: Say, one: DockView): string {
  const values: Record<string, string | number> = { kind: say(`kind-${one.kind}`) };
  const along = one.areas.toSorted((a, b) => a.offset - b.offset);
  along.forEach(({ type, points, offset }, i) => {
    values[`type${i}`] = typeName(say, type);
    values[`points${i}`] = points;
    values[`at${i}`] = offset > 0 ? `+${offset}` : offset;
  });
  const plain = along.map(({ offset }) => offset).join() === "-2,-1,1,2";
  return capital(say(plain ? "dock-tile" : "dock-tile-apart", values));
}

export function prices(say: Say, flotilla: FlotillaView, at: LocationView): string {
  const each = TYPES.map((type) => [type, priceOf(at, type)] as const);
  const price = (count: number): string => (count ? amount(say, flotilla.demand, count) : say("web-free"));
  const first = each[0]?.[1] ?? 0;
  if (each.every(([, cost]) => cost === first)) return say("web-price", { price: price(first) });
  return say("web-prices", {
    port: price(each[0]?.[1] ?? 0),
    academy: price(each[1]?.[1] ?? 0),
    shipyard: price(each[2]?.[1] ?? 0),
  });
}

/** A location in a few words: what is printed there and what stands there. */
export function location(say: Say, view: SeasteadView, at: LocationView): string {
  const parts = [
    say("web-location", { location: at.id }),
    say("web-cost", { cost: at.cost }),
    amount(say, "points", at.points),
  ];
  if (at.tag) parts.push(say("web-tag", { type: typeName(say, at.tag), amount: at.discount }));
  if (at.building !== null && at.owner !== null)
    parts.push(say("web-built", { type: typeName(say, at.building), player: player(say, at.owner, view) }));
  if (at.ship !== null) parts.push(say("web-ship-of", { player: player(say, at.ship, view) }));
  if (at.boss_resource) parts.push(say("table-sign-boss"));
  if (at.dock) parts.push(dock(say, at.dock));
  return parts.join(", ");
}

/** What docks count at a location. */
export function docksAt(say: Say, at: LocationView): string[] {
  return at.areas.map((area) =>
    say("web-dock-area", {
      type: typeName(say, area.type),
      points: amount(say, "points", area.points),
      port: area.port,
    }),
  );
}
