// What the prompt says: a choice as an icon, in a few words and under a heading, and what there is to know besides the
// phase.

import type { Choice, Happening } from "../../lib/types";
import { DECLINE, type Place } from "../contract";
import { amount, half, person, typeName } from "./phrases";
import { PLACES } from "./targets";
import { type Context, type Kind, placeOf, priceOf, type Type } from "./view";

/** The icon of a choice. */
export function icon(choice: Choice, { view }: Context): string | null {
  const [kind, a = ""] = choice.text.split(" ");
  switch (kind) {
    case "dive":
      return "dive";
    case "build":
    case "take":
    case "give":
    case "boss":
      return a;
    case "half":
      return "half";
    case "slot": {
      const id = view.phase.endsWith("dock") ? view.docks[Number(a) - 1]?.kind : view.specialists[Number(a) - 1];
      return id ? (view.phase.endsWith("dock") ? id : `specialist-${id}`) : null;
    }
    case "location":
      return PLACES[view.phase] ?? null;
    case "exchange":
      return "exchange";
    case "lock":
      return "lock";
    case "use":
      return `specialist-${a}`;
    case "card": {
      const drawn = view.drawn[Number(a) - 1];
      return drawn ? `resolution-${drawn.id}` : "dive";
    }
    case "yes":
      return view.phase === "cleaning" ? "cleanup" : "whole-card";
    case "no":
      return "stop";
    default:
      return "done";
  }
}

/** A choice in a few words: a verb, and what it costs. Where there are none, the sentence is short enough. */
export function short(choice: Choice, { view, say }: Context): string | null {
  const [kind, a = "", b = ""] = choice.text.split(" ");
  const number = Number(a);
  switch (kind) {
    case "dive":
      return say("web-do-dive");
    case "build": {
      const at = placeOf(view, b);
      const demand = view.flotillas[Number(b[0]) - 1]?.demand;
      if (!at || !demand) return null;
      const price = priceOf(at, a as Type);
      const held = view.actor === null ? 0 : (view.players[view.actor]?.storage[demand] ?? 0);
      // What is missing is of another kind: Free Trade.
      const traded = [...(held ? [amount(say, demand, held)] : []), amount(say, "other", price - held)].join(" + ");
      const paid = !price ? say("web-free") : price > held ? traded : amount(say, demand, price);
      return say("web-do-build", { type: typeName(say, a as Type), location: b, price: paid });
    }
    case "half": {
      const i = a === "a" ? 0 : 1;
      const [own, other] = [view.dive.halves[i], view.dive.halves[1 - i]];
      return own && other
        ? say(view.solo ? "web-do-half-solo" : "web-do-half", { own: half(say, own), other: half(say, other) })
        : null;
    }
    case "give":
      return view.phase === "menu" ? say("web-do-market", { amount: amount(say, a, 1) }) : null;
    case "slot": {
      const dock = view.docks[number - 1];
      const card = view.specialists[number - 1];
      const out = view.phase.startsWith("removing");
      if (view.phase.endsWith("dock"))
        return dock
          ? say(out ? "web-do-remove-dock" : "web-do-dock", { slot: number, kind: say(`kind-${dock.kind}`) })
          : null;
      return card ? say(out ? "web-do-remove" : "web-do-hire", { name: person(say, card) }) : null;
    }
    case "location":
      return view.phase === "copying" ? say("web-do-copy", { location: a }) : null;
    case "exchange": {
      const [one, other] = a.split("-").map((flotilla) => view.flotillas[Number(flotilla) - 1]?.demand);
      return one && other ? say("web-do-swap", { kind: say(`kind-${one}`), other: say(`kind-${other}`) }) : null;
    }
    case "lock": {
      const demand = view.flotillas[number - 1]?.demand;
      return demand ? say("web-do-lock", { kind: say(`kind-${demand}`), flotilla: number }) : null;
    }
    case "use":
      if (view.phase === "readying") return say("web-do-ready", { name: person(say, a) });
      if (view.phase === "flipping") return say("web-do-flip", { name: person(say, a) });
      return say("web-do-use", { name: person(say, a) });
    case "card": {
      const drawn = view.drawn[number - 1];
      if (drawn) return say("web-do-resolve", { name: say(`resolution-${drawn.id}`) });
      const seen = view.dive.cards[view.dive.looking_at[number - 1] ?? ""];
      return seen ? say("web-do-dive-with", { card: seen.halves.map((one) => half(say, one)).join(" / ") }) : null;
    }
    case "boss":
      return say("web-do-boss", { type: typeName(say, a as Type) });
    default:
      return null;
  }
}

/** Where a choice stands: diving and cheap builds first, by flotilla; specialists; what declines or ends last. */
export function place(choice: Choice, { view, say }: Context): Place | null {
  const [kind, a = "", b = ""] = choice.text.split(" ");
  if (kind === "no" || kind === "end") return { group: "", rank: DECLINE };
  if (view.phase !== "menu") return null;
  switch (kind) {
    case "dive":
      return { group: "", rank: 0 };
    case "build": {
      const at = placeOf(view, b);
      const worth = at ? at.points - priceOf(at, a as Type) : 0;
      return { group: say("web-group-build", { flotilla: b[0] ?? "" }), rank: 100 * Number(b[0]) - worth };
    }
    case "use":
      return { group: say("source-specialists"), rank: 600 };
    default:
      return { group: say("web-group-market"), rank: 700 };
  }
}

export const ending = (choice: Choice): boolean => choice.text === "end";

const HAPPENED: Record<string, string> = {
  start: "first",
  turn: "first",
  demand: "demand",
  reveal: "dive",
  half: "half",
  turned: "half",
  forgo: "cleanup",
  cleanup: "cleanup",
  noted: "cleanup",
  dock: "dock",
  "new-dock": "dock",
  "gone-dock": "dock",
  ship: "ship",
  sail: "ship",
  boxed: "ship",
  move: "buildings",
  swap: "exchange",
  exchange: "exchange",
  lock: "lock",
  copy: "effect-copy",
  look: "dive",
  boss: "boss",
  back: "boss",
  again: "specialist-founder",
};

/** The icon of something that happened. */
export function logIcon(event: Happening): string | null {
  switch (event.kind) {
    case "take":
    case "give":
    case "pay":
      return event.resource as Kind;
    case "build":
    case "boss-build":
      return event.type as Type;
    case "hire":
    case "use":
    case "flip":
    case "ready":
    case "new-specialist":
    case "gone-specialist":
      return `specialist-${event.specialist as string}`;
    case "resolution":
      return `resolution-${event.resolution as string}`;
    default:
      return HAPPENED[event.kind] ?? null;
  }
}

export function prompt({ view, say }: Context): string | null {
  const asked = view.asked;
  if (!asked) return null;
  if (asked.count !== undefined) return say("web-prompt-take", { amount: amount(say, "resources", asked.count) });
  if (asked.window !== undefined) return say(`web-window-${asked.window}`);
  if (asked.kind !== undefined) return amount(say, asked.kind, 1);
  if (asked.at !== undefined) return say("web-prompt-at", { location: asked.at });
  return asked.picked !== undefined ? say("web-prompt-picked", { location: asked.picked }) : null;
}
