// Abyss, with or without Kraken.

import type { Component } from "svelte";
import type { Board, Context, Figure, GameModule, Part } from "../contract";
import { attempts, icon, short, targets } from "./choices";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import { loose } from "./loose";
import Own from "./Own.svelte";
import { cards, tip } from "./reference";
import Shared from "./Shared.svelte";
import "./tones.css";
import type { AbyssData, AbyssView } from "./view";
import { sections } from "./words";

function figures(seat: number, { view, say }: Context<AbyssView, AbyssData>): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "points", label: say("table-score"), value: player.score },
    { icon: "lord", label: say("table-lords"), value: player.lords.length },
    { icon: "pearl", label: say("table-pearls"), value: player.pearls },
    ...(view.kraken ? [{ icon: "nebulis", label: say("table-nebulis"), value: player.nebulis }] : []),
    { icon: "key", label: say("table-keys"), value: player.key_count },
    { icon: "token", label: say("table-tokens"), value: player.tokens },
    { icon: "hand", label: say("table-hand"), value: player.hand_size },
  ];
}

/** How far a payment, or the Keys for a Location, have come. */
function prompt({ view, data, say }: Context<AbyssView, AbyssData>): string | null {
  const { progress } = view;
  if (view.phase === "paying" && progress.value !== null && progress.cost !== null) {
    const paid = say("table-paid", { value: progress.value, cost: progress.cost });
    return progress.missing
      ? `${paid}, ${say("table-missing", { price: say("amount-pearls", { count: progress.missing }) })}`
      : paid;
  }
  if (view.phase === "keys")
    return say("web-keys-chosen", { count: progress.keys_from.length, of: data.keys.location });
  if (view.phase === "buying") return say("table-price", { price: say("amount-pearls", { count: view.price }) });
  return null;
}

const abyss: GameModule<AbyssView, AbyssData> = {
  Shared: Shared as Component<Part<AbyssView, AbyssData>>,
  Own: Own as Component<Board<AbyssView, AbyssData>>,
  Icon,
  layout: "board",
  targets,
  attempts,
  loose,
  icon,
  short,
  figures,
  prompt,
  tip,
  sections,
  cards,
  guide,
};

export default abyss;
