// How choices and pieces belong together. Equal dice do the same, so each of them stands for the one that is listed.

import type { Target } from "../contract";
import type { Choice } from "../../lib/types";
import { isWhite, rolling, shown } from "./table";
import type { Context, Die, OctoView, Player } from "./view";

const word = (choice: Choice, name: string): string => choice.at.find(([held]) => held === name)?.[1] ?? "";
const words = (choice: Choice): string[] => choice.text.split(" ").slice(1);
const die = (view: OctoView, name: string): Die | undefined => view.dice.find((one) => one.die === name);
const actor = (view: OctoView): Player | undefined => view.players[view.actor ?? 0];

export const dieSpot = (name: string): string => `die-${name}`;
export const tileSpot = (level: number, column: number): string => `tile-${level}-${column + 1}`;

const alike = (one: Die, other: Die): boolean =>
  isWhite(one) === isWhite(other) &&
  one.symbol === other.symbol &&
  one.colour === other.colour &&
  one.digit === other.digit;

/** Whether a black die does an effect as it shows; else it takes Flexi-Lab. */
function asShown(one: Die, effect: string, view: OctoView): boolean {
  if (one.octopus) return false;
  const me = actor(view);
  const [kind, what] = effect.split("-");
  if (kind === "crystal") return one.digit === Number(what);
  if (kind === "lab") {
    return me?.functions.includes("flexi-level") || one.digit === (me?.markers[Number(what) - 1] ?? -1) + 1;
  }
  if (kind === "research") return one.colour === me?.sheet.research.find((step) => !step.crossed)?.colour;
  return one.colour === what;
}

/** The black dice that do the same. For the first of two main actions it matters which one is left over. */
function likeBlack(listed: Die, effect: string, view: OctoView): Die[] {
  const free = view.dice.filter((one) => !isWhite(one) && (view.phase === "extra" || !one.used));
  if (view.phase === "main") return free.filter((one) => alike(one, listed));
  if (asShown(listed, effect, view)) return free.filter((one) => asShown(one, effect, view));
  return free.filter((one) => one.colour === listed.colour);
}

const names = (dice: Die[]): string[] => dice.map((one) => dieSpot(one.die));

/** Where an effect is drawn: a circle of the own sheet, or the tile that a marker would reach. */
function effectSpot(effect: string, view: OctoView): string {
  const me = actor(view);
  const [kind, what] = effect.split("-");
  if (kind === "lab") return tileSpot(Math.min((me?.markers[Number(what) - 1] ?? -1) + 1, 2), Number(what) - 1);
  if (kind === "crystal") return "crystal";
  if (kind === "research") return `research-${me?.sheet.research.findIndex((step) => !step.crossed) ?? 0}`;
  return effect;
}

/** Two dice of which an extra octopus action counts so many. With Octo-Sub or Octo-Catch there may be more ways than
 * one; those are left out that look like a main action. */
function catching(count: number, view: OctoView): Target[] {
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
  const found = ways.find(([one, other]) => new Set([...one, ...other]).size > 1 && one.length && other.length);
  return found ? found.map(names) : [];
}

export function targets(choice: Choice, view: OctoView): Target[] {
  switch (choice.kind) {
    case "keep":
      return words(choice).map((name) => {
        const one = die(view, name);
        return one ? names(view.dice.filter((other) => !other.aside && alike(one, other))) : dieSpot(name);
      });
    case "use": {
      const [white = "", black = "", effect = ""] = words(choice);
      const [one, other] = [die(view, white), die(view, black)];
      if (!one || !other) return [];
      const whites = view.dice.filter((held) => alike(one, held) && (view.phase === "extra" || !held.used));
      // Of a crystal's digits Flexi-Lab leaves the choice.
      const digits = symbolOf(effect) === "crystal" && actor(view)?.functions.includes("flexi-lab") ? [effect] : [];
      return [names(whites), names(likeBlack(other, effect, view)), effectSpot(effect, view), ...digits];
    }
    case "octopus":
      return [...catching(Number(word(choice, "count")), view), "octopus"];
    case "super-level":
    case "super-copy":
      return [tileSpot(2, Number(word(choice, "column")) - 1)];
  }
  return [];
}

/** What two dice would do together as they show. */
function natural(white: Die, black: Die, view: OctoView): string[] {
  const me = actor(view);
  switch (white.symbol) {
    case "crystal":
      return [`crystal-${black.digit ?? 0}`];
    case "lab": {
      const fitting = [1, 2, 3].filter((column) => (me?.markers[column - 1] ?? -1) + 1 === black.digit);
      return [fitting[0] ?? [1, 2, 3].find((column) => me?.markers[column - 1] !== 2) ?? 1].map(
        (column) => `lab-${column}`,
      );
    }
    case "bot":
    case "submarine":
      return [`${white.symbol}-${black.colour ?? view.colours[0]}`];
  }
  return ["research"];
}

const ORDER = ["W1", "W2", "W3", "B1", "B2", "B3"];

/** A click on a die, with what was clicked before. */
function onDie(name: string, view: OctoView, before: Die[]): string[] {
  const clicked = die(view, name);
  if (!clicked) return [];
  if (rolling(view)) {
    const first = before[0] ?? view.dice.find((one) => !one.aside && one !== clicked);
    return first ? [`keep ${[first.die, name].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(" ")}`] : [];
  }
  const free = (one: Die): boolean => !one.used && !one.octopus;
  const partner =
    before.find((one) => isWhite(one) !== isWhite(clicked)) ??
    view.dice.find((one) => isWhite(one) !== isWhite(clicked) && free(one));
  if (!partner) return view.phase === "extra" ? ["octopus 1"] : [];
  const [white, black] = isWhite(clicked) ? [clicked, partner] : [partner, clicked];
  return natural(white, black, view).map((effect) => `use ${white.die} ${black.die} ${effect}`);
}

/** A click on a circle or tile: with dice that suit as well as any. */
function onEffect(symbol: string, effect: string, view: OctoView, before: Die[]): string[] {
  const fits = (one: Die): boolean => (isWhite(one) ? one.symbol === symbol : asShown(one, effect, view));
  const among = (white: boolean): Die | undefined => {
    const dice = view.dice.filter((one) => isWhite(one) === white);
    return (
      before.find((one) => isWhite(one) === white) ??
      dice.find((one) => fits(one) && !one.used) ??
      dice.find(fits) ??
      dice.find((one) => !one.octopus && !one.used) ??
      dice.find((one) => !one.octopus) ??
      dice[0]
    );
  };
  const [white, black] = [among(true), among(false)];
  return white && black ? [`use ${white.die} ${black.die} ${effect}`] : [];
}

export function attempts(spot: string, view: OctoView, picked: string[]): string[] {
  const before = picked.flatMap((one) => die(view, one.slice(4)) ?? []);
  const [kind = "", what = "", column = ""] = spot.split("-");
  switch (kind) {
    case "die":
      return onDie(what, view, before);
    case "tile":
      if (view.phase === "super-level" || view.phase === "super-copy") return [`${view.phase} ${column}`];
      // Another tile than the one that the marker would reach.
      if (!rolling(view) && Number(what) !== (actor(view)?.markers[Number(column) - 1] ?? -1) + 1)
        return ["#OCTO-LAB-01"];
      return onEffect("lab", `lab-${column}`, view, before);
    case "crystal": {
      const black =
        before.find((one) => !isWhite(one)) ?? view.dice.find((one) => !isWhite(one) && !one.octopus && !one.used);
      return onEffect("crystal", `crystal-${what || (black?.digit ?? 0)}`, view, before);
    }
    case "research":
      if (!rolling(view) && Number(what) !== actor(view)?.sheet.research.findIndex((step) => !step.crossed))
        return ["#OCTO-RESEARCH-02"];
      return onEffect("research", "research", view, before);
    case "bot":
    case "submarine":
      return onEffect(kind, spot, view, before);
    case "octopus":
      return ["octopus 2", "octopus 1"];
  }
  return [];
}

/** The action of an effect: "bot" for "bot-red". */
export const symbolOf = (effect: string): string => effect.split("-")[0] ?? effect;

export function icon(choice: Choice, view: OctoView): string | null {
  const [, , effect = ""] = words(choice);
  switch (choice.kind) {
    case "keep":
      return "keep";
    case "use": {
      const symbol = symbolOf(effect);
      if (symbol !== "lab") return symbol;
      const column = Number(effect.slice(4)) - 1;
      const level = Math.min((actor(view)?.markers[column] ?? -1) + 1, 2);
      return view.grid[level]?.[column]?.function ?? "lab";
    }
    case "octopus":
      return "octopus";
    case "super-level":
      return "super-level";
    case "super-copy":
      return view.grid[2]?.[Number(word(choice, "column")) - 1]?.function ?? "super-copy";
  }
  return "stop";
}

/** What an action is worth, by the printed points and the own plus functions. */
function worth(effect: string, { view, data }: Context): number {
  const me = actor(view);
  if (!me) return 0;
  const [kind = "", what = ""] = effect.split("-");
  const plus =
    { crystal: "crystal-plus", research: "plus-tec", lab: "plus-lab", bot: "plus-bot", submarine: "sub-plus" }[kind] ??
    "";
  const printed = {
    crystal: Number(what),
    research: me.sheet.research.find((step) => !step.crossed)?.points,
    bot: me.sheet.bots[what]?.find((circle) => !circle.crossed)?.points,
  }[kind];
  return (printed ?? 0) + (me.functions.includes(plus) ? data.functions.plus : 0);
}

export function short(choice: Choice, context: Context): string | null {
  const { view, say } = context;
  const held = words(choice);
  switch (choice.kind) {
    case "keep":
      return held
        .map((name) => die(view, name))
        .flatMap((one) => (one ? shown(one, say) : []))
        .join(" + ");
    case "use": {
      const [white = "", black = "", effect = ""] = held;
      const [one, other] = [die(view, white), die(view, black)];
      if (!one || !other) return null;
      const [kind = "", what = ""] = effect.split("-");
      const colour =
        kind === "research" ? (actor(view)?.sheet.research.find((step) => !step.crossed)?.colour ?? "yellow") : what;
      const column = Number(what) - 1;
      const level = Math.min((actor(view)?.markers[column] ?? -1) + 1, 2);
      const name = kind === "lab" ? say(`function-${view.grid[level]?.[column]?.function}`) : "";
      const points = worth(effect, context);
      const did =
        say(`web-short-${kind}`, { colour: view.colours.includes(colour) ? say(`colour-${colour}`) : "", name }) +
        (points || kind === "crystal" ? ` +${points}` : "");
      // Which dice it takes is told where it is not plain to see, or matters for what is left: a colour tells its die.
      const byColour = kind !== "crystal" && kind !== "lab";
      const plain = asShown(other, effect, view) && (byColour || view.phase !== "main");
      const dice = [...(one.symbol === kind ? [] : [one]), ...(plain ? [] : [other])];
      return dice.length ? say("web-short-with", { did, dice: dice.map((held) => shown(held, say)).join(" + ") }) : did;
    }
    case "octopus":
      return null;
    case "super-level":
    case "super-copy":
      return say(`function-${view.grid[2]?.[Number(held[0]) - 1]?.function}`);
  }
  return say(`web-stop-${view.phase}`);
}
