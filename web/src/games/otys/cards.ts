// The reference: all cards, tiles and signs, in groups.

import type { Say } from "../../lib/words.svelte";
import type { Card, Tip } from "../contract";
import { contractTip, diverTip, sponsorTip, tokenTip } from "./tips";
import { DIVERS, type OtysData, SPONSORS } from "./view";

/** All cards and tiles. */
export function cards({ data, say }: { data: OtysData; say: Say }): Card[] {
  const card = (group: string, icon: string, { title, text, rule }: Tip): Card => ({
    group: say(group),
    icon,
    title,
    text: text ?? "",
    rule,
  });
  return [
    ...DIVERS.flatMap((name) =>
      [false, true].map((up) => card("web-divers", up ? `${name}-up` : name, diverTip(say, data, name, up))),
    ),
    ...SPONSORS.map((tile) => card("table-sponsors", `sponsor-${tile.toLowerCase()}`, sponsorTip(say, data, tile))),
    ...data.contracts.map(({ id }) => card("web-contracts", "contract", contractTip(say, data, id))),
    ...data.tokens.map((one) =>
      card(
        "table-rewards",
        one.front === "resource" ? `front-${one.resources?.join("-")}` : `front-${one.front}`,
        tokenTip(say, data, one.id),
      ),
    ),
  ];
}
