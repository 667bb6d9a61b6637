// A view of which only the common fields are known: field by field, in words where the game has some.

import type { Context, Figure, Section } from "../games/contract";
import type { View } from "../lib/types";
import { t, type Say } from "../lib/words.svelte";

export interface PlainView extends View {
  players: { score: number }[];
}

/** Fields that the page shows elsewhere. */
const ELSEWHERE = "game version seat actor over moment phase options players points rank".split(" ");

/** What a field is called: the message `view-NAME` of the game, or else its own name. */
const called = (name: string, say: Say): string =>
  say.has(`view-${name}`) ? say(`view-${name}`) : name.replaceAll("_", " ");

type Scalar = string | number | boolean | null;
const scalar = (value: unknown): value is Scalar => typeof value !== "object" || value === null;
const shown = (value: Scalar): string =>
  value === null ? "–" : typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);

/** A part of a view, a line for each thing in it; what is not there has none. */
function lines(value: unknown, say: Say, name = ""): string[] {
  const fact = (text: string): string[] => [name ? t("plain-fact", { name, value: text }) : text];
  if (scalar(value)) return value === null ? [] : fact(shown(value));
  if (Array.isArray(value)) {
    if (value.every(scalar)) return value.length ? fact(value.map(shown).join(", ")) : [];
    return value.flatMap((one, i) => lines(one, say, `${name} ${i + 1}`.trim()));
  }
  return Object.entries(value as object)
    .filter(([field]) => !ELSEWHERE.includes(field))
    .flatMap(([field, one]) => lines(one, say, [name, called(field, say)].filter(Boolean).join(" · ")));
}

/** What lies before a player. */
export const board = ({ view, say }: Context<PlainView>, seat: number): Section => ({
  title: say("table-player", { seat: seat + 1 }),
  lines: lines(view.players[seat], say),
});

export function sections(context: Context<PlainView>, me: number): Section[] {
  const { view, say } = context;
  const seats = view.players.map((_, i) => (me + i) % view.players.length);
  return [{ title: say("game-name"), lines: lines(view, say) }, ...seats.map((seat) => board(context, seat))];
}

export function figures(seat: number, { view, say }: Context<PlainView>): Figure[] {
  const player = view.players[seat];
  return player ? [{ icon: "points", label: say("table-score"), value: player.score }] : [];
}
