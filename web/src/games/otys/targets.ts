// What a choice points at. The spots:
// key:S:4 (a key of seat S), slot:S:L3 (a place of the diver column), level:S:3 (its resource spaces),
// cube:S:3:metal:0, battery:S, mechanic:S, hacker:S, sponsor:3A, tile:S:3 (the sponsor in a level's caption),
// token:R05, card:C07, pile, buy:metal, sell:metal:points, front (the reward token in use), gain:metal (a resource on
// it), and seat:N, which are the page's.

import type { Choice } from "../../lib/types";
import type { Target } from "../contract";
import { LETTERS, type OtysView, player, type Resource, slotOf, sponsorOn } from "./view";

/** The cubes of a type on a level: which of them is meant makes no difference. */
function cubes(view: OtysView, seat: number, level: number | string, kind: string): string[] {
  const count = player(view, seat).levels[Number(level) - 1]?.resources[kind as Resource] ?? 0;
  return Array.from({ length: count }, (_, i) => `cube:${seat}:${level}:${kind}:${i}`);
}

export function targets(choice: Choice, view: OtysView): Target[] {
  const [kind, ...args] = choice.text.split(" ") as [string, ...string[]];
  const [a = "", b = "", c = ""] = args;
  const seat = view.actor ?? 0;
  const level = view.turn.level ?? 1;
  const here = `slot:${seat}:L${level}`;
  const tile = [`sponsor:${sponsorOn(view, level)}`, `tile:${seat}:${level}`];
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
      return [[`key:${seat}:${view.turn.key}`, here]];
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
      return [[`slot:${view.neighbours[a]}:L${level}`, `seat:${view.neighbours[a]}`]];
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
