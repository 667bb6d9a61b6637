// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import { type Area, type FlotillaView, type LocationView, type SeasteadView, type Type, TYPES } from "./view";

/** Buildings of a type, and ships. */
export const ROW = 4;

/** Buildings of a type that a seat has on the flotillas; those of the boss in a solo game. */
export function built(view: SeasteadView, seat: number, type: Type): number {
  const player = view.players[seat];
  return player ? ROW - player.left[type] : (view.boss?.built[type] ?? 0);
}

/** Columns of a player board that are empty: rows empty from the left. */
export const columns = (view: SeasteadView, seat: number): number =>
  Math.min(...TYPES.map((type) => built(view, seat, type)));

/** How much may be stored without a tax, if there is one. */
export const storageLimit = (view: SeasteadView): number | null =>
  view.resolution?.rule === "storage-tax" ? view.resolution.amount : null;

/** Whether a click on the own storage can only mean taking: giving something up instead is not on offer. */
export const onlyTaking = (view: SeasteadView): boolean =>
  view.phase === "taking" && view.resolution?.rule !== "clean-up-duty";

/** Phases in which resources of the own storage are given up. */
const GIVING = ["forgoing", "returning", "trading", "exchanging", "substituting"];
export const giving = (view: SeasteadView): boolean =>
  GIVING.includes(view.phase) ||
  (view.phase === "menu" && view.resolution?.rule === "exchange-market") ||
  (view.phase === "taking" && !onlyTaking(view));

/** What docks count at a location: each area that looks there while it is open, then those for what stands there. */
export function countedAt(flotilla: FlotillaView, at: LocationView): (Area & { port: string; owner: number })[] {
  return flotilla.locations
    .flatMap((port) =>
      (port.dock?.areas ?? []).flatMap((area, i) =>
        port.dock?.at[i] === at.id ? [{ ...area, port: port.id, owner: port.owner ?? 0 }] : [],
      ),
    )
    .filter((area) => at.building === null || area.type === at.building);
}
