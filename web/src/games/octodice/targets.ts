// What a choice points at. Equal dice do the same, so each of them stands for the one that is listed. The spots:
// die:W1, tile:LEVEL:COLUMN, crystal, crystal:DIGIT, research:STEP, bot:COLOUR, submarine:COLOUR, octopus.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import { alike, catching, choosesDigit, likeBlack, nextLevel, nextStep } from "./derived";
import { actor, die, type Die, type OctoView, symbolOf } from "./view";

export const word = (choice: Choice, name: string): string => choice.at.find(([held]) => held === name)?.[1] ?? "";

export const words = (choice: Choice): string[] => choice.text.split(" ").slice(1);

export const dieSpot = (name: string): string => `die:${name}`;

export const tileSpot = (level: number, column: number): string => `tile:${level}:${column + 1}`;

const names = (dice: Die[]): string[] => dice.map((one) => dieSpot(one.die));

/** Where an effect is drawn: a circle of the own sheet, or the tile that a marker would reach. */
function effectSpot(effect: string, view: OctoView): string {
  const me = actor(view);
  const [kind, what] = effect.split("-");
  if (kind === "lab") return tileSpot(Math.min(nextLevel(me, Number(what)), 2), Number(what) - 1);
  if (kind === "crystal") return "crystal";
  if (kind === "research") return `research:${nextStep(me)}`;
  return effect.replace("-", ":");
}

export function targets(choice: Choice, view: OctoView): Target[] {
  switch (choice.kind) {
    case "keep":
      return words(choice).map((name) => {
        const one = die(view, name);
        return one ? names(view.dice.filter((other) => !other.aside && alike(one, other))) : dieSpot(name);
      });
    case "use": {
      const [white = "", black = "", effect = ""] = words(choice);
      const [one, other] = [die(view, white), die(view, black)];
      if (!one || !other) return [];
      const whites = view.dice.filter((held) => alike(one, held) && (view.phase === "extra" || !held.used));
      // Of a crystal's digits Flexi-Lab leaves the choice.
      const digits = symbolOf(effect) === "crystal" && choosesDigit(view) ? [effect.replace("-", ":")] : [];
      return [names(whites), names(likeBlack(other, effect, view)), effectSpot(effect, view), ...digits];
    }
    case "octopus":
      return [...catching(Number(word(choice, "count")), view).map(names), "octopus"];
    case "super-level":
    case "super-copy":
      return [tileSpot(2, Number(word(choice, "column")) - 1)];
  }
  return [];
}
