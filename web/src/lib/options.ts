// The options of a game: what is usual, and how a value reads.

import type { OptionInfo, TableInfo } from "./types";
import { t } from "./words.svelte";

export type Value = string | number | boolean;

/** The default of an option: it may follow from another option. */
export const usual = (
  { default: plain, presets = [] }: OptionInfo,
  value: (name: string) => unknown,
): OptionInfo["default"] => presets.findLast((one) => value(one.option) === one.value)?.default ?? plain;

/** A value in words. The number of a player is the only one that stands for something else. */
export function inWords(option: OptionInfo, value: unknown): string {
  const listed = option.values.find((one) => one.value === value);
  if (listed) return listed.title;
  return option.name === "first_player" ? t("player", { n: Number(value) + 1 }) : String(value);
}

export interface Chosen {
  option: OptionInfo;
  words: string;
  usual: boolean;
}

/** The options of a table in words. */
export const chosen = (options: OptionInfo[], table: TableInfo): Chosen[] =>
  options
    .filter((option) => option.name !== "players" && option.name in table.options)
    .map((option) => ({
      option,
      words: inWords(option, table.options[option.name]),
      usual: table.options[option.name] === usual(option, (name) => table.options[name]),
    }));

/** A time to decide. */
export function duration(seconds: number): string {
  if (seconds < 60) return t("home-seconds", { n: seconds });
  if (seconds < 3600) return t("home-minutes", { n: Math.round(seconds / 60) });
  return seconds < 86400
    ? t("home-hours", { n: Math.round(seconds / 3600) })
    : t("home-days", { n: Math.round(seconds / 86400) });
}
