// What a choice points at. The view tells which dice do as well as those of the notation. The spots:
// die:W1, tile:LEVEL:COLUMN, crystal, crystal:DIGIT, research:STEP, bot:COLOUR, submarine:COLOUR, octopus.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import { type OctoView, symbolOf } from "./view";

export const word = (choice: Choice, name: string): string => choice.at.find(([held]) => held === name)?.[1] ?? "";

export const words = (choice: Choice): string[] => choice.text.split(" ").slice(1);

export const dieSpot = (name: string): string => `die:${name}`;

export const tileSpot = (level: number, column: number): string => `tile:${level}:${column + 1}`;

/** For each of the two dice of a choice all that do as well. */
const dice = (choice: Choice, view: OctoView): Target[] =>
  (view.dice_for[choice.text] ?? []).map((names) => names.map(dieSpot));

/** Where an effect is drawn: a circle of the own sheet, or the tile that a marker would reach. */
function effectSpot(effect: string, view: OctoView): string {
  const { level = 0, column = 0, step } = view.effects[effect] ?? {};
  switch (symbolOf(effect)) {
    case "lab":
      return tileSpot(level, column);
    case "crystal":
      return "crystal";
    case "research":
      return `research:${step}`;
  }
  return effect.replace("-", ":");
}

export function targets(choice: Choice, view: OctoView): Target[] {
  switch (choice.kind) {
    case "keep":
      return dice(choice, view);
    case "use": {
      const effect = words(choice)[2] ?? "";
      const digits = symbolOf(effect) === "crystal" && view.chooses_digit ? [effect.replace("-", ":")] : [];
      return [...dice(choice, view), effectSpot(effect, view), ...digits];
    }
    case "octopus":
      return [...dice(choice, view), "octopus"];
    case "super-level":
    case "super-copy":
      return [tileSpot(2, Number(word(choice, "column")) - 1)];
  }
  return [];
}
