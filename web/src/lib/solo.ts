// What there is to beat in a solo game: what a level reaches, where that was measured.

import { botName } from "./names";
import { usual } from "./options";
import type { GameInfo, MarkInfo, TableInfo } from "./types";

/** The mark for a game with these options; only for just such a game. Variants are named as in measured.py. */
export function markOf(game: GameInfo, value: (name: string) => unknown): MarkInfo | null {
  const other = game.options
    .filter((one) => one.name !== "players" && value(one.name) !== usual(one, value))
    .map((one) => `${one.name}=${String(value(one.name))}`)
    .sort();
  return game.solo[other.join(",") || "usual"] ?? null;
}

/** The mark of a table: one person alone, from the beginning, by these rules and with the usual pieces. */
export function markAt(game: GameInfo, table: TableInfo): MarkInfo | null {
  if (table.seats.length > 1 || table.pack || table.start || table.version !== game.version) return null;
  return markOf(game, (name) => table.options[name] ?? game.options.find((one) => one.name === name)?.default);
}

/** What sentences about a mark need. */
export const markWords = ({ level, mean, quartiles: [low, , high] }: MarkInfo): Record<string, string | number> => ({
  name: botName(level),
  mean: Math.round(mean),
  low: Math.round(low),
  high: Math.round(high),
});

/** In how many of four games the level stays below these points: as far as quartiles tell. */
export const quarters = ({ quartiles }: MarkInfo, points: number): number =>
  quartiles.filter((one) => points > one).length;
