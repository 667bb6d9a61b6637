// My tables, and open ones. Both are asked for again and again while the page is in view.

import { ask, me, Refusal, tables } from "../lib/api";
import type { TableInfo } from "../lib/types";

const AGAIN = 5000; // milliseconds
const PAGE = 50; // tables that the server tells at once

export const myTurn = (table: TableInfo): boolean =>
  table.status === "playing" &&
  table.seats.some((seat) => seat.mine && seat.seat === table.actor && seat.kind === "person");

export class Lists {
  private first = $state.raw<TableInfo[]>([]);
  private older = $state.raw<TableInfo[]>([]);
  private waiting = $state.raw<TableInfo[]>([]);
  loaded = $state(false);
  problem = $state<string | null>(null);
  now = $state(Date.now());
  /** Whether the server may have more of my tables. */
  more = $state(false);

  own = $derived.by<TableInfo[]>(() => {
    const seen = new Set(this.first.map((table) => table.id));
    return [...this.first, ...this.older.filter((table) => !seen.has(table.id))];
  });
  open = $derived.by<TableInfo[]>(() => {
    const mine = new Set(this.own.map((table) => table.id));
    return this.waiting.filter((table) => !mine.has(table.id));
  });
  turns = $derived(this.own.filter(myTurn));

  private asking = false;

  look = async (): Promise<void> => {
    if (this.asking) return;
    this.asking = true;
    try {
      const [own, open] = await Promise.all([me.id === null ? [] : tables("own"), tables("open")]);
      [this.first, this.waiting, this.problem] = [own, open, null];
      if (!this.older.length) this.more = own.length === PAGE;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
    this.asking = false;
    this.loaded = true;
    this.now = Date.now();
  };

  further = async (): Promise<void> => {
    const said = await ask<{ tables: TableInfo[] }>("GET", `/tables?which=own&offset=${this.own.length}`);
    this.more = said.tables.length === PAGE;
    this.older = [...this.older, ...said.tables];
  };

  /** Keep looking until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
