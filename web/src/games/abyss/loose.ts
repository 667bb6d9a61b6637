// Allies are laid out for a payment in any order, and taken back by a click. The actions lay them out by race and
// value.

import type { Loose } from "../contract";
import { type AbyssView, inOrder, isMine, oneByOne, type Place, split } from "./view";

const cardOf = (spot: string): string => spot.split(":")[1] ?? "";

const spotOf = (card: string): string => `hand:${card}`;

const without = (list: string[], one: string): string[] =>
  list.includes(one) ? list.toSpliced(list.indexOf(one), 1) : list;

/** The places of a payment with one more Ally; null if there is none for it. What can show any race makes way. */
export function laidOn(places: Place[], card: string, wild: string[]): Place[] | null {
  const { race } = split(card);
  const any = wild.includes(race);
  if (!any && places.some(({ by }) => by === race)) return places;
  const at = places.findIndex(({ by, takes }) => (any ? !by : (!by || wild.includes(by)) && takes.includes(race)));
  const place = places[at];
  if (!place) return any ? places : null;
  const laid = places.with(at, { ...place, by: race });
  return place.by ? laidOn(laid, place.by, wild) : laid;
}

/** Of the Allies that wait to be laid out, those last chosen for which there is room beside another. */
function together(card: string, waiting: string[], view: AbyssView): string[] {
  const { wild } = view.progress;
  let places = laidOn(view.progress.places ?? [], card, wild);
  const kept = waiting.toReversed().filter((one) => {
    const more = places && laidOn(places, one, wild);
    if (more) places = more;
    return more !== null;
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
      ? [...together(cardOf(spot), waiting.map(cardOf), view).map(spotOf), spot, ...laid]
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
