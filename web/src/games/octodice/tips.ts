// What an icon, a card or a place means.

import type { Tip } from "../contract";
import { COLOURS, FUNCTIONS } from "./icons/names";
import { capital, help } from "./phrases";
import { codes, type Context, SYMBOLS } from "./view";

/** The rule that says most about a symbol. */
export const RULE: Record<string, string> = {
  crystal: "OCTO-CRYSTAL-01",
  research: "OCTO-RESEARCH-02",
  lab: "OCTO-LAB-01",
  bot: "OCTO-BOT-01",
  submarine: "OCTO-SUB-01",
  octopus: "OCTO-OCTO-01",
};

/** Signs with a text of their own. */
const SIGN: Record<string, string> = {
  points: "OCTO-END-02",
  extra: "OCTO-EXTRA-04",
  penalty: "OCTO-OCTO-10",
  marker: "OCTO-SETUP-06",
  majority: "OCTO-BONUS-01",
  "octopus-bonus": "OCTO-OCTO-04",
  "field-a": "OCTO-MAIN-09",
  "field-b": "OCTO-MAIN-09",
  sum: "OCTO-INTERIM-04",
  bonus: "OCTO-BONUS-05",
  total: "OCTO-END-01",
  keep: "OCTO-ROLL-01",
  stop: "OCTO-AMB-02",
};

/** Whether a function is the reader's, or how far it is; nothing for spectators and for tiles that are not there. */
function standing(name: string, { view, say }: Context): string[] {
  const mine = view.players[view.seat ?? -1];
  const level = view.grid.findIndex((row) => row.some((tile) => tile.function === name));
  if (!mine || level < 0) return [];
  if (mine.functions.includes(name)) return [say("web-tip-owned")];
  const column = view.grid[level]?.findIndex((tile) => tile.function === name) ?? 0;
  return [say("web-tip-away", { column: column + 1, steps: level - (mine.markers[column] ?? -1) })];
}

export function tip(name: string, context: Context): Tip | null {
  const { data, say } = context;
  const { sheet } = data;
  if (FUNCTIONS.includes(name)) {
    const tile = codes(data).find((one) => one.name === name);
    return {
      title: tile
        ? say("web-tile-title", { code: tile.code, name: say(`function-${name}`), level: tile.level })
        : say(`function-${name}`),
      text: [help(name, data, say), ...standing(name, context)].join(" "),
      ...(tile ? { rule: `OCTO-TILE-${tile.code}` } : {}),
    };
  }
  if ((SYMBOLS as string[]).includes(name))
    return { title: capital(say(`symbol-${name}`)), text: say(`web-tip-${name}`), rule: RULE[name] ?? "OCTO-MAIN-01" };
  const [colour = "", digit] = name.split("-");
  if (COLOURS.includes(colour)) {
    if (digit === undefined)
      return { title: capital(say(`table-colour-${colour}`)), text: say("web-tip-colour"), rule: "OCTO-MAIN-02" };
    return {
      title: capital(say("face", { colour: say(`colour-${colour}`), digit })),
      text: say("web-tip-face"),
      rule: "OCTO-MAIN-02",
    };
  }
  if (!SIGN[name]) return null;
  const [first = 0, second = 0] = sheet.crystal_majority;
  const values = { penalty: sheet.octopus_penalty, boxes: sheet.octopus_boxes, first, second };
  return { title: say(`web-sign-${name}`, values), text: say(`web-tip-${name}`, values), rule: SIGN[name] };
}
