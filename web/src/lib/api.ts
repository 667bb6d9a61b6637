// Requests. What the server refuses is thrown as its error.

import { request, SITE } from "./door";
import { keep, kept } from "./prefs.svelte";
import { t, words } from "./words.svelte";
import type { CharacterInfo, GameInfo, Lang, News, Person, Refused, Rule, TableInfo } from "./types";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${words.lang}`;
  const answer = await request(method, address, body === undefined ? undefined : JSON.stringify(body)).catch(() => {
    throw new Refusal({ code: "network", message: t("offline") });
  });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => null);
  throw new Refusal(said?.error ?? { code: "http", message: `${answer.status} ${answer.statusText}` });
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answered(method, path, body)).json()) as T;
}

/** What is no JSON. */
export const read = (path: string): Promise<string> => answered("GET", path).then((answer) => answer.text());

/** All sentences of a game, as a Fluent file. */
export const sentences = (game: string, lang: Lang): Promise<string> => read(`/games/${game}/texts/${lang}`);

/** A table as a seat sees it at a moment, drawn with letters. */
export const drawing = (table: string, seat: number | null, at: number, width: number): Promise<string> =>
  read(`/tables/${table}/text?at=${at}&width=${width}${seat === null ? "" : `&seat=${seat}`}`);

export const me: Person = { id: null, name: null };

/** Ask who I am, if the server knows me. */
export async function recall(): Promise<void> {
  if (SITE) {
    Object.assign(me, { id: "here", name: kept("name") }); // nobody else has to know it
    return;
  }
  Object.assign(me, await ask<Person>("GET", "/me"));
}

/** Take this name from now on. */
export async function introduce(name?: string): Promise<void> {
  const wanted = name?.trim() || me.name || t("guest");
  if (me.id === null) Object.assign(me, await ask<Person>("POST", "/me", { name: wanted }));
  else if (wanted !== me.name) Object.assign(me, await ask<Person>("PATCH", "/me", { name: wanted }));
  if (SITE && me.name) keep("name", me.name);
}

export interface Shelf {
  games: GameInfo[];
  bots: string[];
  /** The bots as people see them, the weakest level first. */
  characters: CharacterInfo[];
}
const shelves = new Map<string, Promise<Shelf>>();
/** The games and bots, in the chosen language. */
export function shelf(): Promise<Shelf> {
  let found = shelves.get(words.lang);
  if (!found) {
    found = ask<Shelf>("GET", "/games");
    found.catch(() => shelves.delete(words.lang));
    shelves.set(words.lang, found);
  }
  return found;
}

const books = new Map<string, Promise<Rule[]>>();
/** The rules page of a game, rule by rule. */
export function rulebook(game: string): Promise<Rule[]> {
  const name = `${game}/${words.lang}`;
  let found = books.get(name);
  if (!found) {
    found = ask<{ rules: Rule[] }>("GET", `/games/${game}/rules`).then((said) => said.rules);
    found.catch(() => books.delete(name));
    books.set(name, found);
  }
  return found;
}

export const tables = (which: "own" | "open"): Promise<TableInfo[]> =>
  ask<{ tables: TableInfo[] }>("GET", `/tables?which=${which}`).then((said) => said.tables);

/** What a new table is to be like: the body of `POST /api/tables`. */
export interface Wish {
  game?: string;
  options?: Record<string, string | number | boolean>;
  seats: string[];
  names?: (string | null)[];
  public?: boolean;
  timer?: number | null;
  substitute?: string;
  talk?: boolean;
  hints?: boolean | null;
  notes?: boolean;
  start?: { table: string; at: number };
  record?: object;
  at?: number;
  pack?: object;
}
export async function open(wish: Wish): Promise<News> {
  await introduce();
  return ask<News>("POST", "/tables", wish);
}
