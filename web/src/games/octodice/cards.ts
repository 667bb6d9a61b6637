// The reference: all cards, tiles and signs, in groups.

import type { Say } from "../../lib/words.svelte";
import type { Card } from "../contract";
import { capital, help } from "./phrases";
import { RULE } from "./tips";
import { AREA, codes, type OctoData, SYMBOLS } from "./view";

export function cards({ data, say }: { data: OctoData; say: Say }): Card[] {
  const symbols = SYMBOLS.map((name) => ({
    group: say("web-symbols"),
    icon: name,
    title: capital(AREA[name] ? say(`source-${AREA[name]}`) : say(`symbol-${name}`)),
    text: say(`web-tip-${name}`),
    rule: RULE[name] ?? "OCTO-MAIN-01",
  }));
  const tiles = codes(data)
    .toSorted((a, b) => a.level - b.level || a.code.localeCompare(b.code))
    .map(({ code, name, level }) => ({
      group: say("web-level", { level }),
      icon: name,
      title: `${code} ${say(`function-${name}`)}`,
      text: help(name, data, say),
      rule: `OCTO-TILE-${code}`,
    }));
  return [...symbols, ...tiles];
}
