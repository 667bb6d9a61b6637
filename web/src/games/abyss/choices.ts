// What choices point at, what a click would mean, and how choices look in the prompt. The spots:
// court:1-6, lord-deck, deck, track:1-5, council:RACE, reward:1-3, location:NAME, location-deck, draw:1-4, loot-deck,
// hand:CARD, laid:CARD, pile:CARD, affiliated:CARD, pay:0-2, purse:pearls, purse:nebulis, keys, sentinel, lord:NAME,
// and seat:N, which are the page's.

import type { Context, Target } from "../contract";
import type { Choice } from "../../lib/types";
import { cardName, lordName, money, reward, rewards, rewardSpace } from "./know";
import type { AbyssData, AbyssView } from "./view";

const PER_TURN = ["slaver", "oracle", "opportunist", "ferryman", "recipient"];
/** Where the Allies lie that a phase asks about. */
const ALLIES: Record<string, string> = { affiliating: "laid", healing: "pile", losing: "affiliated" };

const LORDS = ["keys", "assassinating", "betraying", "scheming", "liberating"];
const SEATS = ["hunting", "fencing", "figure"];
const PRICES = ["paying", "buying", "bribing", "martial-law"];

const last = (view: AbyssView): string => `track:${view.track.length}`;
const word = (choice: Choice): string => choice.at[0]?.[1] ?? choice.text.split(" ")[1] ?? "";
const seatOf = (view: AbyssView, steps: string): number => ((view.actor ?? 0) + Number(steps)) % view.players.length;

function pay(black: number, view: AbyssView): Target[] {
  const purse = black ? "purse:nebulis" : "purse:pearls";
  switch (view.phase) {
    case "paying":
      return [`pay:${black}`];
    case "buying":
      return [last(view), purse];
    case "bribing":
      return [purse, ...(view.progress.space === null ? [] : [`court:${view.progress.space}`])];
    default:
      return [purse];
  }
}

export function targets(choice: Choice, view: AbyssView): Target[] {
  const at = word(choice);
  switch (choice.kind) {
    case "pass":
      return view.phase === "keys" ? ["keys"] : [];
    case "plot":
      return ["lord-deck"];
    case "explore":
      return [view.phase === "searching" ? "loot-deck" : "deck"];
    case "take":
      return [last(view)];
    case "council":
      return [`council:${at}`];
    case "court":
      return [`court:${at}`];
    case "ally":
      return [`${ALLIES[view.phase] ?? "hand"}:${at}`];
    case "pay":
      return pay(Number(at), view);
    case "power":
      return [`lord:${at}`];
    case "sentinel":
      return ["sentinel"];
    case "reward":
      return [`reward:${at}`];
    case "draw":
      return [`draw:${at}`];
    case "location":
      return [`location:${at}`];
    case "lord":
      return [`lord:${at}`];
    case "seat":
      return [`seat:${seatOf(view, at)}`];
    default:
      return [];
  }
}

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
      return PER_TURN.includes(at) ? [`power ${at}`] : [];
    case "seat": {
      const steps = (Number(at) - (view.actor ?? 0) + view.players.length) % view.players.length;
      return steps && SEATS.includes(view.phase) ? [`seat +${steps}`] : [];
    }
    default:
      return [];
  }
}

export function icon(choice: Choice, view: AbyssView): string | null {
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

export function short(choice: Choice, { view, data, say }: Context<AbyssView, AbyssData>): string | null {
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
      const options = rewards(data, rewardSpace(view, data, view.current ?? 0)).map((one) => reward(say, one));
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
      const price = { paying: view.progress.missing, buying: view.price }[phase];
      return price == null
        ? null
        : say("web-pay-short", { price: money(say, Math.max(0, price - Number(at)), Number(at)) });
    }
    case "cheapest":
      return say("web-cheapest");
    case "power":
      return say("web-use", { lord: lordName(say, at) });
    case "lord":
      return lordName(say, at);
    case "location":
      return say(`location-${at}`);
    case "draw":
      return say("web-draw", { count: Number(at) });
    case "reward": {
      const options = rewards(data, rewardSpace(view, data, view.current ?? 0));
      const one = options[Number(at) - 1];
      return one ? reward(say, one) : null;
    }
    default:
      return null; // the sentence is short: sentinel, seat
  }
}
