// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice } from "../../lib/types";
import { amount, capital, half, person, typeName } from "./phrases";
import { PLACES } from "./targets";
import { type Context, placeOf, priceOf, type Type } from "./view";

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
      return say("web-do-build", {
        type: capital(typeName(say, a as Type)),
        location: b,
        price: price ? amount(say, demand, price) : say("web-free"),
      });
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
      if (view.phase.endsWith("dock"))
        return dock ? say("web-do-dock", { slot: number, kind: say(`kind-${dock.kind}`) }) : null;
      return card ? person(say, card) : null;
    }
    case "location":
      return view.phase === "copying" ? say("web-do-copy", { location: a }) : null;
    case "exchange": {
      const [one, other] = a.split("-").map((flotilla) => view.flotillas[Number(flotilla) - 1]?.demand);
      return one && other
        ? say("web-do-swap", { kind: capital(say(`kind-${one}`)), other: say(`kind-${other}`) })
        : null;
    }
    case "lock": {
      const demand = view.flotillas[number - 1]?.demand;
      return demand ? capital(say(`kind-${demand}`)) : null;
    }
    case "use":
      return person(say, a);
    case "card": {
      const drawn = view.drawn[number - 1];
      if (drawn) return say(`resolution-${drawn.id}`);
      const seen = view.dive.cards[view.dive.looking_at[number - 1] ?? ""];
      return seen ? seen.halves.map((one) => half(say, one)).join(" / ") : null;
    }
    case "boss":
      return capital(typeName(say, a as Type));
    case "no":
      return STOPPED.includes(view.phase)
        ? say("web-do-stop")
        : DECLINED.includes(view.phase)
          ? say("web-do-decline")
          : null;
    default:
      return null;
  }
}

/** Phases that go on until somebody stops, and offers that can be declined. */
const STOPPED = ["taking", "exchanging", "shipping", "trading", "cleaning"];

const DECLINED = ["card-taking", "dock-bonus", "readying", "demands", "copying", "flipping"];

export function prompt({ view, say }: Context): string | null {
  const asked = view.asked;
  if (!asked) return null;
  if (asked.count !== undefined) return say("web-prompt-take", { amount: amount(say, "resources", asked.count) });
  if (asked.window !== undefined) return say(`web-window-${asked.window}`);
  return asked.picked !== undefined ? say("web-prompt-picked", { location: asked.picked }) : null;
}
