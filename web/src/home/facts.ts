// What the page knows about a game beyond what the server says: how many usually play, and how long.

import type { GameInfo } from "../lib/types";

const FACTS: Record<string, { players: number; minutes: number }> = {
  otys: { players: 3, minutes: 60 },
  octodice: { players: 3, minutes: 30 },
  abyss: { players: 3, minutes: 60 },
  seastead: { players: 2, minutes: 60 },
};

/** Games in the order of the page; one that it does not know comes last. */
export function ordered(games: GameInfo[]): GameInfo[] {
  const names = Object.keys(FACTS);
  const place = (game: GameInfo): number => (known(game.name) ? names.indexOf(game.name) : names.length);
  return games.toSorted((one, other) => place(one) - place(other));
}

/** How many usually play, me included. */
export function usual(game: GameInfo): number {
  const wanted = FACTS[game.name]?.players ?? 2;
  return game.players.includes(wanted) ? wanted : (game.players[0] ?? 1);
}

export const minutes = (game: string): number | null => FACTS[game]?.minutes ?? null;

export const known = (game: string): boolean => game in FACTS;

/** The bot that is put at a table if nobody says otherwise. */
export const usualBot = (bots: string[]): string => (bots.includes("greedy") ? "greedy" : (bots[0] ?? "open"));

/** "2–4", or "1, 2, 4" where numbers are missing. */
export function counts(players: number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  if (low === high) return `${low}`;
  return high - low === players.length - 1 ? `${low}–${high}` : players.join(", ");
}
