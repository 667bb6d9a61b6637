// What a choice points at. The spots:
// dive, face-up, half:a, building:TYPE, location:2-1, demand:1-4, supply:KIND, storage:KIND, cleanup, dock:1-3,
// specialist:1-3, card:NAME (a specialist of one's own), pick:1-3 (a card to choose from), boss:TYPE.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import type { SeasteadView } from "./view";

export function targets(choice: Choice, view: SeasteadView): Target[] {
  const [kind, a = "", b = ""] = choice.text.split(" ");
  switch (kind) {
    case "dive":
      return ["dive"];
    case "build":
      return [`building:${a}`, `location:${b}`];
    case "half":
      return [`half:${a}`];
    case "take":
      return [view.phase === "taking" && !view.giving ? [`supply:${a}`, `storage:${a}`] : `supply:${a}`];
    case "give":
      return [`storage:${a}`];
    case "slot":
      return [`${view.phase.endsWith("dock") ? "dock" : "specialist"}:${a}`];
    case "location":
      return [`location:${a}`];
    case "exchange":
      return a.split("-").map((flotilla) => `demand:${flotilla}`);
    case "lock":
      return [`demand:${a}`];
    case "use":
      return [`card:${a}`];
    case "card":
      return [`pick:${a}`];
    case "boss":
      return [`boss:${a}`];
    case "yes":
      return view.phase === "cleaning" ? ["cleanup"] : view.phase === "card-taking" ? ["face-up"] : [];
    default:
      return [];
  }
}

export const PLACES: Record<string, string> = {
  placing: "ship",
  shipping: "ship",
  sailing: "ship",
  "dock-bonus": "row-port",
  copying: "effect-copy",
  salvaging: "specialist-salvager",
  landing: "specialist-salvager",
  designing: "academy",
  swapping: "shipyard",
  "boss-placing": "boss",
};
