// How a table stands, in a few words.

import { called } from "../lib/names";
import type { Lang, TableInfo } from "../lib/types";
import { t, words } from "../lib/words.svelte";
import { myTurn } from "./lists.svelte";

export function standing(table: TableInfo): string {
  const mine = table.seats.filter((seat) => seat.mine);
  if (myTurn(table) && mine.length === 1) return t("your-turn");
  if (table.status === "open")
    return t("home-missing", { n: table.seats.filter((seat) => seat.kind === "open").length });
  if (table.status === "playing") {
    const actor = table.actor === null ? undefined : table.seats[table.actor];
    return actor ? t("home-turn-of", { name: called(actor) }) : t("home-playing");
  }
  if (table.status === "abandoned" || table.result === null) return t("home-abandoned");
  const { ranks, scores } = table.result;
  if (ranks.length === 1) return t("home-points", { n: scores[0] ?? 0 });
  const first = table.seats.filter((seat) => ranks[seat.seat] === 0);
  if (first.length === 1 && first[0]?.mine && mine.length === 1) return t("home-won");
  return t("home-won-by", { name: new Intl.ListFormat(words.lang).format(first.map(called)) });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago". */
export function ago(date: Date, now: number, lang: Lang): string {
  const seconds = Math.max(0, (now - date.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return t("home-just-now");
}
