// What happened, as icons of the log.

import type { Happening } from "../../lib/types";

const SIGNS: Record<string, string> = {
  turn: "turn",
  skip: "pass",
  pearls: "pearl",
  loses: "pearl",
  robbed: "pearl",
  bonus: "pearl",
  threat: "threat",
  fight: "fight",
  keys: "key",
  spend: "key",
  token: "token",
  steal: "token",
  nebulis: "nebulis",
  give: "nebulis",
  ferry: "nebulis",
  convert: "nebulis",
  again: "turn",
  loot: "loot",
  lost: "loot",
  home: "sentinel",
  figure: "figure",
  "figure-gone": "figure",
  law: "pearl",
  shuffle: "deck",
  ending: "court",
  over: "points",
};

/** The piece that something happened to, or a sign for it. */
export function logIcon(event: Happening): string | null {
  const { lord, location, card, race } = event as { [name: string]: unknown };
  if (typeof lord === "string") return `lord-${lord}`;
  if (typeof location === "string") return `location-${location}`;
  if (typeof card === "string") return card.split("-")[0] ?? null;
  if (typeof race === "string") return race;
  return SIGNS[event.kind] ?? null;
}
