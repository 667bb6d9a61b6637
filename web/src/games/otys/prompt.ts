// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice, Happening } from "../../lib/types";
import { DECLINE, type Place } from "../contract";
import * as phrases from "./phrases";
import {
  type Context,
  contractOf,
  type Diver,
  DIVERS,
  drawable,
  LETTERS,
  player,
  type SlotName,
  SLOTS,
  sponsorOn,
} from "./view";

export function icon(choice: Choice, { view }: Context): string | null {
  const [kind, a = "", b = ""] = choice.text.split(" ") as [string, string?, string?];
  const { level, token, diver } = view.turn;
  const up = (name: string): string => {
    const slot = player(view, view.actor ?? 0).column.find((one) => one.diver === name);
    return slot?.upgraded ? `${name}-up` : name;
  };
  const on = (at: string): string =>
    up(player(view, view.actor ?? 0).column[SLOTS.indexOf(at as SlotName)]?.diver ?? "trader");
  switch (kind) {
    case "key":
      return `key-${a}`;
    case "x":
      return "key-x";
    case "neutral":
      return "key-neutral";
    case "propeller":
      return on(a);
    case "sponsor":
      return `sponsor-${sponsorOn(view, level ?? 1).toLowerCase()}`;
    case "retrieve":
      return `key-${a.toLowerCase()}`;
    case "upgrade":
      return `${a}-up`;
    case "token":
      return "front";
    case "take":
      return diver?.replace("-expert", "") ?? null;
    case "out":
    case "in":
    case "swap":
    case "sell":
    case "buy":
    case "gain":
      return a;
    case "bonus":
      return (
        { "metal-expert": "key-neutral", "plant-expert": "credit", "fuel-expert": "battery" }[diver as string] ?? null
      );
    case "draw":
    case "keep":
    case "complete":
      return kind === "draw" ? "pile" : "contract";
    case "copy": {
      const slot = player(view, view.neighbours[a] ?? 0).column[(level ?? 1) + 2];
      return slot ? `${slot.diver}${slot.upgraded ? "-up" : ""}` : null;
    }
    case "improve":
      return a;
    case "accept":
      return token ? "front" : null;
    case "pay":
      return LETTERS[a[1] ?? ""] ?? null;
    case "go":
      return on(`L${level}`);
    case "surface":
    case "oxygen":
    case "decline":
      return kind;
    default:
      return b || null;
  }
}

export function short(choice: Choice, { view, data, say }: Context): string | null {
  const [kind, a = "", b = "", c = ""] = choice.text.split(" ") as [string, string?, string?, string?];
  const level = view.turn.level ?? 1;
  const column = player(view, view.actor ?? 0).column;
  const at = (slot: string): Diver => column[SLOTS.indexOf(slot as SlotName)]?.diver ?? DIVERS[0];
  const name = (slot: string): string => say(`table-diver-${at(slot)}`);
  const brief = (slot: string): string => (say.has(`short-${at(slot)}`) ? say(`short-${at(slot)}`) : name(slot));
  const resource = (kind: string): string => say(`resource-${kind}`);
  const upgrade = phrases.credits(say, data.costs.upgrade ?? 0);
  switch (kind) {
    case "key":
      return say("web-short-key", { key: a, diver: brief(`L${a}`) });
    case "x":
    case "neutral": // the tiles rotate first: what comes to lie there is what counts
      return say(`web-short-${kind}`, {
        level: a,
        sponsor: phrases.tile(say, view, view.rotated[Number(a) - 1] ?? "1A"),
      });
    case "propeller": {
      const by = SLOTS.indexOf(b as SlotName) - SLOTS.indexOf(a as SlotName);
      if (by === 1) return say("web-short-divers", { diver: brief(a), other: brief(b) });
      return say("web-short-propeller", { diver: brief(a), way: `${by < 0 ? "↑" : "↓"} ${Math.abs(by)}` });
    }
    case "sponsor": {
      const tile = sponsorOn(view, level);
      const effect = phrases.tile(say, view, tile === "5B" ? "5A" : tile);
      return tile === "4A"
        ? say("web-short-sponsor-paid", { effect, cost: upgrade })
        : say("web-short-sponsor", { effect });
    }
    case "retrieve":
      return say("web-short-retrieve", { key: a });
    case "upgrade": {
      const diver = say(`table-diver-${a}`);
      return view.phase === "front"
        ? say("web-short-upgrade", { diver })
        : say("web-short-upgrade-paid", { diver, cost: upgrade });
    }
    case "token":
      return tokenWords(a, b, { view, data, say });
    case "out":
      return say("web-short-move", { resource: resource(a), level: b });
    case "in":
      return say("web-short-move", { resource: resource(a), level });
    case "swap":
      return say("web-short-swap", { resource: resource(a), other: resource(c), level: b });
    case "go":
      return say("web-short-go", { diver: name(`L${level}`) });
    case "take":
    case "gain":
      return say("web-short-take", {
        resource: resource(kind === "gain" ? a : (view.turn.diver ?? DIVERS[0]).replace("-expert", "")),
      });
    case "bonus":
      return say("web-short-bonus", { bonus: say(`bonus-${view.turn.diver ?? DIVERS[0]}`) });
    case "accept":
      return view.turn.token
        ? say("web-short-accept", { front: phrases.front(say, data, view.turn.token, drawable(view)) })
        : null;
    case "copy": {
      const slot = player(view, view.neighbours[a] ?? 0).column[level + 2];
      const side = view.players.length === 2 ? "only" : a;
      const cost = (view.turn.fee ?? 0) + (slot?.fee ?? 0);
      return slot ? say("web-short-copy", { diver: phrases.diver(say, slot.diver, slot.upgraded), side, cost }) : null;
    }
    case "draw":
      return say("web-short-draw", { count: drawable(view), cost: view.turn.fee ?? 0 });
    case "complete":
      return say("web-short-complete", { card: a, level: b, points: contractOf(data, a).points });
    case "keep":
      return say("web-short-keep", { card: a, need: phrases.need(say, data, a) });
    case "pay":
      return say("web-short-pay", {
        cubes: phrases.cubes(
          say,
          [..."MPFT"].map((letter) => Number(a.split("+").find((lot) => lot.endsWith(letter))?.[0] ?? 0)),
        ),
      });
    case "surface":
    case "oxygen":
      return say(`web-short-${kind}${view.phase === "rescue" ? "-rescue" : ""}`);
    default: // trading, improving, declining: the sentence is short and has the price
      return null;
  }
}

/** A reward token to take or to use. The back counts only where it is kept; two that read the same are told apart by
 * their places. */
function tokenWords(level: string, place: string, { view, data, say }: Context): string | null {
  const row = view.display[Number(level) - 1];
  const [token, other] = [row?.[Number(place) - 1], row?.[2 - Number(place)]];
  if (!token) return null;
  const kept = view.phase === "exploring";
  const called = (id: string): string => (kept ? phrases.token(say, data, id) : phrases.front(say, data, id));
  const words = called(token) + (other && called(other) === called(token) ? ` · ${place}` : "");
  if (kept) return say("web-short-token", { token: words, cost: view.turn.fee ?? 0 });
  const anywhere = view.options.sponsor2b_scope === "any";
  return anywhere ? say("web-short-accept-level", { front: words, level }) : say("web-short-accept", { front: words });
}

/** Whether a propeller move brings another diver to the level of the key; the others are seldom of use. */
function matters(from: string, to: string, level: number): boolean {
  const [a, b, here] = [from, to, `L${level}`].map((slot) => SLOTS.indexOf(slot as SlotName)) as [
    number,
    number,
    number,
  ];
  return Math.min(a, b) <= here && here <= Math.max(a, b);
}

/** Contracts first, then what the turn is about: the sponsor, the diver; then batteries; declining last. */
export function place(choice: Choice, { view, say }: Context): Place | null {
  const [kind, a = "", b = ""] = choice.text.split(" ") as [string, string?, string?];
  // What answers the question itself needs no heading.
  const group = (name: string, rank: number): Place => ({ group: name && say(`web-group-${name}`), rank });
  switch (kind) {
    case "complete":
      return group("contracts", 5);
    case "key":
      return group("", 10);
    case "x":
    case "neutral":
      return group("x", kind === "x" ? 20 : 21);
    case "sponsor":
    case "retrieve":
    case "upgrade":
      return group(view.phase === "step1" ? "sponsor" : "", 10);
    case "token":
      return view.phase === "step1" ? group("sponsor", Number(a) === view.turn.level ? 10 : 30) : group("", 10);
    case "go":
      return group("diver", 20);
    case "out":
    case "in":
    case "swap":
      return group("sponsor", 30);
    case "propeller":
      return group("propeller", matters(a, b, view.turn.level ?? 1) ? 50 : 60);
    case "sell":
      return group("sell", b === "points" ? 10 : 11);
    case "buy":
      return group("buy", 20);
    case "copy":
      return group("", 10);
    case "draw":
      return group("", 11);
    case "surface":
    case "oxygen": // a copied diver is asked about in another player's turn
      return group(view.phase === "rescue" ? "diver" : "end", kind === "surface" ? 40 : 41);
    case "decline":
      return group("", DECLINE);
    default: // taking, gaining, improving, keeping, paying
      return group("", 10);
  }
}

/** These close the turn, and say so. */
export const ending = (choice: Choice): boolean => choice.text === "surface" || choice.text === "oxygen";

/** The icon of what happened. */
export function logIcon(event: Happening): string | null {
  const { key, diver, resource, specialist, sponsor } = event as Record<string, string | undefined>;
  switch (event.kind) {
    case "turn":
    case "rotate":
      return "round";
    case "key":
    case "retrieve":
      return `key-${key?.toLowerCase()}`;
    case "used":
      return `key-${key?.toLowerCase()}-used`;
    case "return":
      return "hacker";
    case "sponsor":
      return `sponsor-${sponsor?.toLowerCase()}`;
    case "activate":
    case "copy":
      return diver ?? null;
    case "upgrade":
      return `${diver}-up`;
    case "propel":
      return "propeller";
    case "find":
    case "move":
    case "sell":
    case "buy":
      return resource ?? null;
    case "credits":
    case "pays":
      return "credit";
    case "battery":
    case "spends":
      return "battery";
    case "neutral":
      return "key-neutral";
    case "improve":
      return specialist ?? null;
    case "front":
    case "lay":
    case "token":
    case "refill":
      return "front";
    case "draw":
      return "pile";
    case "keep":
    case "reveal":
      return "contract";
    case "complete":
      return "done";
    case "surface":
      return "surface";
    case "stay":
      return "oxygen";
    default: // points, and that the end has come
      return "points";
  }
}

/** What the prompt says besides the phase: which contract, which token, how often still. */
export function prompt({ view, data, say }: Context): string | null {
  const { turn } = view;
  if (view.phase === "pay" && turn.paying)
    return say("web-paying", { need: phrases.need(say, data, turn.paying), level: turn.paying_level ?? 1 });
  if (view.phase === "front" && turn.token)
    return phrases.capital(phrases.front(say, data, turn.token, drawable(view)));
  if (turn.copied > 0 && turn.diver && view.phase !== "step3")
    return say("web-copying", { diver: phrases.diver(say, turn.diver, turn.upgraded) });
  if (turn.executions === 2 && view.phase !== "step1") return say("web-twice");
  return null;
}
