// What the prompt says: a choice as an icon, in a few words and at its place in the list, and what there is to know
// besides the phase.

import type { Choice, Happening } from "../../lib/types";
import { DECLINE, type Place } from "../contract";
import { shown } from "./phrases";
import { word, words } from "./targets";
import { AREA, choosing, type Context, die, isWhite, type OctoView, rolling, symbolOf, SYMBOLS } from "./view";

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
      return say("web-short-keep", {
        dice: held
          .map((name) => die(view, name))
          .flatMap((one) => (one ? shown(one, say) : []))
          .join(" + "),
      });
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
      return say("web-short-octopus", { count: Number(held[0]), points: view.catches[held[0] ?? ""] ?? 0 });
    case "super-level":
    case "super-copy":
      return say(`web-short-${choice.kind}`, {
        name: say(`function-${view.grid[2]?.[Number(held[0]) - 1]?.function}`),
        column: held[0] ?? "",
      });
  }
  return say(`web-stop-${view.phase}`);
}

/** Two dice that make a main action first, then two octopods, then what is left. */
function keepRank(choice: Choice, view: OctoView): number {
  const two = words(choice).flatMap((name) => die(view, name) ?? []);
  const white = two.find(isWhite);
  const black = two.find((one) => !isWhite(one));
  if (black?.suits?.some((effect) => symbolOf(effect) === white?.symbol)) return 0;
  const octopods = two.filter((one) => one.octopus).length;
  return octopods === 1 ? 3 : octopods === 2 ? 1 : 2;
}

export function place(choice: Choice, { view, say }: Context): Place | null {
  switch (choice.kind) {
    case "keep":
      return { group: say("web-group-keep", { count: left(view) }), rank: keepRank(choice, view) };
    case "use": {
      const [, black = "", effect = ""] = words(choice);
      const symbol = symbolOf(effect);
      const at = SYMBOLS.findIndex((one) => one === symbol);
      // The same with other dice comes after everything that is different.
      const usual = view.dice.find((one) => !one.used && one.suits?.includes(effect));
      const again = usual && usual.die !== black ? 100 : 0;
      return {
        group: say(AREA[symbol] ? `source-${AREA[symbol]}` : "web-labs"),
        rank: 50 - 5 * (view.effects[effect]?.points ?? 0) + at / 10 + again,
      };
    }
    case "octopus":
      return { group: say("source-octopods"), rank: 50 - 5 * (view.catches[words(choice)[0] ?? ""] ?? 0) };
    case "stop":
      return { group: "", rank: DECLINE };
  }
  return { group: "", rank: 0 };
}

/** Whether the words of a choice say that nothing more comes: to stop, to pass, to decline. */
export const ending = (choice: Choice): boolean => choice.kind === "stop";

/** Extra actions that are chosen one by one are chosen in the open. */
export const quiet = (view: OctoView): boolean => view.phase === "extra" && view.options.extra_order !== "simultaneous";

/** How many dice are rolled after the next two are kept. */
const left = (view: OctoView): number => view.dice.filter((one) => !one.aside).length - 2;

/** What the button says that carries out a choice made on the table. */
export const go = (choice: Choice, { view, say }: Context): string | null =>
  choice.kind === "keep" ? say("web-roll", { count: left(view) }) : null;

const EVENT_ICON: Record<string, string> = {
  turn: "third",
  roll: "die-white",
  virtual: "die-black",
  keep: "keep",
  extra: "extra",
  crystal: "crystal",
  research: "research",
  lab: "lab",
  bot: "bot",
  submarine: "submarine",
  ready: "submarine",
  octopus: "octopus",
  struck: "octopus",
  penalty: "penalty",
  interim: "sum",
  sum: "sum",
  majority: "crystal",
  stop: "stop",
  "super-level": "super-level",
  "super-copy": "super-copy",
  over: "total",
};

export function logIcon(event: Happening): string | null {
  const held = event as Happening & { function?: string };
  return EVENT_ICON[event.kind] ?? held.function ?? null;
}

/** In the last round: that it is the last. */
export const finale = ({ view, say }: Context): string | null =>
  view.turn === view.turns ? say("web-finale", { players: view.players.length }) : null;

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
