// What people at a table are called, and where they stand in a sentence.

import type { Lang, SeatInfo } from "./types";
import { t } from "./words.svelte";

export function called(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "open") return t("open-seat");
  if (!seat.bot) return t("player", { n: seat.seat + 1 });
  if (levelOf(seat.bot) === null) return t("bot-at", { n: seat.seat + 1 });
  return seat.twin ? `${botName(seat.bot)} ${seat.twin}` : botName(seat.bot);
}

/** The level of a bot in a word; null for those that are none. */
export const levelOf = (bot: string): string | null => (t.has(`level-${bot}`) ? t(`level-${bot}`) : null);

/** What a bot is called; one from another package has only the name it was given. */
export const botName = (bot: string): string => (t.has(`name-${bot}`) ? t(`name-${bot}`) : bot);

/** How a bot plays, in a sentence. */
export const botStyle = (bot: string): string | null => (t.has(`style-${bot}`) ? t(`style-${bot}`) : null);

/** That it is a bot, and what kind. */
export const botKind = (bot: string): string => t("bot-named", { bot: levelOf(bot) ?? botName(bot) });

/** A bot in a list. */
export const botTitle = (bot: string): string =>
  levelOf(bot) === null ? botKind(bot) : `${botName(bot)} · ${levelOf(bot)}`;

/** The one word for a player, as sentences use it: like a name. */
const PLAYER: Record<Lang, RegExp> = { en: /Player (\d)/, de: /Person (\d)/, fr: /Joueur (\d)/ };
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœh]/i;

const at = (seat: number, seats: SeatInfo[]): string => (seats[seat] ? called(seats[seat]) : `${seat + 1}`);

/** A sentence in pieces: words, and seats with their names. In French a word before a name may lose its last vowel. */
export function pieces(sentence: string, lang: Lang, seats: SeatInfo[]): (string | { seat: number; name: string })[] {
  const parts = sentence.split(PLAYER[lang]);
  return parts.map((part, i) => {
    if (i % 2) return { seat: Number(part) - 1, name: at(Number(part) - 1, seats) };
    const next = parts[i + 1];
    const elided = lang === "fr" && next !== undefined && VOWEL.test(at(Number(next) - 1, seats));
    return elided ? part.replace(/\b([Dd]|[Qq]u)e $/, "$1’") : part;
  });
}

export const plain = (sentence: string, lang: Lang, seats: SeatInfo[]): string =>
  pieces(sentence, lang, seats)
    .map((part) => (typeof part === "string" ? part : part.name))
    .join("");
