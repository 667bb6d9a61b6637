// What a click on a piece might mean now, legal or not: "Why not?" asks about it.

import { ALLIES, last } from "./targets";
import type { AbyssView } from "./view";

const LORDS = ["keys", "assassinating", "betraying", "scheming", "liberating"];

const SEATS = ["hunting", "fencing", "figure"];

const PRICES = ["paying", "buying", "bribing", "martial-law"];

/** What a click would mean now; nothing where a refusal would name a rule about something else. */
export function attempts(spot: string, view: AbyssView): string[] {
  const [name = "", at = ""] = spot.split(":");
  switch (name) {
    case "court":
    case "council":
    case "reward":
    case "draw":
    case "pay":
    case "location":
      return [`${name} ${at}`];
    case "lord-deck":
      return ["plot", "power recipient"];
    case "deck":
      return ["explore"];
    case "track":
      if (spot !== last(view)) return [];
      return view.phase === "buying" ? ["pay 0", "take"] : ["take"];
    case "hand":
    case "laid":
      return [`ally ${at}`];
    case "pile":
    case "affiliated":
      return ALLIES[view.phase] === name ? [`ally ${at}`] : [];
    case "purse":
      if (!PRICES.includes(view.phase)) return at === "nebulis" ? [] : ["plot"];
      return at === "nebulis" ? ["pay 1", "pay 2"] : ["pay 0"];
    case "keys":
      return view.phase === "keys" ? ["pass"] : ["draw 1"];
    case "sentinel":
      return view.phase === "posting" ? [] : ["sentinel"];
    case "location-deck":
      return ["draw 1"];
    case "loot-deck":
      return view.phase === "searching" ? ["explore"] : [];
    case "lord":
      if (LORDS.includes(view.phase)) return [`lord ${at}`];
      if (view.works[at] !== "turn") return [];
      return view.players
        .flatMap(({ lords }) => lords)
        .filter(({ lord }) => lord === at)
        .map(({ power }) => `power ${power}`);
    case "seat": {
      const steps = (Number(at) - (view.actor ?? 0) + view.players.length) % view.players.length;
      return steps && SEATS.includes(view.phase) ? [`seat +${steps}`] : [];
    }
    default:
      return [];
  }
}
