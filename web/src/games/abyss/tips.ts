// What an icon, a card or a place means.

import type { Say } from "../../lib/words.svelte";
import type { Tip } from "../contract";
import { lordFigures, reward } from "./phrases";
import { type Context, type Location, type Loot, type Lord, lordOf, RACE_OF, RACES, rewards } from "./view";

/** Rules are numbered as the cards are: from 1 in the base game, from 101 in the expansion. */
export function ruleOf(kind: "LORD" | "LOC", all: (Lord | Location)[], id: string): string | undefined {
  const card = all.find((one) => one.id === id);
  if (!card) return undefined;
  const number =
    all.filter((one) => one.set === card.set).findIndex((one) => one.id === id) + 1 + (card.set === "kraken" ? 100 : 0);
  return `ABYSS-${kind}-${String(number).padStart(2, "0")}`;
}

export const lordText = (say: Say, lord: Lord): string =>
  `${lordFigures(say, lord, lord.cost)}.\n${say(`lord-${lord.id}-power`)}`;

export function lootText(say: Say, one: Loot): string {
  const what = {
    keys: (): string => say("amount-keys", { count: one.amount }),
    pearls: (): string => say("amount-pearls", { count: one.amount }),
    tokens: (): string => say("amount-tokens", { count: one.amount }),
    ally: (): string => say("web-loot-ally"),
    nothing: (): string => say("web-loot-nothing"),
  }[one.reward];
  return say("web-loot-text", { value: one.value, count: one.count, reward: what() });
}

/** Guilds and the races they want. */
export function guildText(say: Say, guild: string): string {
  const race = RACE_OF[guild];
  return race ? say("web-tip-guild", { race: say(`race-${race}`) }) : say(`web-tip-${guild}`);
}

export function raceText(say: Say, race: string): string {
  const guild = Object.keys(RACE_OF).find((one) => RACE_OF[one] === race) ?? "";
  return say("web-tip-race", { guild: say(`guild-${guild}`) });
}

/** Tips for signs: a title, a text `web-tip-NAME`, and the rule. */
export const SIGNS: Record<string, [title: string, rule: string]> = {
  kraken: ["race-kraken", "KRAKEN-ALLY-03"],
  any: ["table-sign-any", "ABYSS-RECRUIT-02"],
  monster: ["table-monster", "ABYSS-MONSTER-01"],
  points: ["table-score", "ABYSS-SCORE-01"],
  final: ["web-final-title", "ABYSS-END-05"],
  pearl: ["table-pearls", "ABYSS-RECRUIT-05"],
  nebulis: ["table-nebulis", "KRAKEN-NEBULIS-03"],
  key: ["table-keys", "ABYSS-KEYS-02"],
  token: ["table-tokens", "ABYSS-MONSTER-06"],
  hand: ["table-hand", "ABYSS-END-05"],
  lord: ["table-lords", "ABYSS-END-01"],
  end: ["table-lords", "ABYSS-END-01"],
  deck: ["table-track", "ABYSS-EXPLORE-01"],
  discard: ["table-pile", "ABYSS-EXPLORE-13"],
  price: ["web-price", "ABYSS-EXPLORE-03"],
  "last-space": ["web-last-space", "ABYSS-EXPLORE-09"],
  "lord-deck": ["web-plotting", "ABYSS-PLOT-01"],
  "lord-discard": ["web-lord-discard", "ABYSS-RECRUIT-12"],
  "location-deck": ["table-locations", "ABYSS-LOCATION-01"],
  loot: ["table-loot", "KRAKEN-SANCTUARY-01"],
  sentinel: ["table-sentinel", "KRAKEN-SENTINEL-04"],
  figure: ["table-figure", "KRAKEN-FIGURE-02"],
  cost: ["web-cost-title", "ABYSS-RECRUIT-09"],
  cheapest: ["web-cheapest-title", "ABYSS-RECRUIT-05"],
  worth: ["web-worth-title", "ABYSS-SCORE-03"],
  affiliated: ["source-allies", "ABYSS-SCORE-02"],
  threat: ["table-threat", "ABYSS-MONSTER-03"],
  council: ["table-council", "ABYSS-COUNCIL-01"],
};

export function tip(name: string, { view, data, say }: Context): Tip | null {
  const [kind = "", ...rest] = name.split("-");
  const id = rest.join("-");
  if (name in SIGNS) {
    const [title, rule] = SIGNS[name] as [string, string];
    return { title: say(title), text: say(`web-tip-${name}`), rule };
  }
  if (RACES.includes(name)) return { title: say(`race-${name}`), text: raceText(say, name), rule: "ABYSS-RECRUIT-03" };
  if (say.has(`guild-${name}`))
    return { title: say(`guild-${name}`), text: guildText(say, name), rule: "ABYSS-RECRUIT-03" };
  if (kind === "lord")
    return { title: say(`lord-${id}`), text: lordText(say, lordOf(data, id)), rule: ruleOf("LORD", data.lords, id) };
  if (kind === "location") {
    const now = view.players[view.seat ?? -1]?.worth[id];
    const text = say(`location-${id}-points`) + (now === undefined ? "" : `\n${say("web-worth", { count: now })}`);
    return { title: say(`location-${id}`), text, rule: ruleOf("LOC", data.locations, id) };
  }
  if (kind === "threat") {
    const options = rewards(data, Number(id)).map((one) => reward(say, one));
    return {
      title: say("web-threat-space", { space: Number(id) }),
      text: options.join(`\n${say("web-or")} `),
      rule: "ABYSS-MONSTER-02",
    };
  }
  if (kind === "loot") {
    const one = data.loot.find((loot) => loot.value === Number(id));
    return one
      ? { title: say("web-loot-card", { value: one.value }), text: lootText(say, one), rule: "KRAKEN-SANCTUARY-02" }
      : null;
  }
  return null;
}
