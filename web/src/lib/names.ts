// What people at a table are called, and where they stand in a sentence.

import type { Lang, SeatInfo } from "./types";
import { t } from "./words.svelte";

export function called(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "open") return t("open-seat");
  return seat.bot ? t("bot-at", { n: seat.seat + 1 }) : t("player", { n: seat.seat + 1 });
}

/** What a bot is called; one from another package has only the name it was given. */
export const botName = (bot: string): string => (t.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

const PLAYER: Record<Lang, RegExp> = {
  en: /Player (\d)/,
  de: /(?:Platz|Spieler) (\d)/,
  fr: /(?:(?:[Ll]['’])?[Éé]quipe|(?:[Ll]e )?[Jj]oueur) (\d)/,
};

/** A sentence in pieces: words, and seats for which a name can stand. */
export function pieces(sentence: string, lang: Lang): (string | number)[] {
  return sentence.split(PLAYER[lang]).map((part, i) => (i % 2 ? Number(part) - 1 : part));
}

export const plain = (sentence: string, lang: Lang, seats: SeatInfo[]): string =>
  pieces(sentence, lang)
    .map((part) => (typeof part === "number" ? (seats[part] ? called(seats[part]) : `${part + 1}`) : part))
    .join("");
