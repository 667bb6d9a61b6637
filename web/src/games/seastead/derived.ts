// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import { type SeasteadView, type Type, TYPES } from "./view";

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
