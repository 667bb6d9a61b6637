// What an icon, a card or a place means.

import type { Say } from "../../lib/words.svelte";
import type { Tip } from "../contract";
import * as phrases from "./phrases";
import {
  type Context,
  contractOf,
  type Diver,
  DIVERS,
  type OtysData,
  type OtysView,
  type Sponsor,
  tokenOf,
} from "./view";

const RULES: Record<string, string> = {
  metal: "OTYS-RES-01",
  plant: "OTYS-RES-01",
  fuel: "OTYS-RES-01",
  tech: "OTYS-RES-01",
  any: "OTYS-CONTRACT-11",
  resources: "OTYS-END-03",
  keys: "OTYS-TURN-02",
  credit: "OTYS-SETUP-07",
  points: "OTYS-GOAL-02",
  battery: "OTYS-BATT-01",
  mechanic: "OTYS-DIVER-ENGINEER-02",
  hacker: "OTYS-HACK-01",
  "key-x": "OTYS-XKEY-03",
  "key-neutral": "OTYS-XKEY-01",
  store: "OTYS-DIVER-TRADER-04",
  pile: "OTYS-DIVER-SPY-02",
  bag: "OTYS-DIVER-EXPLORER-04",
  front: "OTYS-REWARD-01",
  first: "OTYS-SETUP-19",
  hand: "OTYS-CONTRACT-03",
  done: "OTYS-CONTRACT-08",
  "back-orange": "OTYS-REWARD-08",
  "back-green": "OTYS-REWARD-08",
};

const DIVER_RULES: Record<Diver, string> = {
  "metal-expert": "OTYS-DIVER-EXPERT-03",
  "plant-expert": "OTYS-DIVER-EXPERT-04",
  "fuel-expert": "OTYS-DIVER-EXPERT-05",
  "tech-expert": "OTYS-DIVER-EXPERT-06",
  trader: "OTYS-DIVER-TRADER-01",
  spy: "OTYS-DIVER-SPY-01",
  engineer: "OTYS-DIVER-ENGINEER-01",
  explorer: "OTYS-DIVER-EXPLORER-01",
};

const SPONSOR_RULES: Record<Sponsor, string> = {
  "1A": "OTYS-SPONSOR-1A",
  "1B": "OTYS-SPONSOR-1B-1",
  "2A": "OTYS-SPONSOR-2A-1",
  "2B": "OTYS-SPONSOR-2B-1",
  "3A": "OTYS-SPONSOR-3A-1",
  "3B": "OTYS-SPONSOR-3B",
  "4A": "OTYS-SPONSOR-4A",
  "4B": "OTYS-SPONSOR-4B",
  "5A": "OTYS-SPONSOR-5A",
  "5B": "OTYS-SPONSOR-5B-1",
};

const FRONT_RULES = {
  resource: "OTYS-REWARD-03",
  battery: "OTYS-REWARD-04",
  contract: "OTYS-REWARD-05",
  upgrade: "OTYS-REWARD-06",
  prestige: "OTYS-REWARD-07",
};

const { capital } = phrases;

export function diverTip(say: Say, data: OtysData, name: Diver, upgraded: boolean): Tip {
  const does = phrases.effect(say, data, name, upgraded);
  const text = upgraded ? does : `${does} ${say("web-when-upgraded", { adds: phrases.bonus(say, name) })}`;
  const basic = name.endsWith("-expert") && !upgraded ? "OTYS-DIVER-EXPERT-01" : DIVER_RULES[name];
  return { title: phrases.diver(say, name, upgraded), text, rule: basic };
}

export function contractTip(say: Say, data: OtysData, id: string): Tip {
  const { free } = contractOf(data, id);
  return {
    title: id,
    text: capital(phrases.contract(say, data, id)),
    rule: free ? "OTYS-CONTRACT-11" : "OTYS-CONTRACT-10",
  };
}

export const tokenTip = (say: Say, data: OtysData, id: string): Tip => ({
  title: say("web-token", { token: id }),
  text: capital(phrases.token(say, data, id)),
  rule: FRONT_RULES[tokenOf(data, id).front],
});

export const sponsorTip = (say: Say, data: OtysData, tile: Sponsor, view?: OtysView): Tip => ({
  title: say("web-sponsor", { tile, side: tile.endsWith("A") ? "standard" : "advanced" }),
  text: capital(phrases.sponsor(say, data, tile, view)),
  rule: SPONSOR_RULES[tile],
});

export function tip(name: string, { view, data, say }: Context): Tip | null {
  if (name.startsWith("card:")) return contractTip(say, data, name.slice(5));
  if (name.startsWith("token:")) return tokenTip(say, data, name.slice(6));
  if (name.startsWith("sponsor-")) return sponsorTip(say, data, name.slice(8).toUpperCase() as Sponsor, view);
  const diver = DIVERS.find((one) => name === one || name === `${one}-up`);
  if (diver) return diverTip(say, data, diver, name.endsWith("-up"));
  if (/^key-[1-5]$/.test(name))
    return {
      title: say("web-key", { key: name.slice(4) }),
      text: say("web-tip-key", { level: name.slice(4) }),
      rule: "OTYS-TURN-03",
    };
  if (name.startsWith("back-"))
    return {
      title: capital(phrases.back(say, data, name.slice(5) as "orange")),
      text: say("web-tip-back"),
      rule: RULES[name],
    };
  if (["metal", "plant", "fuel", "tech"].includes(name))
    return { title: capital(say(`resource-${name}`)), text: say("web-tip-resource"), rule: RULES[name] };
  return say.has(`web-tip-${name}`)
    ? { title: say(`web-name-${name}`), text: say(`web-tip-${name}`), rule: RULES[name] }
    : null;
}
