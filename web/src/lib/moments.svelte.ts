// Looking back: every moment of the game, as the own seat knew it then.

import { ask } from "./api";
import type { Live } from "./live.svelte";
import { go, route } from "./route.svelte";
import type { Entry, News } from "./types";

const KEPT = 400; // moments in memory at most

export class Moments {
  /** The moment that is looked at; null is now. */
  at = $derived.by<number | null>(() => {
    const wanted = route.query.get("at");
    return wanted !== null && /^\d+$/.test(wanted) ? Number(wanted) : null;
  });
  /** What is known of that moment. */
  news = $state.raw<News | null>(null);
  private known = new Map<string, Promise<News>>();

  constructor(readonly live: Live) {
    $effect(() => {
      const { at } = this;
      const shown = this.live.shown;
      if (at === null || !shown?.view) {
        this.news = null;
        return;
      }
      void this.fetch(Math.min(at, shown.moment)).then(
        (news) => {
          if (this.at === at) this.news = news;
        },
        () => undefined,
      );
    });
  }

  private fetch(at: number): Promise<News> {
    const seat = this.live.shown?.seat ?? null;
    // An undo makes other moments of the same numbers.
    const undone = this.live.log.findLast((entry) => entry.kind === "undo")?.number ?? 0;
    const name = `${seat}/${at}/${undone}/${document.documentElement.lang}`;
    let found = this.known.get(name);
    if (!found) {
      if (this.known.size > KEPT) this.known.clear();
      found = ask<News>("GET", `/tables/${this.live.id}?at=${at}${seat === null ? "" : `&seat=${seat}`}`);
      found.catch(() => this.known.delete(name));
      this.known.set(name, found);
    }
    return found;
  }

  /** The action that led to the moment that is looked at, as far as something of it was seen. */
  came = $derived.by<Entry | null>(() => {
    if (this.at === null) return null;
    const { held, base } = line(this.live.log, this.live.shown?.moment ?? 0);
    const entry = held[this.at - base - 1] ?? this.news?.entries[0];
    return entry?.kind === "action" && entry.events?.length ? entry : null;
  });

  /** Look at a moment; null is now. */
  look = (at: number | null): void => {
    const last = this.live.shown?.moment ?? 0;
    const to = at === null ? null : Math.max(0, Math.min(at, last));
    go(to === null ? route.path : `?at=${to}`, true);
  };
}

/** The actions that led to the position, without those taken back, and the moment at which the table began. */
export function line(log: Entry[], moment: number): { held: Entry[]; base: number } {
  const held: Entry[] = [];
  for (const entry of log) {
    if (entry.kind === "action") held.push(entry);
    if (entry.kind === "undo") held.pop();
  }
  return { held, base: moment - held.length };
}
