// What the page still works out by itself. It belongs into the view: nothing is to be added here.

import {
  actor,
  choosing,
  type Context,
  type Die,
  isWhite,
  type OctoData,
  type OctoView,
  type Player,
  rolling,
} from "./view";

/** Equal dice. */
export const alike = (one: Die, other: Die): boolean =>
  isWhite(one) === isWhite(other) &&
  one.symbol === other.symbol &&
  one.colour === other.colour &&
  one.digit === other.digit;

/** The circle of research that comes next. */
export const nextStep = (one: Player | undefined): number =>
  one?.sheet.research.findIndex((step) => !step.crossed) ?? -1;

/** The level that a marker would reach in a column (1 to 3); 3 where it is at the bottom. */
export const nextLevel = (one: Player | undefined, column: number): number => (one?.markers[column - 1] ?? -1) + 1;

/** Whether a black die does an effect as it shows; else it takes Flexi-Lab. */
export function asShown(one: Die, effect: string, view: OctoView): boolean {
  if (one.octopus) return false;
  const me = actor(view);
  const [kind, what] = effect.split("-");
  if (kind === "crystal") return one.digit === Number(what);
  if (kind === "lab") {
    return me?.functions.includes("flexi-level") || one.digit === nextLevel(me, Number(what));
  }
  if (kind === "research") return one.colour === me?.sheet.research[nextStep(me)]?.colour;
  return one.colour === what;
}

/** The black dice that do the same. For the first of two main actions it matters which one is left over. */
export function likeBlack(listed: Die, effect: string, view: OctoView): Die[] {
  const free = view.dice.filter((one) => !isWhite(one) && (view.phase === "extra" || !one.used));
  if (view.phase === "main") return free.filter((one) => alike(one, listed));
  if (asShown(listed, effect, view)) return free.filter((one) => asShown(one, effect, view));
  return free.filter((one) => one.colour === listed.colour);
}

/** Two dice of which an extra octopus action counts so many. With Octo-Sub or Octo-Catch there may be more ways than
 * one; those are left out that look like a main action. */
export function catching(count: number, view: OctoView): Die[][] {
  const functions = actor(view)?.functions ?? [];
  const symbolOnly = view.options.octo_catch === "symbol";
  const adds = (one: Die): boolean =>
    (functions.includes("octo-sub") && one.symbol === "submarine") ||
    (functions.includes("octo-catch") && isWhite(one) && !(symbolOnly && one.octopus));
  const octopods = view.dice.filter((one) => one.octopus);
  const others = view.dice.filter((one) => !one.octopus);
  const plain = octopods.filter((one) => !adds(one));
  const adding = octopods.filter(adds);
  const ways: [Die[], Die[]][] =
    {
      1: [
        [plain, others.filter((one) => !adds(one))],
        [others.filter(adds), others.filter(isWhite)],
      ] as [Die[], Die[]][],
      2: [
        [octopods, others.filter(adds)],
        [plain, plain],
        [adding, others],
      ] as [Die[], Die[]][],
      3: [[adding, octopods]] as [Die[], Die[]][],
    }[count] ?? [];
  return ways.find(([one, other]) => new Set([...one, ...other]).size > 1 && one.length && other.length) ?? [];
}

/** What an action is worth, by the printed points and the own plus functions. */
export function worth(effect: string, { view, data }: Context): number {
  const me = actor(view);
  if (!me) return 0;
  const [kind = "", what = ""] = effect.split("-");
  const plus =
    { crystal: "crystal-plus", research: "plus-tec", lab: "plus-lab", bot: "plus-bot", submarine: "sub-plus" }[kind] ??
    "";
  const printed = {
    crystal: Number(what),
    research: me.sheet.research[nextStep(me)]?.points,
    bot: me.sheet.bots[what]?.find((circle) => !circle.crossed)?.points,
  }[kind];
  return (printed ?? 0) + (me.functions.includes(plus) ? data.functions.plus : 0);
}

/** How many rolls have been made in this turn. */
export const rolls = (view: OctoView): number =>
  rolling(view) ? Math.max(...view.dice.map((die) => die.aside)) + 1 : 3;

/** What so many octopods bring a seat in one action. */
export function bonus(count: number, seat: number, view: OctoView, data: OctoData): number {
  const points = view.octopus_bonus[Math.min(count, view.octopus_bonus.length - 1)] ?? 0;
  return points + (points && view.players[seat]?.functions.includes("octo-plus") ? data.functions.plus : 0);
}

/** Whether Flexi-Lab leaves the digit of a crystal to whoever acts. */
export const choosesDigit = (view: OctoView): boolean =>
  (choosing(view) || view.phase === "extra") && (actor(view)?.functions.includes("flexi-lab") ?? false);
