// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import { type Contract, type Diver, type Level, type OtysData, type OtysView, type Resource, RESOURCES } from "./view";

/** The seat to the left (next in turn) or right of the one whose turn it is. */
export function neighbour(view: OtysView, side: string): number {
  const seats = view.players.length;
  return ((view.current ?? 0) + (side === "left" ? 1 : seats - 1)) % seats;
}

/** Whether the resources of one level pay for a contract. */
export function pays(contract: Contract, level: Level): boolean {
  const held = RESOURCES.map((kind) => level.resources[kind]);
  if (contract.fixed) return contract.fixed.every((need, i) => need <= (held[i] ?? 0));
  const most = held.toSorted((a, b) => b - a);
  return (contract.free ?? []).toSorted((a, b) => b - a).every((lot, i) => lot <= (most[i] ?? 0));
}

/** What a diver costs in credits, on the side given; a trader's price depends on the store. */
export function costOf(data: OtysData, diver: Diver, upgraded: boolean): number | null {
  if (diver === "spy") return upgraded ? 0 : data.costs.spy;
  if (diver === "engineer") return upgraded ? 0 : data.costs.engineer;
  if (diver === "explorer") return upgraded ? data.costs.explorer_upgraded : data.costs.explorer;
  return null;
}

export interface Price {
  credits: number | null;
  points: number | null;
  buy: number | null;
}

/** What a trader gets and pays for a resource of which the store holds so many. */
export function prices(view: OtysView, kind: Resource, upgraded: boolean, free: boolean): Price {
  const { credits, points } = view.store_rows;
  const count = view.store[kind];
  const extra = upgraded ? 1 : 0;
  const full = count >= credits.length;
  const gains = full ? 0 : (points[count] ?? 0) + extra;
  return {
    credits: full ? null : (credits[count] ?? 0) + extra,
    points: gains || null,
    buy: count === 0 ? null : free ? 0 : Math.max(0, (credits[count - 1] ?? 0) - extra),
  };
}
