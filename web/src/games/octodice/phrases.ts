// Pieces in words, as the Python side says them (say.py).

import type { Say } from "../../lib/words.svelte";
import type { Die, OctoData } from "./view";

/** What a die shows, in words. */
export function shown(die: Die, say: Say): string {
  if (die.symbol) return say(`symbol-${die.symbol}`);
  return die.octopus
    ? say("face-octopus")
    : say("face", { colour: say(`colour-${die.colour}`), digit: die.digit ?? 0 });
}

/** The points printed on a function's tile. */
const printed = (name: string, { functions }: OctoData): number[] =>
  [functions[name.replaceAll("-", "_")] ?? functions.plus].flat();

/** What a function does, in a sentence, with the points of this table's data. */
export function help(name: string, data: OctoData, say: Say): string {
  const [one = 0, two = 0, three = 0] = printed(name, data);
  return say(`function-${name}-help`, { points: say("amount-points", { count: one }), one, two, three });
}

/** The same in very few words. */
export function gist(name: string, data: OctoData, say: Say): string {
  return say(`web-gist-${name}`, { points: printed(name, data).join("/"), penalty: data.sheet.octopus_penalty });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const player = (seat: number, say: Say): string => say("table-player", { seat: seat + 1 });
