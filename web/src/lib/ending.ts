// The end of a game: what it is called, how long it took, and the best results, which stay in this browser.

import { called } from "./names";
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

/** The best result of the person at this screen in games like this one, this one included; null where it does not
 * count: several people at one screen, a game that was given up, opened for study or gone on with. */
export function best(table: TableInfo): Best | null {
  const own = table.seats.filter((seat) => seat.mine);
  const { result } = table;
  if (own.length !== 1 || result?.reason !== "played" || table.start) return null;
  const points = result.scores[own[0]!.seat] ?? 0;
  const name = `best:${table.game}:${table.seats.length}`;
  const held = JSON.parse(kept(name) ?? "null") as Best | null;
  if (held && (held.points >= points || held.table === table.id)) return held;
  const found = { points, table: table.id, before: held?.points ?? null };
  keep(name, JSON.stringify(found));
  return found;
}
