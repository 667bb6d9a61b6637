// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice } from "../../lib/types";
import * as phrases from "./phrases";
import { type Context, type Diver, DIVERS, LETTERS, player, type SlotName, SLOTS, sponsorOn } from "./view";

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
  switch (kind) {
    case "key":
      return phrases.pair(say, a, name(`L${a}`));
    case "x":
    case "neutral": // the tiles rotate first: what comes to lie there is what counts
      return say(`web-short-${kind}`, {
        level: a,
        sponsor: say(`web-sponsor-${view.rotated[Number(a) - 1]?.toLowerCase()}`),
      });
    case "propeller": {
      const by = SLOTS.indexOf(b as SlotName) - SLOTS.indexOf(a as SlotName);
      return by === 1 ? `${brief(a)} ⇄ ${brief(b)}` : `${brief(a)} ${by < 0 ? "↑" : "↓"} ${Math.abs(by)}`;
    }
    case "sponsor":
      return say(
        sponsorOn(view, level) === "5B" ? "web-sponsor-5a" : `web-sponsor-${sponsorOn(view, level).toLowerCase()}`,
      );
    case "retrieve":
      return say("web-short-retrieve", { key: a });
    case "upgrade":
      return say("web-short-upgrade", { diver: say(`table-diver-${a}`) });
    case "token": {
      const [token, other] = [b, b === "1" ? "2" : "1"].map(
        (place) => view.display[Number(a) - 1]?.[Number(place) - 1],
      );
      if (!token) return null;
      // The back counts where it is kept, and tells two tokens with the same front apart; if it does not, their places
      // do.
      const twin = other !== undefined && phrases.front(say, data, other) === phrases.front(say, data, token);
      const words = phrases.capital(
        twin || view.phase === "exploring" ? phrases.token(say, data, token) : phrases.front(say, data, token),
      );
      return twin && phrases.token(say, data, other) === phrases.token(say, data, token) ? `${words} · ${b}` : words;
    }
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
      return say(`bonus-${view.turn.diver ?? DIVERS[0]}`);
    case "accept":
      return view.turn.token ? phrases.capital(phrases.front(say, data, view.turn.token)) : null;
    case "complete":
      return say("web-short-complete", { card: a, level: b });
    case "keep":
      return phrases.pair(say, a, phrases.need(say, data, a));
    case "pay":
      return phrases.cubes(
        say,
        [..."MPFT"].map((letter) => Number(a.split("+").find((lot) => lot.endsWith(letter))?.[0] ?? 0)),
      );
    case "surface":
      return say("web-short-surface");
    case "oxygen":
      return say("web-short-oxygen");
    case "decline":
      return say("action-decline");
    default: // trading, drawing, copying, improving: the sentence is short and has the price
      return null;
  }
}

/** What the prompt says besides the phase: which contract, which token, how often still. */
export function prompt({ view, data, say }: Context): string | null {
  const { turn } = view;
  if (view.phase === "pay" && turn.paying)
    return say("web-paying", { need: phrases.need(say, data, turn.paying), level: turn.paying_level ?? 1 });
  if (view.phase === "front" && turn.token) return phrases.capital(phrases.front(say, data, turn.token));
  if (turn.copied > 0 && turn.diver && view.phase !== "step3")
    return say("web-copying", { diver: phrases.diver(say, turn.diver, turn.upgraded) });
  if (turn.executions === 2 && view.phase !== "step1") return say("web-twice");
  return null;
}
