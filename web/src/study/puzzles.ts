// What the server says of puzzles.

import { ask } from "../lib/api";
import { words } from "../lib/words.svelte";
import type { Place } from "./bench.svelte";

export interface PuzzleInfo {
  id: string;
  theme: string;
  difficulty: number;
  /** Of an exercise: which one it is, and its idea. */
  number: number | null;
  title: string | null;
}
export interface Shelf {
  game: string;
  puzzles: PuzzleInfo[];
  exercises: PuzzleInfo[];
}
export interface Listed {
  today: { game: string; id: string; date: string } | null;
  games: Shelf[];
}
export interface PuzzlePlace extends PuzzleInfo {
  place: Place;
  hints: number;
  text: string | null;
}
export interface Attempt {
  action: string;
  says: string;
  solved: boolean;
  worth_says: string;
  why_says: string;
}
export interface Solution {
  choices: { action: string; says: string; win: number | null; points: number | null; right: boolean }[];
  learned: string | null;
}

const lists = new Map<string, Promise<Listed>>();
/** All puzzles and exercises, in the chosen language. */
export function listed(): Promise<Listed> {
  const name = `${words.lang}/${new Date().toISOString().slice(0, 10)}`;
  let found = lists.get(name);
  if (!found) {
    found = ask<Listed>("GET", "/puzzles");
    found.catch(() => lists.delete(name));
    lists.set(name, found);
  }
  return found;
}

export const puzzle = (game: string, id: string): Promise<PuzzlePlace> => ask("GET", `/puzzles/${game}/${id}`);
export const about = <T>(game: string, id: string, body: object): Promise<T> =>
  ask("POST", `/puzzles/${game}/${id}`, body);
