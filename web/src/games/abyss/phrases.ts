// Pieces in words, as the Python side says them (say.py).

import { dividing } from "../../lib/soft";
import type { Say } from "../../lib/words.svelte";
import {
  type AbyssData,
  type AbyssView,
  type Bill,
  type Cards,
  type Lord,
  lordOf,
  oneByOne,
  RACE_OF,
  RACES,
  type Reward,
  split,
} from "./view";

/** A Lord's name without its article, as it stands on the card. */
export function lordName(say: Say, id: string): string {
  if (say.has(`table-lord-${id}`)) return say(`table-lord-${id}`);
  const name = say(`lord-${id}`);
  const article =
    say("table-articles")
      .split(/\s+/)
      .find((one) => name.startsWith(one)) ?? "";
  return name.slice(article.length).trimStart();
}

/** A long name may be divided here, and only here. */
export const soft = dividing(
  ...["Anteils", "Aquakultur", "Austern", "Groß", "Guts", "Kerker", "Magie", "Scharf", "Schatz", "Sklaven"],
  ...["Aquacultur", "Counter", "Cultiva", "Esclava", "Guéris", "Illusion", "Libéra", "Opportu", "Ostréi", "Récipien"],
);

export function cardName(say: Say, card: string): string {
  if (card === "monster") return say("table-monster");
  const { race, value } = split(card);
  return say("card-ally", { race: say(`race-${race}`), value });
}

export function money(say: Say, pearls: number, nebulis: number): string {
  const [white, black] = [say("amount-pearls", { count: pearls }), say("amount-nebulis", { count: nebulis })];
  return pearls && nebulis ? say("amount-both", { pearls: white, nebulis: black }) : nebulis ? black : white;
}

export const reward = (say: Say, { pearls, tokens, keys }: Reward): string =>
  [
    pearls && say("amount-pearls", { count: pearls }),
    tokens && say("amount-tokens", { count: tokens }),
    keys && say("amount-keys", { count: keys }),
  ]
    .filter(Boolean)
    .join(" + ");

/** A power in a few words, as the card has room for. */
export function powerShort(say: Say, lord: Lord): string {
  const count = lord.amount;
  if (lord.power === "pearls") return say("web-power-pearls", { amount: say("amount-pearls", { count }) });
  return say(`web-power-${lord.power}`, { count });
}

/** The races a Lord wants, in words. */
export function racesWanted(say: Say, lord: Lord): string {
  const race = RACE_OF[lord.guild];
  if (lord.races === RACES.length) return say("web-races-all");
  const count = say("web-races", { count: lord.races });
  return race ? say("web-races-with", { races: count, race: say(`race-${race}`) }) : count;
}

/** The printed figures of a Lord. */
export function lordFigures(say: Say, lord: Lord, cost: number | null): string {
  return [
    say(`guild-${lord.guild}`),
    cost === null ? "" : say("web-cost", { cost }),
    cost === null ? "" : racesWanted(say, lord),
    say("amount-points", { count: lord.points }),
    say(lord.keys ? "web-with-key" : "web-without-key"),
  ]
    .filter(Boolean)
    .join(", ");
}

export function lordLabel(
  say: Say,
  data: AbyssData,
  id: string,
  state: { cost: number | null; turned?: boolean; used?: boolean },
): string {
  const lord = lordOf(data, id);
  const notes = [state.turned && say("table-turned"), state.used && say("table-used")].filter(Boolean).join(", ");
  const name = say(`lord-${id}`) + (notes ? ` (${notes})` : "");
  return `${say("web-fact", { what: name, value: lordFigures(say, lord, state.cost) })}. ${say(`lord-${id}-power`)}`;
}

/** Cards by race, with their values. */
export const byRace = (cards: Cards): { race: string; values: string }[] =>
  [...RACES, "kraken"].flatMap((race) => {
    const values = oneByOne(cards)
      .map(split)
      .filter((card) => card.race === race)
      .map(({ value }) => value);
    return values.length ? [{ race, values: values.join("+") }] : [];
  });

/** A whole payment: "Jellyfish 1+2, Kraken 2, 1 Pearl". */
export function billOf(say: Say, { laid, pearls, nebulis }: Bill): string {
  const cards = byRace(laid).map(({ race, values }) => `${say(`race-${race}`)} ${values}`);
  return [...cards, ...(pearls || nebulis ? [money(say, pearls, nebulis)] : [])].join(", ");
}

/** How far a payment is: what is laid out, and what is still needed. */
export function account(say: Say, { progress }: AbyssView): string {
  const { value, cost, missing, purse, places } = progress;
  const lacking = places?.filter(({ by }) => by === null).length ?? 0;
  const parts = [say("table-paid", { value: value ?? 0, cost: cost ?? 0 })];
  if (lacking) parts.push(say("web-races-lacking", { count: lacking }));
  if (missing) {
    const short = missing > (purse ?? 0);
    parts.push(say(short ? "web-purse-short" : "web-points-missing", { count: missing, most: purse ?? 0 }));
  }
  return parts.join(", ");
}
