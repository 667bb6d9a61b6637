// Pieces in words, as the Python side says them (say.py).

import type { Say } from "../../lib/words.svelte";
import {
  contractOf,
  type Counts,
  type Diver,
  type OtysData,
  type OtysView,
  RESOURCES,
  type Sponsor,
  tokenOf,
} from "./view";

/** As the beginning of a line. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

export const credits = (say: Say, count: number): string => say("amount-credits", { count });

export const points = (say: Say, count: number): string => say("amount-points", { count });

/** Counts of the four resources: 1 metal, 2 plants. */
export function cubes(say: Say, counts: number[] | Counts): string {
  const row = Array.isArray(counts) ? counts : RESOURCES.map((kind) => counts[kind]);
  return RESOURCES.map((kind, i) => [kind, row[i] ?? 0] as const)
    .filter(([, count]) => count)
    .map(([kind, count]) => say(`cubes-${kind}`, { count }))
    .join(", ");
}

export function need(say: Say, data: OtysData, id: string): string {
  const card = contractOf(data, id);
  return card.fixed
    ? say("need-fixed", { cubes: cubes(say, card.fixed) })
    : say("need-free", { lots: (card.free ?? []).join(" + ") });
}

export function contract(say: Say, data: OtysData, id: string): string {
  const { points, credits, batteries } = contractOf(data, id);
  return say("contract-words", { card: id, need: need(say, data, id), points, credits, batteries });
}

export function front(say: Say, data: OtysData, id: string, count = 4): string {
  const token = tokenOf(data, id);
  const [one, other] = (token.resources ?? []).map((kind) => say(`resource-${kind}`));
  return say(`front-${token.front}`, {
    one: one ?? "",
    other: other ?? "",
    points: points(say, data.rewards.front_points),
    count,
  });
}

export function back(say: Say, data: OtysData, colour: "orange" | "green"): string {
  return say(`back-${colour}`, {
    credits: credits(say, data.rewards.credits),
    points: points(say, data.rewards.points),
  });
}

export function token(say: Say, data: OtysData, id: string): string {
  return say("token-words", { front: front(say, data, id), back: back(say, data, tokenOf(data, id).back) });
}

/** What a sponsor does; at a table it is known which of two things the advanced side of sponsor 5 is. */
export function sponsor(say: Say, data: OtysData, name: Sponsor, view?: OtysView): string {
  if (view && name === "5B") return say(`sponsor-5b-${view.options.sponsor5b as string}`);
  const given = { cost: credits(say, data.costs.upgrade ?? 0), points: points(say, data.sponsors.upgrade_points) };
  return say(`sponsor-${name.toLowerCase()}`, given);
}

/** A sponsor tile in two or three words. */
export const tile = (say: Say, view: OtysView, name: Sponsor): string =>
  say(name === "5B" ? `web-sponsor-5b-${view.options.sponsor5b as string}` : `web-sponsor-${name.toLowerCase()}`);

export function diver(say: Say, name: Diver, upgraded: boolean): string {
  const words = say(`table-diver-${name}`);
  return upgraded ? `${words} (${say("table-upgraded")})` : words;
}

/** What a diver does, on the side given. */
export function effect(say: Say, data: OtysData, name: Diver, upgraded: boolean): string {
  if (!name.endsWith("-expert"))
    return say(`web-does-${name}${upgraded ? "-up" : ""}`, {
      cost: credits(say, data.costs[upgraded ? `${name}_upgraded` : name] ?? 0),
    });
  const base = say("web-does-expert", { resource: say(`resource-${name.slice(0, -7)}`) });
  return upgraded ? say("web-does-expert-up", { base, bonus: say(`bonus-${name}`) }) : base;
}

/** What the other side of a basic diver would bring. */
export const bonus = (say: Say, name: Diver): string => say(`web-adds-${name}`);

/** A name and what belongs to it: "Credits: 3". */
export const pair = (say: Say, name: string, value: string | number): string => say("web-pair", { name, value });

/** Where a seat's slot is. */
export function place(say: Say, slot: string): string {
  return slot.startsWith("L")
    ? say("table-level", { level: slot.slice(1) })
    : say("web-surface-slot", { slot: slot.slice(1) });
}
