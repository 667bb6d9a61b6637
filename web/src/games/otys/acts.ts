// Which pieces an action points at, which actions a click on a piece would mean, and an action in a few words.
//
// Spots: key:S:4 (a key of seat S), slot:S:L3 (a place of the diver column), level:S:3 (its resource spaces),
// cube:S:3:metal:0, battery:S, mechanic:S, hacker:S, sponsor:3A, token:R05, card:C07, pile, buy:metal,
// sell:metal:points, front (the reward token in use), gain:metal (a resource on it), seat:N (a player, by the shell).

import type { Choice } from "../../lib/types";
import type { Context, Target } from "../contract";
import * as phrases from "./phrases";
import {
  DIVERS,
  neighbour,
  player,
  RESOURCES,
  slotOf,
  SLOTS,
  type Diver,
  type OtysData,
  type OtysView,
  type Resource,
  type SlotName,
  type Sponsor,
} from "./view";

const LETTERS: Record<string, Resource> = { M: "metal", P: "plant", F: "fuel", T: "tech" };

/** The cubes of a type on a level: which of them is meant makes no difference. */
function cubes(view: OtysView, seat: number, level: number | string, kind: string): string[] {
  const count = player(view, seat).levels[Number(level) - 1]?.resources[kind as Resource] ?? 0;
  return Array.from({ length: count }, (_, i) => `cube:${seat}:${level}:${kind}:${i}`);
}

const sponsorOn = (view: OtysView, level: number): Sponsor => view.sponsors[level - 1] as Sponsor;

export function targets(choice: Choice, view: OtysView): Target[] {
  const [kind, ...args] = choice.text.split(" ") as [string, ...string[]];
  const [a = "", b = "", c = ""] = args;
  const seat = view.actor ?? 0;
  const level = view.turn.level ?? 1;
  const here = `slot:${seat}:L${level}`;
  const tile = `sponsor:${sponsorOn(view, level)}`;
  const bySponsor: Target[] = view.phase === "step1" ? [tile] : [];
  switch (kind) {
    case "key":
      return [[`key:${seat}:${a}`, `slot:${seat}:L${a}`]];
    case "x":
    case "neutral":
      return [`key:${seat}:${kind === "x" ? "X" : "neutral"}`, `level:${seat}:${a}`];
    case "propeller":
      return [`slot:${seat}:${a}`, `slot:${seat}:${b}`];
    case "sponsor":
      return [tile];
    case "retrieve":
      return [...bySponsor, `key:${seat}:${a}`];
    case "upgrade":
      return [...bySponsor, `slot:${seat}:${slotOf(view, seat, a)}`];
    case "token":
      return [...bySponsor, `token:${view.display[Number(a) - 1]?.[Number(b) - 1]}`];
    case "out":
      return [tile, cubes(view, seat, level, a), `level:${seat}:${b}`];
    case "in":
      return [tile, cubes(view, seat, b, a), `level:${seat}:${level}`];
    case "swap":
      return [tile, cubes(view, seat, level, a), cubes(view, seat, b, c)];
    case "go":
      return [`key:${seat}:${view.turn.key}`];
    case "take":
      return [[here, `level:${seat}:${level}`]];
    case "bonus":
    case "surface":
      return [here];
    case "oxygen":
      return [`battery:${seat}`];
    case "sell":
      return [cubes(view, seat, level, a), `sell:${a}:${b}`];
    case "buy":
      return [`buy:${a}`];
    case "draw":
      return ["pile"];
    case "copy":
      return [[`slot:${neighbour(view, a)}:L${level}`, `seat:${neighbour(view, a)}`]];
    case "keep":
      return [`card:${a}`];
    case "improve":
      return [`${a}:${seat}`];
    case "gain":
      return [`gain:${a}`];
    case "accept":
      return [["front", `token:${view.turn.token}`]];
    case "complete":
      return [`card:${a}`, `level:${seat}:${b}`];
    case "pay":
      return a.split("+").flatMap((lot) => {
        const of = cubes(view, seat, view.turn.paying_level ?? 1, LETTERS[lot.slice(1)] ?? "metal");
        return Array.from({ length: Number(lot[0]) }, () => of);
      });
    default: // decline: nothing on the table
      return [];
  }
}

export function attempts(spot: string, view: OtysView, picked: string[]): string[] {
  const [what = "", a = "", b = "", c = ""] = spot.split(":");
  const seat = view.actor ?? 0;
  const { level } = view.turn;
  const { phase } = view;
  const card = picked.find((one) => one.startsWith("card:"))?.slice(5);
  const from = picked.find((one) => one.startsWith("slot:"))?.split(":")[2];
  const cube = picked.find((one) => one.startsWith("cube:"))?.split(":");
  const places: Record<string, number> = {};
  view.display.forEach((row, i) => row.forEach((token, j) => (places[token] = 10 * (i + 1) + j + 1)));
  const spy = (of: number): string[] =>
    of === neighbour(view, "left") ? ["copy left"] : of === neighbour(view, "right") ? ["copy right"] : [];
  if (["key", "slot", "level", "cube", "battery", "mechanic", "hacker"].includes(what) && Number(a) !== seat) {
    return what === "slot" ? [...spy(Number(a)), "copy left"] : [];
  }
  switch (what) {
    case "key": {
      const play = b === "X" ? `x ${level ?? 1}` : b === "neutral" ? `neutral ${level ?? 1}` : `key ${b}`;
      const used = (player(view, seat).keys.used as string[]).includes(b);
      if (phase === "key") return [play];
      return used && (phase === "step1" || phase === "bonus")
        ? [`retrieve ${b}`, play]
        : b === view.turn.key
          ? ["go", play]
          : [play];
    }
    case "slot": {
      const i = SLOTS.indexOf(b as SlotName);
      const diver = player(view, seat).column[i]?.diver;
      if (phase === "key") return b.startsWith("L") ? [`key ${b.slice(1)}`] : ["#OTYS-Q-10"];
      if (
        phase === "front" ||
        (phase === "step1" && sponsorOn(view, level ?? 1) === "4B" && picked.some((one) => one.startsWith("sponsor:")))
      )
        return [`upgrade ${diver}`];
      if (from && from !== b) return [`propeller ${from} ${b}`];
      if (b === `L${level}` && phase !== "step1")
        return phase === "expert" ? ["take"] : phase === "bonus" ? ["bonus"] : ["surface"];
      return [`propeller ${SLOTS[Math.max(0, i - 1)]} ${SLOTS[Math.max(1, i)]}`, ...(phase === "step1" ? ["go"] : [])];
    }
    case "level":
      if (card) return [`complete ${card} ${b}`];
      if (cube)
        return [`${cube[2] === String(level) ? "out" : "in"} ${cube[3]} ${cube[2] === String(level) ? b : cube[2]}`];
      if (phase === "key") return [`key ${b}`];
      return phase === "expert" ? (b === String(level) ? ["take"] : ["#OTYS-DIVER-EXPERT-01"]) : [];
    case "cube":
      if (phase === "trade") return [b === String(level) ? `sell ${c} credits` : "#OTYS-DIVER-TRADER-02"];
      if (phase === "pay") return [b === String(view.turn.paying_level) ? "#OTYS-CONTRACT-07" : "#OTYS-CONTRACT-01"];
      if (phase === "step1" && sponsorOn(view, level ?? 1) === "5B")
        return [b === String(level) ? `out ${c} ${((level ?? 1) % 5) + 1}` : `in ${c} ${b}`];
      return ["#OTYS-RES-03"];
    case "battery":
      return phase === "step1" ? ["propeller U1 U2", "oxygen"] : ["oxygen", "propeller U1 U2"];
    case "mechanic":
    case "hacker":
      return [`improve ${what}`];
    case "sponsor":
      return [a === sponsorOn(view, level ?? 1) && phase !== "key" ? "sponsor" : "#OTYS-SPONSOR-GEN-01"];
    case "token": {
      const at = places[a] ?? 11;
      const asked = phase === "exploring" || (phase === "step1" && sponsorOn(view, level ?? 1) === "2B");
      return [asked ? `token ${Math.floor(at / 10)} ${at % 10}` : "#OTYS-REWARD-01"];
    }
    case "card": {
      if (phase === "keep") return [`keep ${a}`];
      const on = picked.find((one) => one.startsWith("level:"))?.split(":")[2];
      return [`complete ${a} ${on ?? level ?? 5}`];
    }
    case "pile":
      return ["draw"];
    case "buy":
      return [`buy ${a}`];
    case "sell":
      return [`sell ${a} ${b}`];
    case "gain":
      return [`gain ${a}`];
    case "front":
      return ["accept"];
    case "seat":
      return spy(Number(a));
    default:
      return [];
  }
}

export function icon(choice: Choice, view: OtysView): string | null {
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
      const slot = player(view, neighbour(view, a)).column[(level ?? 1) + 2];
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

export function short(choice: Choice, { view, data, say }: Context<OtysView, OtysData>): string | null {
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
        sponsor: say(`web-sponsor-${(view.sponsors[(Number(a) + 3) % 5] as Sponsor).toLowerCase()}`),
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
export function prompt({ view, data, say }: Context<OtysView, OtysData>): string | null {
  const { turn } = view;
  if (view.phase === "pay" && turn.paying)
    return say("web-paying", { need: phrases.need(say, data, turn.paying), level: turn.paying_level ?? 1 });
  if (view.phase === "front" && turn.token) return phrases.capital(phrases.front(say, data, turn.token));
  if (turn.copied > 0 && turn.diver && view.phase !== "step3")
    return say("web-copying", { diver: phrases.diver(say, turn.diver, turn.upgraded) });
  if (turn.executions === 2 && view.phase !== "step1") return say("web-twice");
  return null;
}

/** The resources of a level one after the other, in the order in which they are drawn. */
export function row(resources: Record<Resource, number>): { kind: Resource; i: number }[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: resources[kind] }, (_, i) => ({ kind, i })));
}
