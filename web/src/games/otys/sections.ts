// The table in words and in figures: every fact that the seat may see.

import type { Say } from "../../lib/words.svelte";
import type { Figure, Section } from "../contract";
import * as phrases from "./phrases";
import { type Context, player, type Player, pricesFor, RESOURCES, SOURCES } from "./view";

const list = (say: Say, items: string[]): string => items.join(", ") || say("table-none");

export function figures(seat: number, { view, say }: Context): Figure[] {
  const one = player(view, seat);
  return [
    { icon: "points", label: say("table-score"), value: one.score },
    { icon: "credit", label: say("table-credits"), value: one.credits },
    { icon: "battery", label: say("table-batteries"), value: one.batteries },
    { icon: "keys", label: say("table-keys"), value: one.keys.available.length + one.keys.neutral },
    { icon: "hand", label: say("table-hand"), value: one.hand_size },
    { icon: "resources", label: say("table-resources"), value: one.resources },
  ];
}

function turn({ view, data, say }: Context): string[] {
  const { turn } = view;
  const lines = [
    say("table-round", { round: view.round }),
    phrases.pair(say, say("table-first"), say("table-player", { seat: view.first + 1 })),
  ];
  lines.push(view.current === null ? say("phase-over") : say("table-turn", { seat: view.current + 1 }));
  if (view.ending && !view.over) lines.push(say("web-last-round"));
  if (turn.key && turn.level)
    lines.push(say("web-key-played", { key: turn.key === "neutral" ? "X" : turn.key, level: turn.level }));
  if (turn.sponsor_used) lines.push(say("web-sponsor-used"));
  if (turn.free) lines.push(say("web-free"));
  if (turn.locked) lines.push(say("web-locked"));
  if (turn.executions === 2) lines.push(say("web-twice"));
  if (turn.diver)
    lines.push(
      say(turn.copied ? "web-copying" : "web-acting", { diver: phrases.diver(say, turn.diver, turn.upgraded) }),
    );
  if (turn.token) lines.push(phrases.pair(say, say("web-token-in-use"), phrases.token(say, data, turn.token)));
  if (turn.paying)
    lines.push(say("web-paying", { need: phrases.need(say, data, turn.paying), level: turn.paying_level ?? 1 }));
  for (const card of turn.drawn ?? []) lines.push(say("web-drawn", { contract: phrases.contract(say, data, card) }));
  return lines;
}

function store({ view, say }: Context, me: number): string[] {
  return RESOURCES.map((kind) => {
    const now = pricesFor(view, me)[kind];
    const resource = say(`resource-${kind}`);
    const lines = [say("web-stock", { resource, count: view.store[kind] })];
    if (now.credits !== null) lines.push(say("web-sell-credits", { resource, count: now.credits }));
    if (now.points !== null) lines.push(say("web-sell-points", { resource, count: now.points }));
    if (now.buy !== null) lines.push(say("web-buy", { resource, count: now.buy, stock: view.store[kind] }));
    return phrases.capital(lines.join(", "));
  });
}

function board({ data, say }: Context, one: Player): string[] {
  const { keys } = one;
  const pair = (id: string, value: string | number): string => phrases.pair(say, say(id), value);
  const used = [...keys.used, ...(keys.neutral_used ? [say("web-neutral", { count: keys.neutral_used })] : [])];
  const lines = [
    [
      pair("table-score", one.score),
      ...SOURCES.filter((source) => one.points[source]).map((source) => pair(`source-${source}`, one.points[source])),
    ].join(", "),
    `${pair("table-credits", one.credits)}, ${pair("table-batteries", one.batteries)}`,
    pair("table-keys", list(say, keys.available)),
    pair("table-neutral", keys.neutral),
    pair("table-used", list(say, used)),
    say("table-hacker", { used: keys.on_track, threshold: keys.threshold }),
    say("table-mechanic", { value: one.movement }),
    ...one.column
      .slice(0, 3)
      .map((slot) => phrases.pair(say, phrases.place(say, slot.slot), phrases.diver(say, slot.diver, slot.upgraded))),
  ];
  for (const level of one.levels) {
    const slot = one.column[level.level + 2];
    const holds = say("web-level-holds", {
      level: level.level,
      cubes: phrases.cubes(say, level.resources) || say("table-none"),
      free: level.free,
      capacity: level.capacity,
    });
    const token = level.token ? data.tokens.find((one) => one.id === level.token) : undefined;
    lines.push(
      [
        holds,
        slot ? phrases.diver(say, slot.diver, slot.upgraded) : "",
        token ? phrases.back(say, data, token.back) : "",
      ]
        .filter(Boolean)
        .join(", "),
    );
  }
  lines.push(
    pair("table-hand", one.hand_size),
    ...(one.hand ?? []).map((card) => phrases.capital(phrases.contract(say, data, card))),
  );
  lines.push(pair("table-completed", list(say, one.done)));
  return lines;
}

export function sections(context: Context, me: number): Section[] {
  const { view, data, say } = context;
  const seats = view.players.map((_, i) => (me + i) % view.players.length);
  const under = view.pile.under.filter((card) => card !== null);
  return [
    { title: say("web-turn"), lines: turn(context) },
    {
      title: say("table-contracts"),
      lines: [
        ...view.contracts
          .filter((card) => card !== null)
          .map((card) => phrases.capital(phrases.contract(say, data, card))),
        say("table-pile", { count: view.pile.count }),
        ...(under.length ? [say("web-under", { cards: under.join(", ") })] : []),
        say("web-completed", { count: view.completed.length }),
      ],
    },
    {
      title: say("table-display"),
      lines: view.sponsors.flatMap((tile, i) => [
        say("web-sponsor-label", { tile, level: i + 1, effect: phrases.sponsor(say, data, tile, view), used: "no" }),
        ...(view.display[i] ?? []).map((token) =>
          phrases.pair(say, say("table-level", { level: i + 1 }), phrases.token(say, data, token)),
        ),
      ]),
    },
    { title: say("table-store"), lines: store(context, me) },
    {
      title: say("web-supply"),
      lines: [
        say("web-bag", { count: view.bag }),
        say("web-discarded", { count: view.discarded.length }),
        view.neutral_supply === null
          ? say("web-neutral-unlimited")
          : say("web-neutral-supply", { count: view.neutral_supply }),
      ],
    },
    ...seats.map((seat) => {
      const name = say("table-player", { seat: seat + 1 });
      return {
        title: seat === me && view.seat !== null ? `${name} (${say("table-you")})` : name,
        lines: board(context, player(view, seat)),
      };
    }),
  ];
}
