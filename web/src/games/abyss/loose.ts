// Allies are laid out for a payment in any order, and taken back by a click. The actions lay them out by race and
// value.

import type { Loose } from "../contract";
import { together } from "./derived";
import { type AbyssView, inOrder, isMine, oneByOne } from "./view";

const cardOf = (spot: string): string => spot.split(":")[1] ?? "";

const spotOf = (card: string): string => `hand:${card}`;

const without = (list: string[], one: string): string[] =>
  list.includes(one) ? list.toSpliced(list.indexOf(one), 1) : list;

export const loose: Loose<AbyssView> = {
  goal(spot, view, waiting) {
    if (view.phase !== "paying" || !isMine(view)) return null;
    const laid = oneByOne(view.progress.laid ?? {}).map(spotOf);
    const at = spotOf(cardOf(spot));
    if (spot.startsWith("laid:")) return laid.includes(at) ? [...without(laid, at), ...waiting] : null;
    if (!spot.startsWith("hand:")) return null;
    if (waiting.includes(spot)) return [...laid, ...without(waiting, spot)];
    return view.progress.usable?.includes(cardOf(spot))
      ? [...together([...laid, spot].map(cardOf), waiting.map(cardOf), view).map(spotOf), spot, ...laid]
      : null;
  },
  step(goal, view) {
    if (view.phase !== "paying" || !isMine(view)) return null;
    const laid = oneByOne(view.progress.laid ?? {}).toSorted(inOrder);
    const wanted = goal.map(cardOf).toSorted(inOrder);
    if (laid.some((card, i) => card !== wanted[i])) return "undo";
    const next = wanted[laid.length];
    return next === undefined ? null : { spot: spotOf(next), act: `ally ${next}` };
  },
};
