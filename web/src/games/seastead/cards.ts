// The reference: all cards, tiles and signs, in groups.

import type { Say } from "../../lib/words.svelte";
import type { Card } from "../contract";
import { ability, capital, dive, dock, effect, law, person, typeName } from "./phrases";
import { THINGS } from "./tips";
import { type DiveData, type EffectView, type HalfView, type SeasteadData, type Type, TYPES } from "./view";

/** A half of a dive card from its data: a list of kinds, or words like "different-2". */
function halfOf(printed: DiveData["a"]): HalfView {
  if (typeof printed !== "string") return { gives: "fixed", count: printed.length, kinds: printed };
  const [gives, count] = printed.split("-");
  return { gives: gives as HalfView["gives"], count: Number(count), kinds: [] };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** All cards and tiles. The rules number them in the order of the data. */
export function cards({ data, say }: { data: SeasteadData; say: Say }): Card[] {
  const things = Object.entries(THINGS).map(([name, rule]): Card => {
    const title = TYPES.includes(name as Type) ? capital(typeName(say, name as Type)) : say(`web-name-${name}`);
    return { group: say("web-group-pieces"), icon: name, title, text: say(`web-tip-${name}`), rule };
  });
  const people = data.specialists.map((one): Card => ({
    group: say("source-specialists"),
    icon: `specialist-${one.id}`,
    title: person(say, one.id),
    text: `${ability(say, one)}. ${say(`web-use-${one.use}`)}`,
    rule: `SEA-SP-${one.set}${data.specialists.filter(({ set }) => set === one.set).indexOf(one) + 1}`,
  }));
  const laws = data.resolutions.map((one, i): Card => ({
    group: say("web-group-resolutions"),
    icon: `resolution-${one.id}`,
    title: say(`resolution-${one.id}`),
    text: law(say, one),
    rule: `SEA-RS-${two(i + 1)}`,
  }));
  const effects = data.effects.map((one, i): Card => {
    const view: EffectView = {
      kind: one.kind,
      amount: one.amount ?? 0,
      times: one.times ?? 0,
      building: one.building ?? null,
    };
    const where = (["A", "B"] as const).flatMap((side) =>
      (side === "A" ? data.side_a : data.side_b).filter((at) => at.effect === one.id).map((at) => `${at.id} ${side}`),
    );
    return {
      group: say("web-group-effects"),
      icon: `effect-${one.kind}`,
      title: say("web-effect", { number: i + 1, where: where.join(", ") || "–" }),
      text: effect(say, view),
      rule: `SEA-LOCATION-${two(i + 1)}`,
    };
  });
  const docks = data.docks.map((one): Card => {
    const areas = one.types.map((type, i) => ({
      type,
      points: one.points[i] ?? 0,
      offset: data.geometry.areas[i] ?? 0,
    }));
    return {
      group: say("table-docks"),
      icon: one.kind,
      title: capital(say(`kind-${one.kind}`)),
      text: dock(say, { id: one.id, kind: one.kind, areas }),
      rule: "SEA-PORT-03",
    };
  });
  const dives = data.dive.map((one): Card => ({
    group: say("web-group-dive"),
    icon: one.depth,
    title: capital(say(`depth-${one.depth}`)),
    text:
      dive(say, { depth: one.depth, halves: [halfOf(one.a), halfOf(one.b)], linked: one.linked ?? false }) +
      (one.linked ? `; ${say("table-linked")}` : "") +
      (one.locks ? `; ${say("web-locks", { kind: say(`kind-${one.locks}`) })}` : ""),
    rule: "SEA-SETUP-04",
  }));
  return [...things, ...effects, ...people, ...laws, ...docks, ...dives];
}
