// The end of a game: what it is called, how long it took, and the best results, which stay in this browser.

import { botName, called } from "./names";
import { keep, kept } from "./prefs.svelte";
import type { TableInfo } from "./types";
import { t, type Say } from "./words.svelte";

/** Who has won, for the person at the screen. */
export function headline(table: TableInfo, say: Say): string {
  const { result, seats } = table;
  if (!result) return t("status-abandoned");
  const won = (seat: number): boolean => result.ranks[seat] === 0;
  if (seats.length === 1)
    return say.has("result-won")
      ? say(won(0) ? "result-won" : "result-lost")
      : t("over-score", { n: result.scores[0] ?? 0 });
  const winners = seats.filter((seat) => won(seat.seat));
  const own = seats.filter((seat) => seat.mine);
  const name = winners.map(called).join(", ");
  const mine = own.length === 1 && winners.length === 1 && winners[0]?.mine;
  if (result.reason === "conceded") return t(mine ? "over-conceded-you" : "over-conceded", { name });
  if (winners.length > 1) return t(winners.some((seat) => seat.mine) ? "over-shared-you" : "over-shared", { name });
  return t(mine ? "over-you" : "over-won", { name });
}

/** A time in words; nothing where it is not known. */
export function lasted(seconds: number): string | null {
  if (seconds <= 0) return null;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t("time-minutes", { n: Math.max(1, minutes) });
  if (minutes < 48 * 60) return t("time-hours", { n: Math.floor(minutes / 60), min: minutes % 60 });
  return t("time-days", { n: Math.round(minutes / 60 / 24) });
}

export interface Best {
  points: number;
  /** The table at which it was reached, and the best before it. */
  table: string;
  before: number | null;
}

export interface Met {
  won: number;
  lost: number;
  drawn: number;
  /** The tables counted last, so that none counts twice. */
  tables: string[];
}
const COUNTED = 50;

/** The seat of the person at this screen, if the game counts: not with several people at one screen, nor if it was
 * given up, opened for study or gone on with. */
function counted(table: TableInfo): number | null {
  const own = table.seats.filter((seat) => seat.mine);
  return own.length !== 1 || table.result?.reason !== "played" || table.start ? null : own[0]!.seat;
}

/** How the person at this screen has done against each opponent of this table in this game, this one included. */
export function balance(table: TableInfo): (Met & { name: string })[] {
  const me = counted(table);
  if (me === null) return [];
  const ranks = table.result!.ranks;
  const all = JSON.parse(kept(`met:${table.game}`) ?? "{}") as Record<string, Met>;
  const others = table.seats.filter((seat) => seat.seat !== me);
  const found = new Map(others.map((seat) => [seat.bot ? botName(seat.bot) : called(seat), seat]));
  for (const [name, seat] of found) {
    const met = (all[name] ??= { won: 0, lost: 0, drawn: 0, tables: [] });
    if (met.tables.includes(table.id)) continue;
    const ahead = ranks[seat.seat]! - ranks[me]!;
    met[ahead > 0 ? "won" : ahead < 0 ? "lost" : "drawn"] += 1;
    met.tables = [...met.tables, table.id].slice(-COUNTED);
  }
  keep(`met:${table.game}`, JSON.stringify(all));
  return [...found.keys()].map((name) => ({ name, ...all[name]! }));
}

/** The best result so far in games of this many. */
export const held = (game: string, players: number): Best | null =>
  JSON.parse(kept(`best:${game}:${players}`) ?? "null") as Best | null;

/** The best result of the person at this screen in games like this one, this one included; null where it does not
 * count. */
export function best(table: TableInfo): Best | null {
  const me = counted(table);
  if (me === null) return null;
  const points = table.result!.scores[me] ?? 0;
  const before = held(table.game, table.seats.length);
  if (before && (before.points >= points || before.table === table.id)) return before;
  const found = { points, table: table.id, before: before?.points ?? null };
  keep(`best:${table.game}:${table.seats.length}`, JSON.stringify(found));
  return found;
}
