// What the prompt says: a choice as an icon and in a few words, and what there is to know besides the phase.

import type { Choice } from "../../lib/types";
import { shown } from "./phrases";
import { word, words } from "./targets";
import { choosing, type Context, die, rolling, symbolOf } from "./view";

export function icon(choice: Choice, { view }: Context): string | null {
  const [, , effect = ""] = words(choice);
  switch (choice.kind) {
    case "keep":
      return "keep";
    case "use": {
      const symbol = symbolOf(effect);
      if (symbol !== "lab") return symbol;
      return view.effects[effect]?.function ?? "lab";
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

export function short(choice: Choice, { view, say }: Context): string | null {
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
      const { points = 0, colour = what, function: reached } = view.effects[effect] ?? {};
      const name = reached ? say(`function-${reached}`) : "";
      const did =
        say(`web-short-${kind}`, { colour: view.colours.includes(colour) ? say(`colour-${colour}`) : "", name }) +
        (points || kind === "crystal" ? ` +${points}` : "");
      // The dice are named where they are not obvious, or matter for what is left: a colour tells its die.
      const byColour = kind !== "crystal" && kind !== "lab";
      const plain = other.suits?.includes(effect) && (byColour || view.phase !== "main");
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

export function prompt({ view, say }: Context): string | null {
  if (rolling(view)) return say("table-roll", { roll: view.roll });
  if (choosing(view) && view.octopods !== null) {
    return say("web-octopods-follow", {
      count: view.octopods,
      points: say("amount-points", { count: view.octopus_points ?? 0 }),
    });
  }
  if (view.phase === "extra" && view.actor !== null)
    return say("table-extras", { count: view.players[view.actor]?.extras_left ?? 0 });
  return null;
}
