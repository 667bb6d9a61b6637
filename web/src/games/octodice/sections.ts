// The table in words and in figures: every fact that the seat may see.

import type { Say } from "../../lib/words.svelte";
import type { Figure, Section } from "../contract";
import { capital, help, player, shown } from "./phrases";
import { type Context, type Field, lines, type Player, solo, turning } from "./view";

export function figures(seat: number, { view, say }: Context): Figure[] {
  const one = view.players[seat];
  if (!one) return [];
  const { sheet } = one;
  const third = sheet.thirds[view.third - 1];
  const bots = Object.values(sheet.bots)
    .flat()
    .filter((circle) => circle.crossed).length;
  const found: Figure[] = [
    {
      icon: "points",
      label: say("table-score"),
      value: one.score,
      ...(one.final === one.score ? {} : { then: one.final }),
    },
    { icon: "crystal", label: say("source-crystals"), value: sheet.crystals.crossed },
    { icon: "research", label: say("source-research"), value: sheet.research.filter((step) => step.crossed).length },
    { icon: "bot", label: say("source-bots"), value: bots },
    { icon: "submarine", label: say("source-submarines"), value: one.submarines },
    { icon: "octopus", label: say("web-caught"), value: third?.boxes.crossed ?? 0 },
  ];
  return solo(view) || !turning(view)
    ? found
    : [...found, { icon: "extra", label: say("web-extras"), value: one.extras_left }];
}

const fact = (what: string, value: string | number, say: Say): string => say("web-fact", { what, value });

const list = (things: string[], say: Say): string => (things.length ? things.join(", ") : say("web-none"));

/** A field of the sheet: in which action how many points were made, and by which function. */
export function field(key: "a" | "b" | "octopus" | "extra", held: Field | null, say: Say): string {
  const points = (count: number): string => say("amount-points", { count });
  const did = held && key !== "octopus" ? `${say(`symbol-${held.action}`)}, ` : "";
  const plus = held?.function
    ? ` (${say("web-by", { points: points(held.plus), function: say(`function-${held.function}`) })})`
    : "";
  const said = held ? did + points(held.points) + plus : say("web-empty");
  return key === "extra" ? said : fact(key === "octopus" ? say("source-octopods") : key.toUpperCase(), said, say);
}

/** A sheet in sentences. */
function sheetLines(one: Player, { view, say }: Context): string[] {
  const { sheet } = one;
  const points = (count: number): string => say("amount-points", { count });
  const colour = (name: string): string => say(`table-colour-${name}`);
  const told = (what: string, value: string | number): string => fact(what, value, say);
  const steps = sheet.research
    .filter((step) => step.crossed)
    .map((step) => `${colour(step.colour)} (${points(step.points)})`);
  const next = sheet.research[sheet.next_research ?? -1];
  const bots = view.colours
    .map((name) => ({ name, count: sheet.bots[name]?.filter((circle) => circle.crossed).length ?? 0 }))
    .filter(({ count }) => count)
    .map(({ name, count }) => `${colour(name)} ${count}`);
  const markers = one.markers.map((level, i) =>
    level === null
      ? fact(say("web-column", { column: i + 1 }), say("table-start"), say)
      : say("web-marker-at", { column: i + 1, level }),
  );
  const functions = one.functions.map(
    (name) => say(`function-${name}`) + (one.flexed.includes(name) ? ` (${say("table-used")})` : ""),
  );
  const found = [
    told(say("table-score"), one.score),
    say("web-crystals", { count: sheet.crystals.crossed, of: sheet.crystals.circles }),
    told(say("source-research"), list(steps, say)),
    next
      ? say("web-research-next", { colour: colour(next.colour), points: points(next.points) })
      : say("web-research-done"),
    told(say("source-bots"), list(bots, say)),
    told(say("source-submarines"), list(view.colours.filter((name) => sheet.submarines[name]).map(colour), say)),
    told(say("web-markers"), markers.join(", ")),
    told(say("web-functions"), list(functions, say)),
  ];
  if (!solo(view)) {
    const pending = one.pending === null ? "" : ` (${say("table-pending", { action: one.pending })})`;
    const answered = one.answered ? ` (${say("web-answered")})` : "";
    found.push(capital(say("table-extras", { count: one.extras_left })) + pending + answered);
  }
  sheet.thirds.slice(0, view.third).forEach((third, index) => {
    const name = capital(say("table-third", { third: index + 1 }));
    for (const line of lines(third)) {
      const row = line.turn === null ? say("web-extras") : say("table-turn", { turn: line.turn, turns: view.turns });
      found.push(told(`${name}, ${row}`, line.fields.map(({ key, field: held }) => field(key, held, say)).join(" · ")));
    }
    const { crossed: count, of } = third.boxes;
    const { penalty } = view;
    found.push(`${name} · ${say(third.struck ? "web-boxes-struck" : "web-boxes", { count, of, penalty })}`);
    if (third.sum === null) return;
    const lost = third.penalty ? [told(say("source-penalties"), points(-third.penalty))] : [];
    found.push(
      [
        name,
        told(say("source-submarines"), points(third.submarines ?? 0)),
        ...lost,
        told(say("web-sum"), points(third.sum)),
      ].join(" · "),
    );
  });
  if (one.levelled !== null) found.push(told(say("function-super-level"), say("web-column", { column: one.levelled })));
  if (one.copied !== null) found.push(told(say("function-super-copy"), say(`function-${one.copied}`)));
  if (sheet.bonus) {
    const { crystals, labs, sum } = sheet.bonus;
    const tiles = (view.grid[2] ?? []).flatMap((tile, column) =>
      labs[column] == null ? [] : [told(say(`function-${tile.function}`), labs[column])],
    );
    found.push(
      [say("table-bonus"), told(say("source-majority"), crystals), ...tiles, told(say("web-sum"), points(sum))].join(
        " · ",
      ),
    );
  }
  if (sheet.total !== null) found.push(told(say("table-total"), points(sheet.total)));
  return found;
}

export function sections(context: Context, me: number): Section[] {
  const { view, data, say } = context;
  const all: Section[] = [];
  const state = view.over
    ? [say("phase-over")]
    : [
        ...(turning(view)
          ? [
              [
                say("table-turn", { turn: view.turn, turns: view.turns }),
                say("table-third", { third: view.third }),
              ].join(", "),
              ...(view.current === null ? [] : [capital(say("table-to-play", { seat: view.current + 1 }))]),
            ]
          : []),
        say(`wait-${view.phase}`, { seat: (view.actor ?? 0) + 1 }),
      ];
  all.push({ title: say("game-name"), lines: state });
  if (turning(view)) {
    const title = view.virtual ? say("table-dice-virtual") : say("table-dice", { seat: (view.current ?? 0) + 1 });
    const dice = view.dice.map((die) => {
      const named = say(die.symbol ? "web-die-white" : "web-die-black", {
        number: die.die.slice(1),
        shown: shown(die, say),
      });
      if (view.virtual) return named;
      if (die.used) return `${named}, ${say(die.as_bot ? "table-as-bot" : "table-used")}`;
      return `${named}, ${die.aside ? say("table-kept", { roll: die.aside }) : say("table-rolled")}`;
    });
    const count = view.octopods;
    const follow =
      count === null
        ? []
        : [
            say("web-octopods-follow", {
              count,
              points: say("amount-points", { count: view.octopus_points ?? 0 }),
            }),
          ];
    all.push({
      title,
      lines: [...(view.virtual ? [] : [say("table-roll", { roll: view.roll })]), ...dice, ...follow],
    });
  }
  const tiles = view.grid.flatMap((row, level) =>
    row.map((tile, column) => {
      const marks = list(
        tile.markers.map((seat) => player(seat, say)),
        say,
      );
      const name = say("web-tile", { name: say(`function-${tile.function}`), level, column: column + 1 });
      return [tile.tile, name, help(tile.function, data, say), fact(say("web-markers"), marks, say)].join(" ");
    }),
  );
  all.push({ title: say("table-labs"), lines: tiles });
  const last = view.octopus_bonus.length - 1;
  const worth = view.octopus_bonus.flatMap((points, count) =>
    points
      ? [
          say("web-octopus-bonus", {
            count: count === last ? `${count}+` : count,
            points: say("amount-points", { count: points }),
          }),
        ]
      : [],
  );
  const order = view.players.map((_, i) => view.players[(me + i) % view.players.length]!);
  for (const one of order) all.push({ title: player(one.seat, say), lines: sheetLines(one, context) });
  all.push({ title: say("web-sign-octopus-bonus"), lines: worth });
  if (view.over) {
    for (const one of order) {
      all.push({
        title: say("web-points-of", { who: player(one.seat, say) }),
        lines: Object.entries(one.points).map(([source, points]) => fact(say(`source-${source}`), points, say)),
      });
    }
  }
  return all;
}
