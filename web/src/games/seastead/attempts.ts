// What a click on a piece might mean now, legal or not: "Why not?" asks about it.

import { PLACES } from "./targets";
import { type SeasteadView, TYPES } from "./view";

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
      return view.flotillas.flatMap(({ cheapest }) => (cheapest ? [`build ${which} ${cheapest}`] : []));
    }
    case "half":
      return [`half ${which}`];
    case "supply":
      return view.phase === "taking" ? [`take ${which}`] : [];
    case "storage":
      return [...(view.phase === "taking" ? [`take ${which}`] : []), ...(view.giving ? [`give ${which}`] : [])];
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
