// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice } from "../../lib/types";
import { cardName, lordName, money, reward } from "./phrases";
import { word } from "./targets";
import { type Context, giving } from "./view";

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

const DECLINED = ["illusion", "corrupting", "betraying", "scheming"];

const PASSES = ["menu", "buying", "window", "smoking", "searching", "keys", "rewarding"];

export function short(choice: Choice, { view, say }: Context): string | null {
  const at = word(choice);
  const { phase } = view;
  switch (choice.kind) {
    case "pass":
      return DECLINED.includes(phase) ? say("web-decline") : PASSES.includes(phase) ? say(`web-pass-${phase}`) : null;
    case "plot":
      return say("web-plot");
    case "explore":
      return say(["taking", "fighting", "searching"].includes(phase) ? `web-explore-${phase}` : "web-explore");
    case "take": {
      const card = view.track.at(-1);
      if (phase !== "fighting" && card) return say("web-take", { card: cardName(say, card) });
      const options = view.progress.rewards.map((one) => reward(say, one));
      return say("web-fact", { what: say("web-fight"), value: options.join(` ${say("web-or")} `) });
    }
    case "council":
      if (phase === "executing") return say(`race-${at}`);
      if (phase === "posting")
        return say("web-council", {
          race: say(`race-${at}`),
          amount: say("amount-cards", { count: view.council[at] ?? 0 }),
        });
      return say("web-choose-stack", { race: say(`race-${at}`), count: view.council[at] ?? 0 });
    case "court": {
      const lord = view.court[Number(at) - 1];
      return lord ? lordName(say, lord) : say("web-court-free", { space: Number(at) });
    }
    case "ally":
      return cardName(say, at);
    case "pay": {
      const way = view.progress.ways.find(({ nebulis }) => nebulis === Number(at));
      return way && phase !== "bribing" ? say("web-pay-short", { price: money(say, way.pearls, way.nebulis) }) : null;
    }
    case "cheapest":
      return say("web-cheapest");
    case "power":
      return say("web-use", { lord: lordName(say, giving(view, at)) });
    case "lord":
      return lordName(say, at);
    case "location":
      return say(`location-${at}`);
    case "draw":
      return say("web-draw", { count: Number(at) });
    case "reward": {
      const one = view.progress.rewards[Number(at) - 1];
      return one ? reward(say, one) : null;
    }
    default:
      return null; // the sentence is short: sentinel, seat
  }
}

/** How far a payment, or the Keys for a Location, have come. */
export function prompt({ view, say }: Context): string | null {
  const { progress } = view;
  if (view.phase === "paying" && progress.value !== null && progress.cost !== null) {
    const paid = say("table-paid", { value: progress.value, cost: progress.cost });
    return progress.missing
      ? `${paid}, ${say("table-missing", { price: say("amount-pearls", { count: progress.missing }) })}`
      : paid;
  }
  if (view.phase === "keys")
    return say("web-keys-chosen", { count: progress.keys_from.length, of: progress.keys_needed ?? 0 });
  if (view.phase === "buying") return say("table-price", { price: say("amount-pearls", { count: view.price }) });
  return null;
}
