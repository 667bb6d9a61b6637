// What a click on a piece might mean now, legal or not: "Why not?" asks about it.

import { type Context, die, type Die, isWhite, type OctoView, rolling, symbolOf } from "./view";

/** What two dice would do together: what the black one suits, or else what it shows. */
function natural(white: Die, black: Die, view: OctoView): string {
  const symbol = white.symbol ?? "";
  const effect = black.suits?.find((one) => symbolOf(one) === symbol);
  if (effect) return effect;
  switch (symbol) {
    case "crystal":
      return `crystal-${black.digit ?? 0}`;
    case "lab":
      return Object.keys(view.effects).find((one) => symbolOf(one) === "lab") ?? "lab-1";
    case "bot":
    case "submarine":
      return `${symbol}-${black.colour ?? view.colours[0]}`;
  }
  return "research";
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
  return [`use ${white.die} ${black.die} ${natural(white, black, view)}`];
}

/** A click on a circle or tile: with dice that suit as well as any. */
function onEffect(symbol: string, effect: string, view: OctoView, before: Die[]): string[] {
  const fits = (one: Die): boolean => one.suits?.includes(effect) ?? one.symbol === symbol;
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

/** Why a piece is out of reach for which no action can be written down: markers and circles go one after the other. */
export function cause(spot: string, { view, say }: Context): string | null {
  const [kind, , column = ""] = spot.split(":");
  if (kind === "tile") {
    const at = view.players[view.actor ?? 0]?.markers[Number(column) - 1] ?? null;
    const next = view.effects[`lab-${column}`]?.level;
    if (next === undefined) return say("why-lowest", { column, level: at ?? 0 });
    return say("web-why-tile", { column, at: at ?? "start", next });
  }
  const colour = view.effects.research?.colour;
  if (kind !== "research") return null;
  if (colour === undefined) return say("why-research", { count: view.colours.length });
  return say("web-why-research", { colour: say(`colour-${colour}`) });
}

export function attempts(spot: string, view: OctoView, picked: string[]): string[] {
  const before = picked.flatMap((one) => die(view, one.slice("die:".length)) ?? []);
  const [kind = "", what = "", column = ""] = spot.split(":");
  switch (kind) {
    case "die":
      return onDie(what, view, before);
    case "tile":
      if (view.phase === "super-level" || view.phase === "super-copy") return [`${view.phase} ${column}`];
      // Another tile than the one that the marker would reach.
      if (!rolling(view) && Number(what) !== view.effects[`lab-${column}`]?.level) return ["#OCTO-LAB-01"];
      return onEffect("lab", `lab-${column}`, view, before);
    case "crystal": {
      const black =
        before.find((one) => !isWhite(one)) ?? view.dice.find((one) => !isWhite(one) && !one.octopus && !one.used);
      return onEffect("crystal", `crystal-${what || (black?.digit ?? 0)}`, view, before);
    }
    case "research":
      if (!rolling(view) && Number(what) !== view.effects.research?.step) return ["#OCTO-RESEARCH-02"];
      return onEffect("research", "research", view, before);
    case "bot":
    case "submarine":
      return onEffect(kind, `${kind}-${what}`, view, before);
    case "octopus":
      return ["octopus 2", "octopus 1"];
  }
  return [];
}
