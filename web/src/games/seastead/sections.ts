// The table in words and in figures: every fact that the seat may see.

import type { Extra, Figure, Section } from "../contract";
import {
  ability,
  amount,
  capital,
  depth,
  dive,
  dock,
  docksAt,
  effect,
  half,
  law,
  location,
  pair,
  person,
  player,
  prices,
  typeName,
} from "./phrases";
import { type Context, type Kind, KINDS, placeOf, type SeasteadView, SOURCES, TYPES } from "./view";

export function figures(seat: number, { view, say }: Context): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "points", label: say("table-score"), value: player.score },
    ...KINDS.map((kind: Kind) => ({
      icon: kind,
      label: capital(say(`kind-${kind}`)),
      value: player.storage[kind],
    })),
    { icon: "cleanup", label: capital(say("table-sign-cleanup")), value: player.cleanups },
    { icon: "specialist", label: say("web-ready"), value: player.ready.length },
  ];
}

/** The boss plays, too: it has buildings and points. */
export function extras(view: SeasteadView, { say }: Context): Extra[] {
  const { boss } = view;
  if (!boss) return [];
  return [
    {
      name: say("table-boss"),
      figures: [
        { icon: "points", label: say("table-score"), value: boss.score },
        { icon: "buildings", label: say("web-name-buildings"), value: boss.buildings },
      ],
    },
  ];
}

export function sections(context: Context, me: number): Section[] {
  const { view } = context;
  const seats = view.players.map((_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me));
  return [
    game(context),
    ...seats.map((seat) => board(context, seat, me)),
    ...(view.boss ? [boss(context)] : []),
    ...view.flotillas.map((_, i) => flotilla(context, i)),
    dives(context, me),
    displays(context),
    ...(view.resolution ? [resolutions(context)] : []),
  ];
}

function game({ view, say }: Context): Section {
  const lines = [];
  if (view.round) lines.push(say("table-round", { round: view.round }));
  if (view.over) lines.push(say("table-over", { cause: say(`cause-${view.ending ?? "none"}`) }));
  else if (view.actor !== null) lines.push(say(`wait-${view.phase}`, { seat: view.actor + 1 }));
  if (view.current !== null && !view.solo) lines.push(capital(say("table-to-play", { seat: view.current + 1 })));
  if (!view.solo) lines.push(pair(say, say("web-first"), player(say, view.first, view)));
  if (view.extra_turns) lines.push(capital(say("table-extra")));
  if (view.ending && !view.over)
    lines.push(
      capital(say("table-ending", { round: view.last_round ?? view.round, cause: say(`cause-${view.ending}`) })),
    );
  return { title: say("game-name"), lines };
}

function board({ view, say }: Context, seat: number, me: number): Section {
  const one = view.players[seat]!;
  const name = player(say, seat, view);
  const lines = [
    pair(
      say,
      say("table-score"),
      `${one.score} (${SOURCES.map((source) => `${say(`source-${source}`)} ${one.points[source]}`).join(", ")})`,
    ),
    pair(say, say("table-storage"), KINDS.map((kind) => amount(say, kind, one.storage[kind])).join(", ")),
    capital(amount(say, "cleanup", one.cleanup)) + (one.noted ? `, ${say("table-noted", { count: one.noted })}` : ""),
    ...TYPES.map((type) => say("web-row", { type: capital(typeName(say, type)), left: one.left[type] })),
    capital(say("table-columns", { count: one.columns, all: view.row })),
    pair(
      say,
      say("table-ships"),
      say("web-ships", {
        beside: one.ships_beside,
        placed: one.ships_placed.length ? one.ships_placed.join(", ") : "none",
        boxed: one.ships_boxed,
      }),
    ),
    ...one.docks.flatMap((at) => {
      const tile = placeOf(view, at)?.dock;
      return tile ? [pair(say, at, dock(say, tile))] : [];
    }),
    ...KINDS.filter((kind) => one.resource_points[kind]).map(
      (kind) =>
        `${say("table-pad-kind", { kind: say(`kind-${kind}`) })}, ${amount(say, "points", one.resource_points[kind])}`,
    ),
    ...one.ready.map((id) => pair(say, person(say, id), view.cards[id] ? ability(say, view.cards[id]) : "")),
    ...(one.spent.length
      ? [capital(say("table-spent", { names: one.spent.map((id) => person(say, id)).join(", ") }))]
      : []),
  ];
  return { title: seat === me ? `${name} (${say("table-you")})` : name, lines };
}

function boss({ view, say }: Context): Section {
  const one = view.boss!;
  const lines = [
    pair(
      say,
      say("table-score"),
      `${one.score} (${say("table-boss-points", { base: one.base, each: one.per_building, count: one.buildings })})`,
    ),
    ...TYPES.map((type) => say("web-row", { type: capital(typeName(say, type)), left: one.left[type] })),
  ];
  if (one.beaten !== null) lines.push(one.beaten ? say("result-won") : say("result-lost"));
  return { title: say("table-boss"), lines };
}

function flotilla({ view, say }: Context, i: number): Section {
  const one = view.flotillas[i]!;
  const { built } = one;
  const title = say("web-flotilla", { flotilla: i + 1, kind: say(`kind-${one.demand}`), side: one.side, built });
  const lines = one.locations.map((at) => {
    const parts = [location(say, view, at), effect(say, at.effect)];
    if (at.building === null) parts.push(prices(say, one, at));
    parts.push(...docksAt(say, at).map(capital));
    if (at.dock)
      parts.push(
        ...view.players.map((_, seat) =>
          say("web-dock-score", {
            player: player(say, seat, view),
            points: amount(say, "points", at.dock?.points[seat] ?? 0),
          }),
        ),
      );
    return `${parts.join(". ")}.`;
  });
  return { title: one.locked ? `${title} (${say("table-locked")})` : title, lines };
}

function dives({ view, say }: Context, me: number): Section {
  const one = view.dive;
  const card = one.cards[one.face_up];
  const lines = [
    [
      `${one.reef} ${say("depth-reef")}`,
      `${one.deep} ${say("depth-deep")}`,
      one.next ? say("table-next", { depth: say(`depth-${one.next}`) }) : say("table-empty"),
    ].join(", "),
    pair(
      say,
      say("table-face-up"),
      `${card ? depth(say, card.depth) : ""}${card?.linked ? ` (${say("table-linked")})` : ""}`,
    ),
  ];
  if (one.facing) {
    const facing = one.facing;
    view.players.forEach((_, seat) =>
      lines.push(
        say("web-half-of", { player: player(say, seat, view), half: half(say, one.halves[facing[seat] ?? 0]!) }),
      ),
    );
    if (view.solo)
      lines.push(
        say("web-half-of", { player: say("table-boss"), half: half(say, one.halves[1 - (facing[me] ?? 0)]!) }),
      );
  } else {
    lines.push(...one.halves.map((each, i) => pair(say, "ab"[i] ?? "", half(say, each))));
  }
  const known = one.cards[one.known ?? ""];
  if (known) lines.push(pair(say, capital(say("table-known")), dive(say, known)));
  for (const id of one.looking_at) {
    const seen = one.cards[id ?? ""];
    if (seen) lines.push(pair(say, say("table-looked"), dive(say, seen)));
  }
  return { title: say("table-dive"), lines };
}

function displays({ view, say }: Context): Section {
  const lines = [
    pair(
      say,
      say("table-supply"),
      [...KINDS.map((kind) => amount(say, kind, view.supply[kind])), amount(say, "cleanup", view.cleanup)].join(", "),
    ),
    pair(say, say("table-docks"), say("table-left", { count: view.dock_stack })),
    ...view.docks.map((tile, i) => `${i + 1}. ${tile ? dock(say, tile) : say("table-empty")}`),
    pair(say, say("source-specialists"), say("table-left", { count: view.specialist_deck })),
    ...view.specialists.map((id, i) => {
      const does = id && view.cards[id] ? ability(say, view.cards[id]) : "";
      return `${i + 1}. ${id ? pair(say, person(say, id), does) : say("table-empty")}`;
    }),
  ];
  if (view.removed_docks.length) lines.push(say("web-removed-docks", { count: view.removed_docks.length }));
  if (view.removed_specialists.length)
    lines.push(say("web-removed", { names: view.removed_specialists.map((id) => person(say, id)).join(", ") }));
  return { title: say("web-displays"), lines };
}

function resolutions({ view, say }: Context): Section {
  const one = view.resolution!;
  const lines = [
    say("table-rule", { name: say(`resolution-${one.id}`), rule: law(say, one) }),
    capital(say("table-left", { count: view.resolution_deck })),
  ];
  const under = view.under_deck.filter((id) => id !== null).map((id) => say(`resolution-${id}`));
  if (under.length) lines.push(capital(say("table-under", { names: under.join(", ") })));
  for (const drawn of view.drawn)
    if (drawn) lines.push(say("web-drawn", { name: say(`resolution-${drawn.id}`), rule: law(say, drawn) }));
  return { title: say("web-group-resolutions"), lines };
}
