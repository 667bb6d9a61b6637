// Reviews of finished games: made by whoever has the table, or in this browser, if the server leaves it to us.

import { ask, read } from "./api";
import type { Keeper } from "../local/keeper";
import { SITE } from "./door";
import { thinking } from "./thinking.svelte";
import type { Lang, Review } from "./types";
import { words } from "./words.svelte";

export interface Info {
  status: "none" | "working" | "failed" | "done" | "here";
  done: number;
  total: number;
  review?: Review | null;
  /** With `here`: where lies what it takes. */
  site?: string | null;
}
interface Made {
  review: Record<Lang, Review>;
  files: Record<Lang, string>;
}
/** Those that were made here are kept in this browser, where tables on this device have theirs. */
const keeper = (): Promise<Keeper> => import("../local/keeper").then(({ Keeper }) => Keeper.open(() => undefined));
const PART = "review";
async function made(table: string): Promise<Made | null> {
  if (SITE) return null;
  try {
    const held = await (await keeper()).part(table, PART);
    return held === undefined ? null : (JSON.parse(held) as Made);
  } catch {
    return null; // a private window keeps nothing
  }
}
const working = new Map<string, Info>();

/** Have it made (`POST`), or see how far it is. */
export async function review(method: "GET" | "POST", table: string): Promise<Info> {
  const held = (await made(table))?.review[words.lang];
  if (held) return { status: "done", done: held.wins.length, total: held.wins.length, review: held };
  const known = working.get(table);
  if (known && !(known.status === "failed" && method === "POST")) return known;
  working.delete(table);
  const here = method === "POST" && thinking.able;
  const found = await ask<Info>(method, `/tables/${table}/review${here ? "?here=true" : ""}`);
  if (found.status !== "here" || !found.site) return found;
  void make(table, found.site, found.total);
  return working.get(table) ?? found;
}

async function make(table: string, site: string, total: number): Promise<void> {
  const told = (status: Info["status"], done: number, all = total): unknown =>
    working.set(table, { status, done, total: all });
  told("working", 0);
  try {
    const record = await ask<object>("GET", `/tables/${table}/record`);
    const question = { job: "review", record: JSON.stringify(record) };
    const found = await thinking.ask<Made>(site, question, (soFar) => {
      const { done, total } = JSON.parse(soFar) as { done: number; total: number };
      told("working", done, total);
    });
    await (await keeper()).keep(table, PART, JSON.stringify(found));
    working.delete(table);
  } catch {
    told("failed", 0); // whoever asks again has the server make it
  }
}

/** The same as a file that needs nothing else. */
export const page = async (table: string): Promise<string> =>
  (await made(table))?.files[words.lang] ?? (await read(`/tables/${table}/review/page`));
