// A payment in words: what is laid out, what is missing, and how it can be ended. The same everywhere.

import { lordName, money } from "./phrases";
import { type Context, oneByOne, printed, racesOf, split, type Way } from "./view";

/** What is paid so far: "Jellyfish 1+2+2, Kraken 2, you take 1 Nebulis". */
export function bill({ view, data, say }: Context): string {
  const cards = oneByOne(view.progress.laid ?? {});
  const nebulis = cards.reduce((sum, card) => sum + (split(card).race === "kraken" ? printed(data, card) : 0), 0);
  const parts = racesOf(view).flatMap((race) => {
    const values = cards.map(split).filter((card) => card.race === race);
    return values.length ? [`${say(`race-${race}`)} ${values.map(({ value }) => value).join("+")}`] : [];
  });
  if (nebulis) parts.push(say("web-takes", { amount: say("amount-nebulis", { count: nebulis }) }));
  return parts.join(", ");
}

/** How far it is. */
export function account({ view, say }: Context): string {
  const { value, cost, missing, places } = view.progress;
  const lacking = places?.filter(({ by }) => by === null).length ?? 0;
  const parts = [say("table-paid", { value: value ?? 0, cost: cost ?? 0 })];
  if (lacking) parts.push(say("web-races-lacking", { count: lacking }));
  if (missing) parts.push(say("web-points-missing", { count: missing }));
  return parts.join(", ");
}

/** The way to end it: "Recruit Alchemist: 2 Pearls". */
export function recruiting({ view, say }: Context, way: Way): string {
  const lord = lordName(say, view.progress.lord ?? "");
  return way.pearls || way.nebulis
    ? say("web-recruit", { lord, price: money(say, way.pearls, way.nebulis) })
    : say("web-recruit-allies", { lord });
}
