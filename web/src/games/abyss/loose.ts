// Allies are laid out for a payment in any order, and taken back by a click. The actions lay them out by race and
// value.

import type { Loose } from "../contract";
import { type AbyssView, inOrder, isMine, oneByOne, split } from "./view";

const cardOf = (spot: string): string => spot.split(":")[1] ?? "";

const spotOf = (card: string): string => `hand:${card}`;

const without = (list: string[], one: string): string[] =>
  list.includes(one) ? list.toSpliced(list.indexOf(one), 1) : list;

/** Of the cards that wait, those last chosen for which there is room among the races. */
function together(chosen: string[], waiting: string[], view: AbyssView): string[] {
  const races = new Set(chosen.map((at) => split(cardOf(at)).race));
  const kept = waiting.toReversed().filter((at) => {
    const { race } = split(cardOf(at));
    const all = new Set([...races, race]);
    all.delete("kraken");
    if (all.size > (view.progress.races ?? 0)) return false;
    races.add(race);
    return true;
  });
  return kept.toReversed();
}

export const loose: Loose<AbyssView> = {
  goal(spot, view, waiting) {
    if (view.phase !== "paying" || !isMine(view)) return null;
    const laid = oneByOne(view.progress.laid ?? {}).map(spotOf);
    const at = spotOf(cardOf(spot));
    if (spot.startsWith("laid:")) return laid.includes(at) ? [...without(laid, at), ...waiting] : null;
    if (!spot.startsWith("hand:")) return null;
    if (waiting.includes(spot)) return [...laid, ...without(waiting, spot)];
    return view.progress.usable?.includes(cardOf(spot))
      ? [...together([...laid, spot], waiting, view), spot, ...laid]
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
