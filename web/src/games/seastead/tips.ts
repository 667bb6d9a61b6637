// What an icon, a card or a place means.

import type { Tip } from "../contract";
import {
  ability,
  amount,
  capital,
  depth,
  dive,
  dock,
  docksAt,
  effect,
  half,
  law,
  person,
  player,
  prices,
  typeName,
} from "./phrases";
import { type Context, type Kind, KINDS, type LocationView, placeOf, type Type, TYPES } from "./view";

/** What has a name and a sentence of its own in the texts, and its rule. */
export const THINGS: Record<string, string> = {
  any: "SEA-LOCATION-00",
  cleanup: "SEA-SCORE-09",
  points: "SEA-SCORE-01",
  port: "SEA-PORT-01",
  academy: "SEA-ACADEMY-01",
  shipyard: "SEA-SHIPYARD-01",
  ship: "SEA-SHIP-06",
  dock: "SEA-PORT-06",
  demand: "SEA-BUILD-03",
  lock: "SEA-COLUMN-05",
  dive: "SEA-DIVE-01",
  specialist: "SEA-SPECIALIST-02",
  resolution: "SEA-RESOLUTION-02",
  first: "SEA-SETUP-17",
  "row-port": "SEA-PORT-07",
  "row-academy": "SEA-ACADEMY-05",
  "row-shipyard": "SEA-SHIPYARD-04",
  column: "SEA-COLUMN-04",
  boss: "SEA-SOLO-21",
};

export function tip(name: string, context: Context): Tip | null {
  const { view, data, say } = context;
  if (KINDS.includes(name as Kind)) return kindTip(name as Kind, context);
  if (name in THINGS) {
    const title = TYPES.includes(name as Type) ? capital(typeName(say, name as Type)) : say(`web-name-${name}`);
    return { title, text: say(`web-tip-${name}`), rule: THINGS[name] };
  }
  const colon = name.indexOf(":");
  if (colon > 0) return placeTip(name.slice(0, colon), name.slice(colon + 1), context);
  if (name.startsWith("specialist-")) {
    const card = data.specialists.find((one) => one.id === name.slice("specialist-".length));
    if (!card) return null;
    const held = view.cards[card.id] ?? card;
    return {
      title: person(say, card.id),
      text: `${ability(say, held)}. ${say(`web-use-${card.use}`)}`,
      rule: view.cards[card.id]?.rule_id,
    };
  }
  if (name.startsWith("resolution-")) {
    const card = [view.resolution, ...view.drawn].find((one) => one && name === `resolution-${one.id}`);
    return card ? { title: say(name), text: law(say, card), rule: card.rule_id } : null;
  }
  if (name === "face-up") {
    const card = view.dive.cards[view.dive.face_up];
    return card
      ? { title: say("table-face-up"), text: `${dive(say, card)}. ${say("web-tip-face-up")}`, rule: "SEA-DIVE-05" }
      : null;
  }
  if (name === "shallow" || name === "reef" || name === "deep")
    return { title: depth(say, name), rule: "SEA-SETUP-04" };
  if (name === "buildings") return { title: say("web-name-buildings"), rule: "SEA-SETUP-02" };
  if (name === "half" || name === "whole-card") return { title: half(say, view.dive.halves[0]!), rule: "SEA-DIVE-05" };
  return null;
}

function kindTip(kind: Kind, { view, say }: Context): Tip {
  const flotilla = view.flotillas.findIndex((one) => one.demand === kind) + 1;
  return {
    title: capital(say(`kind-${kind}`)),
    text: say("web-tip-kind", { flotilla, supply: view.supply[kind] }),
    rule: "SEA-SCORE-02",
  };
}

function placeTip(what: string, which: string, context: Context): Tip | null {
  const { view, data, say } = context;
  const flotilla = view.flotillas[Number(which[0]) - 1];
  const at = placeOf(view, which);
  if (what === "location" && flotilla && at) {
    return {
      title: say("web-location", { location: which }),
      text: locationLines(context, at).join("\n"),
      rule: at.effect.rule_id,
    };
  }
  if (what === "areas" && flotilla && at) {
    return {
      title: say("web-location", { location: which }),
      text: docksAt(say, at).map(capital).join("\n"),
      rule: "SEA-SCORE-05",
    };
  }
  if (what === "placed" && at?.dock) {
    const scored = view.players.map((_, seat) =>
      say("web-dock-score", {
        player: player(say, seat, view),
        points: amount(say, "points", at.dock?.points[seat] ?? 0),
      }),
    );
    const owner = say("web-dock-owner", {
      player: player(say, at.owner ?? 0, view),
      kind: say(`kind-${at.dock.kind}`),
      most: data.scoring.dock_resources,
    });
    return { title: dock(say, at.dock), text: [owner, ...scored].join("\n"), rule: "SEA-PORT-06" };
  }
  if (what === "dock") {
    const one = view.docks.find((tile) => tile?.id === which);
    return one ? { title: dock(say, one), text: say("web-tip-dock"), rule: "SEA-PORT-03" } : null;
  }
  if (what === "demand" && flotilla) {
    const kind = say(`kind-${flotilla.demand}`);
    return {
      title: say("web-demand", { flotilla: Number(which), kind, locked: flotilla.locked ? "yes" : "no" }),
      text: flotilla.locked ? `${say("web-tip-demand")} ${say("web-tip-lock")}` : say("web-tip-demand"),
      rule: flotilla.locked ? "SEA-COLUMN-05" : "SEA-BUILD-03",
    };
  }
  return null;
}

/** All there is to say about a location: its price now, what it is worth, what it does, what docks count there. */
function locationLines({ view, say }: Context, at: LocationView): string[] {
  const flotilla = view.flotillas[Number(at.id[0]) - 1]!;
  const lines = [];
  if (at.building !== null && at.owner !== null)
    lines.push(capital(say("web-built", { type: typeName(say, at.building), player: player(say, at.owner, view) })));
  else lines.push(prices(say, flotilla, at));
  lines.push(capital(amount(say, "points", at.points)), effect(say, at.effect));
  if (at.ship !== null) lines.push(capital(say("web-ship-of", { player: player(say, at.ship, view) })));
  if (at.boss_resource) lines.push(capital(say("table-sign-boss")));
  lines.push(...docksAt(say, at).map(capital));
  return lines;
}
