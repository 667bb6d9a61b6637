// What a choice points at. The spots:
// court:1-6, lord-deck, deck, track:1-5, council:RACE, reward:1-3, location:NAME, location-deck, draw:1-4, loot-deck,
// hand:CARD, laid:CARD, pile:CARD, affiliated:CARD, pay:0-2, purse:pearls, purse:nebulis, keys, sentinel, lord:NAME,
// and seat:N, which are the page's.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import { type AbyssView, giving } from "./view";

/** Where the Allies lie that a phase asks about. */
export const ALLIES: Record<string, string> = { affiliating: "laid", healing: "pile", losing: "affiliated" };

export const last = (view: AbyssView): string => `track:${view.track.length}`;

export const word = (choice: Choice): string => choice.at[0]?.[1] ?? choice.text.split(" ")[1] ?? "";

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

const posting = (view: AbyssView): Target[] => (view.phase === "posting" ? ["sentinel"] : []);

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
      // a Kraken is dragged there from the track, a Sentinel from home
      return [`council:${at}`, ...(view.phase === "sending" ? ["track:1"] : posting(view))];
    case "court":
      return [`court:${at}`, ...posting(view)];
    case "ally":
      return [`${ALLIES[view.phase] ?? "hand"}:${at}`];
    case "pay":
      return pay(Number(at), view);
    case "power":
      return [`lord:${giving(view, at)}`];
    case "sentinel":
      return ["sentinel"];
    case "reward":
      return [`reward:${at}`];
    case "draw":
      return [`draw:${at}`, "location-deck"];
    case "location":
      return [`location:${at}`, ...posting(view)];
    case "lord":
      return [`lord:${at}`];
    case "seat":
      return [`seat:${seatOf(view, at)}`];
    default:
      return [];
  }
}

/** Allies laid out for a payment are taken back by a click, and so are Lords whose keys were chosen. */
export function played(spot: string, view: AbyssView): string | null {
  const [name = "", at = ""] = spot.split(":");
  if (view.phase === "paying" && name === "laid") return `ally ${at}`;
  if (view.phase === "keys" && name === "lord" && view.progress.keys_from.includes(at)) return `lord ${at}`;
  return null;
}
