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

/** What a function does, in a sentence, with the points of this table's data. */
export function help(name: string, data: OctoData, say: Say): string {
  const { plus, super_lab_v, super_lab_h, super_octo, super_sub } = data.functions;
  const three = { "super-lab-v": super_lab_v, "super-lab-h": super_lab_h, "super-octo": super_octo }[name] ?? [0, 0, 0];
  const points = say("amount-points", { count: name === "super-sub" ? super_sub : plus });
  return say(`function-${name}-help`, { points, one: three[0] ?? 0, two: three[1] ?? 0, three: three[2] ?? 0 });
}

/** The same in very few words. */
export function gist(name: string, data: OctoData, say: Say): string {
  const { plus, super_lab_v, super_lab_h, super_octo, super_sub } = data.functions;
  const three = { "super-lab-v": super_lab_v, "super-lab-h": super_lab_h, "super-octo": super_octo }[name];
  const points = three?.join("/") ?? String(name === "super-sub" ? super_sub : plus);
  return say(`web-gist-${name}`, { points, penalty: data.sheet.octopus_penalty });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const player = (seat: number, say: Say): string => say("table-player", { seat: seat + 1 });
