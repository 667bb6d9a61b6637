// What a click on a piece might mean now, legal or not: "Why not?" asks about it.

import {
  contractOf,
  type Level,
  type OtysData,
  type OtysView,
  player,
  RESOURCES,
  type SlotName,
  SLOTS,
  sponsorOn,
} from "./view";

/** The level on which a contract lacks least. */
function nearest(view: OtysView, seat: number, data: OtysData, id: string): number {
  const { fixed } = contractOf(data, id);
  const lacks = (one: Level): number =>
    fixed ? RESOURCES.reduce((sum, kind, i) => sum + Math.max(0, (fixed[i] ?? 0) - one.resources[kind]), 0) : one.free;
  return player(view, seat).levels.toSorted((a, b) => lacks(a) - lacks(b))[0]?.level ?? 1;
}

export function attempts(spot: string, view: OtysView, picked: string[], data: OtysData): string[] {
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
    Object.keys(view.neighbours)
      .filter((side) => view.neighbours[side] === of)
      .slice(0, 1)
      .map((side) => `copy ${side}`);
  if (["key", "slot", "level", "cube", "tile", "battery", "mechanic", "hacker"].includes(what) && Number(a) !== seat) {
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
      return [phase === "key" || a === sponsorOn(view, level ?? 1) ? "sponsor" : "#OTYS-SPONSOR-GEN-01"];
    case "tile":
      return [phase === "key" || b === String(level) ? "sponsor" : "#OTYS-SPONSOR-GEN-01"];
    case "token": {
      const at = places[a] ?? 11;
      return [`token ${Math.floor(at / 10)} ${at % 10}`];
    }
    case "card": {
      if (phase === "keep") return [`keep ${a}`];
      const on = picked.find((one) => one.startsWith("level:"))?.split(":")[2];
      return [`complete ${a} ${on ?? nearest(view, seat, data, a)}`];
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
