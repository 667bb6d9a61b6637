// Buildings and ships all look the same, but on the screen each of them moves by itself: a view says only where some
// stand, so which is which follows from where they stood before. One that is gone from a place is the one that has come
// to another; a new one is the leftmost of those that wait.

import { places, type SeasteadView, TYPES } from "./view";

/** For each place the number of the piece there; and the numbers of those that wait, in order. */
export interface Group {
  at: Map<string, number>;
  waiting: number[];
}

export type Pieces = Map<string, Group>;

// "0-port", "1-ship"

const found = new WeakMap<SeasteadView, Pieces>();

let last: Pieces = new Map();

function follow(before: Group | undefined, now: string[], row: number): Group {
  const at = new Map<string, number>();
  for (const place of now) {
    const number = before?.at.get(place);
    if (number !== undefined) at.set(place, number);
  }
  const moved = [...(before?.at ?? [])].filter(([place]) => !at.has(place)).map(([, number]) => number);
  const used = new Set(at.values());
  const rest = Array.from({ length: row }, (_, i) => i).filter((i) => !used.has(i) && !moved.includes(i));
  const free = [...moved, ...rest];
  for (const place of now) if (!at.has(place)) at.set(place, free.shift() ?? 0);
  return { at, waiting: free.sort((a, b) => a - b) };
}

export function piecesOf(view: SeasteadView): Pieces {
  const known = found.get(view);
  if (known) return known;
  const next: Pieces = new Map();
  const all = places(view);
  for (const seat of [0, 1]) {
    for (const type of TYPES) {
      const now = all.filter(([, at]) => at.owner === seat && at.building === type).map(([, at]) => at.id);
      next.set(`${seat}-${type}`, follow(last.get(`${seat}-${type}`), now, view.row));
    }
    const ships = all.filter(([, at]) => at.ship === seat).map(([, at]) => at.id);
    next.set(`${seat}-ship`, follow(last.get(`${seat}-ship`), ships, view.row));
  }
  found.set(view, next);
  last = next;
  return next;
}
