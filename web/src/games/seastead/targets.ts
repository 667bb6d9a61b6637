// Choices and the pieces they point at, in both directions.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import { TYPES, type SeasteadView, places } from "./view";

/** Whether a click on the own storage can only mean taking: giving something up instead is not on offer. */
const onlyTaking = (view: SeasteadView): boolean =>
  view.phase === "taking" && view.resolution?.rule !== "clean-up-duty";

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
      return [onlyTaking(view) ? [`supply:${a}`, `storage:${a}`] : `supply:${a}`];
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

/** Phases in which resources of the own storage are given up. */
const GIVING = ["forgoing", "returning", "trading", "exchanging", "substituting"];
const giving = (view: SeasteadView): boolean =>
  GIVING.includes(view.phase) ||
  (view.phase === "menu" && view.resolution?.rule === "exchange-market") ||
  (view.phase === "taking" && !onlyTaking(view));

/** What a click on a spot would mean now, legal or not; nothing where a refusal would name a rule about something else.
 * */
export function attempts(spot: string, view: SeasteadView, picked: string[]): string[] {
  const colon = spot.indexOf(":");
  const what = colon < 0 ? spot : spot.slice(0, colon);
  const which = colon < 0 ? "" : spot.slice(colon + 1);
  switch (what) {
    case "dive":
      return ["dive"];
    case "location": {
      if (view.phase in PLACES) return [`location ${which}`];
      if (view.phase !== "menu") return [`build port ${which}`];
      const type = TYPES.find((one) => picked.includes(`building:${one}`));
      return type ? [`build ${type} ${which}`] : TYPES.map((one) => `build ${one} ${which}`);
    }
    case "building": {
      const at = picked.find((one) => one.startsWith("location:"))?.slice("location:".length);
      if (at) return [`build ${which} ${at}`];
      // Where it would be cheapest: if it cannot be paid there, it can be paid nowhere on that flotilla.
      const open = places(view).filter(([, one]) => one.building === null);
      const cheap = view.flotillas.flatMap((flotilla) => {
        const own = open.filter(([one]) => one === flotilla).map(([, one]) => one);
        return own.sort((x, y) => x.cost - y.cost).slice(0, 1);
      });
      return cheap.map((one) => `build ${which} ${one.id}`);
    }
    case "half":
      return [`half ${which}`];
    case "supply":
      return view.phase === "taking" ? [`take ${which}`] : [];
    case "storage":
      return [...(view.phase === "taking" ? [`take ${which}`] : []), ...(giving(view) ? [`give ${which}`] : [])];
    case "dock":
      return view.phase.endsWith("-specialist") ? [] : [`slot ${which}`];
    case "specialist":
      return view.phase.endsWith("-specialist") ? [`slot ${which}`] : [];
    case "demand": {
      if (view.phase === "locking") return [`lock ${which}`];
      const other = picked.find((one) => one.startsWith("demand:"))?.slice("demand:".length);
      const others = other && other !== which ? [other] : ["1", "2", "3", "4"].filter((one) => one !== which);
      return others.map((one) => `exchange ${[one, which].sort().join("-")}`);
    }
    case "card":
      return [`use ${which}`];
    case "pick":
      return [`card ${which}`];
    case "boss":
      return [`boss ${which}`];
    case "cleanup":
      return view.phase === "cleaning" ? ["yes"] : [];
    case "face-up":
      return view.phase === "card-taking" ? ["yes"] : [];
    default:
      return [];
  }
}

/** The icon of a choice. */
export function iconOf(choice: Choice, view: SeasteadView): string | null {
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

const PLACES: Record<string, string> = {
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
