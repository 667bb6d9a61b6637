// What the prompt says: a choice as an icon and in a few words, where it stands, and what there is to know besides the
// phase; and icons for the log.

import type { Choice, Happening } from "../../lib/types";
import { DECLINE, type Place } from "../contract";
import { account, billOf, cardName, lordName, money, reward } from "./phrases";
import { word } from "./targets";
import { type AbyssView, type Context, giving } from "./view";

export function icon(choice: Choice, { view }: Context): string | null {
  const at = word(choice);
  switch (choice.kind) {
    case "pass":
      return view.phase === "keys" ? "key" : "pass";
    case "explore":
      return view.phase === "searching" ? "loot" : "explore";
    case "take":
      return view.phase === "fighting" ? "fight" : "take";
    case "council":
      return at;
    case "court": {
      const lord = view.court[Number(at) - 1];
      return lord ? `lord-${lord}` : "court";
    }
    case "ally":
      return at.split("-")[0] ?? null;
    case "pay":
      return Number(at) ? "nebulis" : "pearl";
    case "power":
      return `lord-${giving(view, at)}`;
    case "lord":
      return `lord-${at}`;
    case "reward":
      return "monster";
    case "draw":
      return "location";
    case "location":
      return `location-${at}`;
    case "seat":
      return view.phase === "hunting" ? "token" : view.phase === "figure" ? "figure" : "nebulis";
    default:
      return choice.kind; // plot, cheapest, sentinel
  }
}

/** Phases in which a stack of the Council is taken. */
const STACKS = ["menu", "second-stack", "apprentice"];

/** Phases in which an Ally of the hand is discarded. */
const DISCARDS = ["jailed", "limited", "martial-law"];

/** A verb, and what it costs or brings. */
export function short(choice: Choice, { view, say }: Context): string | null {
  const at = word(choice);
  const { phase, progress } = view;
  switch (choice.kind) {
    case "pass":
      // the sentence names the Keys
      return phase === "keys" || !say.has(`web-pass-${phase}`) ? null : say(`web-pass-${phase}`);
    case "plot":
      return say("web-plot");
    case "explore":
      return say(["taking", "fighting", "searching"].includes(phase) ? `web-explore-${phase}` : "web-explore");
    case "take": {
      const found = view.track.at(-1);
      if (phase !== "fighting" && found) return say("web-take", { what: cardName(say, found) });
      const options = progress.rewards.map((one) => reward(say, one));
      return say("web-fight", { reward: options.join(` ${say("web-or")} `) });
    }
    case "council": {
      const race = say(`race-${at}`);
      if (phase === "executing") return say("web-name", { race });
      const amount = say("amount-cards", { count: view.council[at] ?? 0 });
      return say(STACKS.includes(phase) ? "web-stack-take" : `web-stack-${phase}`, { race, amount });
    }
    case "court": {
      const space = Number(at) - 1;
      const id = view.court[space];
      if (!id) return null;
      const lord = lordName(say, id);
      const price = view.players[view.actor ?? -1]?.prices[space];
      return phase === "menu"
        ? say("web-court-menu", { lord, cost: price?.cost ?? 0 })
        : say(`web-court-${phase}`, { lord });
    }
    case "ally": {
      const card = cardName(say, at);
      if (phase === "healing") return say("web-take", { what: card });
      if (phase === "enslaving") return null; // the sentence names what it brings
      return say(DISCARDS.includes(phase) ? "web-discard" : `web-ally-${phase}`, { card });
    }
    case "pay": {
      const way = progress.ways.find(({ nebulis }) => nebulis === Number(at));
      if (!way) return null;
      const price = way.pearls || way.nebulis ? money(say, way.pearls, way.nebulis) : "none";
      if (phase === "paying") return say("web-recruit", { price });
      return progress.for_sale ? say("web-buy", { card: cardName(say, progress.for_sale), price }) : null;
    }
    case "cheapest":
      return progress.cheapest ? say("web-recruit-cheapest", { price: billOf(say, progress.cheapest) }) : null;
    case "lord": {
      const lord = lordName(say, at);
      return say(["betraying", "scheming"].includes(phase) ? "web-lord-dismiss" : `web-lord-${phase}`, { lord });
    }
    case "location": {
      const location = say(`location-${at}`);
      const worth = view.players[view.actor ?? -1]?.worth[at];
      if (phase === "posting") return say("web-location-posting", { location });
      if (phase === "illusion") return say("web-location-illusion", { location });
      return worth === undefined
        ? null
        : say("web-location-take", { location, amount: say("amount-points", { count: worth }) });
    }
    case "draw":
      return say("web-draw", { amount: say("amount-tiles", { count: Number(at) }) });
    case "reward": {
      const one = progress.rewards[Number(at) - 1];
      return one ? say("web-take", { what: reward(say, one) }) : null;
    }
    default:
      return null; // the sentence is short: power, sentinel, seat
  }
}

/** Where a choice stands: what goes on first, what is declined last. */
export function place(choice: Choice, { view, say }: Context): Place | null {
  const { phase } = view;
  if (choice.kind === "pass") return { group: "", rank: DECLINE };
  if (phase === "menu") {
    const rank = ["court", "council", "explore"].indexOf(choice.kind);
    return rank < 0
      ? { group: say("web-group-before"), rank: choice.kind === "plot" ? 60 : 50 }
      : { group: say(`web-group-${choice.kind}`), rank: rank * 10 };
  }
  if (phase === "paying")
    return choice.kind === "ally"
      ? { group: say("web-group-ally"), rank: 10 }
      : { group: say("web-group-pay"), rank: choice.kind === "cheapest" ? 5 : 0 };
  if (phase === "controlling")
    return choice.kind === "draw"
      ? { group: say("web-group-draw"), rank: 10 }
      : { group: say("web-group-open"), rank: 0 };
  return null;
}

/** Choices whose words say that they end the turn. */
export const ending = (choice: Choice, view: AbyssView): boolean =>
  choice.kind === "pass" && ["menu", "window"].includes(view.phase);

/** Buying from the track needs nothing hidden: who buys shows one's Pearls only. */
export const quiet = (view: AbyssView): boolean => view.phase === "buying";

/** What lets an Ally on the track go: asked of everybody for each card. */
export const decline = (choices: Choice[], view: AbyssView): Choice | null =>
  quiet(view) ? (choices.find(({ kind }) => kind === "pass") ?? null) : null;

/** How far a payment, or the Keys for a Location, have come. */
export function prompt({ view, say }: Context): string | null {
  const { progress } = view;
  if (view.phase === "paying" && progress.value !== null) return account(say, view);
  if (view.phase === "keys")
    return say("web-keys-chosen", { count: progress.keys_from.length, tokens: progress.key_tokens ?? 0 });
  if (view.phase === "buying") return say("table-price", { price: say("amount-pearls", { count: view.price }) });
  return null;
}

/** Signs of what happened to no piece in particular. */
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
