// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice } from "../../lib/types";
import { asShown, bonus, nextLevel, nextStep, rolls, worth } from "./derived";
import { shown } from "./phrases";
import { word, words } from "./targets";
import { actor, choosing, type Context, die, rolling, symbolOf } from "./view";

export function icon(choice: Choice, { view }: Context): string | null {
  const [, , effect = ""] = words(choice);
  switch (choice.kind) {
    case "keep":
      return "keep";
    case "use": {
      const symbol = symbolOf(effect);
      if (symbol !== "lab") return symbol;
      const column = Number(effect.slice(4)) - 1;
      const level = Math.min(nextLevel(actor(view), column + 1), 2);
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
      const me = actor(view);
      const colour = kind === "research" ? (me?.sheet.research[nextStep(me)]?.colour ?? "yellow") : what;
      const column = Number(what) - 1;
      const level = Math.min(nextLevel(actor(view), column + 1), 2);
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

export function prompt({ view, data, say }: Context): string | null {
  if (rolling(view)) return say("table-roll", { roll: rolls(view) });
  if (choosing(view) && view.octopods !== null && view.current !== null) {
    return say("web-octopods-follow", {
      count: view.octopods,
      points: say("amount-points", { count: bonus(view.octopods, view.current, view, data) }),
    });
  }
  if (view.phase === "extra" && view.actor !== null)
    return say("table-extras", { count: view.players[view.actor]?.extras_left ?? 0 });
  return null;
}
