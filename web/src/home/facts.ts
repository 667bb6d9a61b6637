// How many play.

import { aboutOf } from "../games/about";
import type { GameInfo } from "../lib/types";

/** How many usually play, me included. */
export function usual(game: GameInfo): number {
  const wanted = aboutOf(game.name)?.players ?? 2;
  return game.players.includes(wanted) ? wanted : (game.players[0] ?? 1);
}

/** "2–4", or "1, 2, 4" where numbers are missing. */
export function counts(players: number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  if (low === high) return `${low}`;
  return high - low === players.length - 1 ? `${low}–${high}` : players.join(", ");
}
