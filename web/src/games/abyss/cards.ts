// The reference: all cards, tiles and signs, in groups.

import type { Say } from "../../lib/words.svelte";
import type { Card } from "../contract";
import { reward } from "./phrases";
import { guildText, lootText, lordText, raceText, ruleOf, SIGNS } from "./tips";
import { type AbyssData, RACES, rewards } from "./view";

const SIGN_ORDER = Object.keys(SIGNS).filter(
  (name) =>
    !["end", "final", "worth", "last-space", "lord-discard", "discard", "price", "deck", "cost", "cheapest"].includes(
      name,
    ),
);

const KRAKEN_SIGNS = ["kraken", "nebulis", "loot", "sentinel", "figure"];

export function cards({ data, say }: { data: AbyssData; say: Say }): Card[] {
  const guilds = ["mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler"];
  const base = (set: string): string => (set === "kraken" ? ` (${say("web-kraken")})` : "");
  return [
    ...guilds.flatMap((guild) =>
      data.lords
        .filter((lord) => lord.guild === guild)
        .map((lord) => ({
          group: say("web-fact", { what: say("table-lords"), value: say(`guild-${guild}`) }),
          icon: `lord-${lord.id}`,
          title: say(`lord-${lord.id}`) + base(lord.set),
          text: lordText(say, lord),
          rule: ruleOf("LORD", data.lords, lord.id),
        })),
    ),
    ...data.locations.map((tile) => ({
      group: say("table-locations"),
      icon: `location-${tile.id}`,
      title: say(`location-${tile.id}`) + base(tile.set),
      text: say(`location-${tile.id}-points`),
      rule: ruleOf("LOC", data.locations, tile.id),
    })),
    ...[...RACES, "kraken"].map((race) => {
      const counts = data.exploration[race] as number[];
      const first = race === "kraken" ? 2 : 1;
      const listed = counts.map((count, i) => say("web-count-of", { count, value: i + first })).join(", ");
      const text = race === "kraken" ? say("web-tip-kraken") : raceText(say, race);
      return {
        group: say("web-exploration-cards"),
        icon: race,
        title: say(`race-${race}`),
        text: `${listed}. ${text}`,
        rule: race === "kraken" ? "KRAKEN-ALLY-03" : "ABYSS-SETUP-02",
      };
    }),
    {
      group: say("web-exploration-cards"),
      icon: "monster",
      title: say("table-monster"),
      text: `${say("amount-cards", { count: data.exploration.monsters })}. ${say("web-tip-monster")}`,
      rule: "ABYSS-MONSTER-01",
    },
    ...[1, 2, 3, 4, 5, 6].map((space) => ({
      group: say("table-threat"),
      icon: "threat",
      title: say("web-threat-space", { space }),
      text: rewards(data, space)
        .map((one) => reward(say, one))
        .join(` ${say("web-or")} `),
      rule: "ABYSS-MONSTER-02",
    })),
    ...data.loot.map((one) => ({
      group: say("table-loot"),
      icon: "loot",
      title: say("web-loot-card", { value: one.value }),
      text: lootText(say, one),
      rule: "KRAKEN-SANCTUARY-02",
    })),
    ...guilds.map((guild) => ({
      group: say("web-guilds"),
      icon: guild,
      title: say(`guild-${guild}`),
      text: guildText(say, guild),
      rule: "ABYSS-RECRUIT-03",
    })),
    ...SIGN_ORDER.filter((name) => !["kraken", "monster"].includes(name)).map((name) => {
      const [title, rule] = SIGNS[name] as [string, string];
      const drawn = { "lord-deck": "plot", "location-deck": "location" }[name] ?? name;
      return {
        group: say("web-signs"),
        icon: drawn,
        title: say(title) + (KRAKEN_SIGNS.includes(name) ? base("kraken") : ""),
        text: say(`web-tip-${name}`),
        rule,
      };
    }),
    ...(["once", "always", "turn"] as const).map((when) => ({
      group: say("web-signs"),
      icon: when,
      title: say(`web-when-${when}`),
      text: say(`web-tip-${when}`),
      rule: "ABYSS-POWER-01",
    })),
  ];
}
