// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import {
  type Contract,
  type Diver,
  type Level,
  type OtysData,
  type OtysView,
  player,
  type Resource,
  RESOURCES,
  type Sponsor,
} from "./view";

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

/** What a seat gets and pays for a resource now. While somebody trades, that trader's prices hold, which may be
 * another's that a spy copies. */
export function prices(view: OtysView, seat: number, kind: Resource): Price {
  const { turn, store_rows: rows } = view;
  const own = player(view, seat).column.find((slot) => slot.diver === "trader")?.upgraded ?? false;
  const extra = (view.phase === "trade" ? turn.upgraded : own) ? 1 : 0;
  const free = view.current === seat && turn.free && turn.copied === 0;
  const count = view.store[kind];
  const full = count >= rows.credits.length;
  const gains = full ? 0 : (rows.points[count] ?? 0) + extra;
  return {
    credits: full ? null : (rows.credits[count] ?? 0) + extra,
    points: gains || null,
    buy: count === 0 ? null : free ? 0 : Math.max(0, (rows.credits[count - 1] ?? 0) - extra),
  };
}

/** The contracts that lie open, with the spaces for those that are missing. */
export const openContracts = (view: OtysView, data: OtysData): (string | null)[] =>
  view.contracts.slice(0, view.players.length === 2 ? data.colony.public_contracts_two : data.colony.public_contracts);

/** The sponsor that comes to lie on a level when an X rotates the tiles. */
export const rotatedTo = (view: OtysView, level: number): Sponsor => view.sponsors[(level + 3) % 5] as Sponsor;
