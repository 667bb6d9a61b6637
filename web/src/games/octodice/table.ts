// What several parts of the table want to know.

import type { Say } from "../../lib/words.svelte";
import type { Die, Field, OctoData, OctoView, Row, Symbol, Third } from "./view";

export const SYMBOLS: Symbol[] = ["crystal", "research", "lab", "bot", "submarine", "octopus"];
/** The area of the sheet, and the source of points, of each symbol that has one. */
export const AREA: Record<string, string> = {
  crystal: "crystals",
  research: "research",
  bot: "bots",
  submarine: "submarines",
  octopus: "octopods",
};

export const rolling = (view: OctoView): boolean => view.phase === "keep" || view.phase === "keep-again";
export const choosing = (view: OctoView): boolean => view.phase === "main" || view.phase === "main-again";
/** Neither over nor one of the decisions at the end: dice lie on the table. */
export const turning = (view: OctoView): boolean => rolling(view) || choosing(view) || view.phase === "extra";
export const solo = (view: OctoView): boolean => view.players.length === 1;

export const isWhite = (die: Die): boolean => die.symbol !== undefined;

/** The icon of what a die shows. */
export const faceIcon = (die: Die): string => (die.octopus ? "octopus" : (die.symbol ?? `${die.colour}-${die.digit}`));

/** What a die shows, in words. */
export function shown(die: Die, say: Say): string {
  if (die.symbol) return say(`symbol-${die.symbol}`);
  return die.octopus
    ? say("face-octopus")
    : say("face", { colour: say(`colour-${die.colour}`), digit: die.digit ?? 0 });
}

/** How many rolls have been made in this turn. */
export const rolls = (view: OctoView): number =>
  rolling(view) ? Math.max(...view.dice.map((die) => die.aside)) + 1 : 3;

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

/** The code of each function: side 1 of tile A is A1. */
export function codes(data: OctoData): { code: string; name: string; level: number }[] {
  return Object.entries(data.tiles).flatMap(([letter, { level, sides }]) =>
    sides.map((name, i) => ({ code: `${letter}${i + 1}`, name, level })),
  );
}

/** What so many octopods bring a seat in one action. */
export function bonus(count: number, seat: number, view: OctoView, data: OctoData): number {
  const points = view.octopus_bonus[Math.min(count, view.octopus_bonus.length - 1)] ?? 0;
  return points + (points && view.players[seat]?.functions.includes("octo-plus") ? data.functions.plus : 0);
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const player = (seat: number, say: Say): string => say("table-player", { seat: seat + 1 });

export interface Line {
  /** The number of a turn, or null for extra actions. */
  turn: number | null;
  fields: { key: "a" | "b" | "octopus" | "extra"; field: Field | null }[];
}

const turnLine = (turn: number, row: Row): Line => ({
  turn,
  fields: (["a", "b", "octopus"] as const).map((key) => ({ key, field: row[key] })),
});

/** The rows of a third as they stand on the sheet. */
export function lines(third: Third, index: number): Line[] {
  const { turns, bottom } = third;
  if (!Array.isArray(bottom)) return [...turns, bottom].map((row, i) => turnLine(index * 3 + i + 1, row));
  const extra: Line = { turn: null, fields: bottom.map((field) => ({ key: "extra", field })) };
  return [...turns.map((row, i) => turnLine(index * 2 + i + 1, row)), extra];
}

/** Whether a row is being played by a seat. */
export function inPlay(line: Line, third: number, seat: number, view: OctoView): boolean {
  if (line.turn === null) return third === view.third - 1 && view.phase === "extra" && view.actor === seat;
  return (rolling(view) || choosing(view)) && view.current === seat && line.turn === view.turn;
}
