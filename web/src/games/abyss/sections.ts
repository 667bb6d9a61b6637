// The table in words and in figures: every fact that the seat may see.

import type { Figure, Section } from "../contract";
import { cardName, lordLabel, reward } from "./phrases";
import {
  type Cards,
  type Context,
  hidden,
  isMine,
  oneByOne,
  RACES,
  rewards,
  type Sentinel,
  sentinelOn,
  sentinelsAtHome,
} from "./view";

export function sections({ view, data, say }: Context, me: number): Section[] {
  const names = (cards: Cards): string =>
    oneByOne(cards)
      .map((card) => cardName(say, card))
      .join(", ") || say("web-none");
  const fact = (what: string, value: string | number): string => say("web-fact", { what, value });
  const who = (seat: number): string =>
    seat === view.seat ? say("table-you") : say("table-player", { seat: seat + 1 });
  const reserved = (area: Sentinel["area"], on: string): string => {
    const owner = sentinelOn(view, area, on)?.owner;
    return owner == null ? "" : ` ${say("web-reserved", { seat: owner + 1 })}.`;
  };
  const { progress } = view;

  const now: string[] = [say("table-turn", { turn: view.turn })];
  if (view.over) now.push(say("phase-over"));
  else {
    if (view.current !== null) now.push(say("table-to-play", { seat: view.current + 1 }));
    now.push(isMine(view) ? say(`phase-${view.phase}`) : say(`wait-${view.phase}`, { seat: (view.actor ?? 0) + 1 }));
    now.push(say("table-price", { price: say("amount-pearls", { count: view.price }) }));
  }
  if (view.extra_turns) now.push(say("table-extra", { count: view.extra_turns }));
  if (view.ending !== null && !view.over) now.push(say("table-ending", { seat: view.ending + 1 }));
  if (progress.lord) now.push(fact(say("web-in-question"), say(`lord-${progress.lord}`)));
  if (progress.cost !== null) now.push(say("web-cost", { cost: progress.cost }));
  if (progress.value !== null && progress.cost !== null)
    now.push(say("table-paid", { value: progress.value, cost: progress.cost }));
  if (progress.missing) now.push(say("table-missing", { price: say("amount-pearls", { count: progress.missing }) }));
  if (progress.laid) now.push(fact(say("table-laid"), names(progress.laid)));
  if (progress.for_sale)
    now.push(
      fact(
        cardName(say, progress.for_sale),
        say("web-for-sale", { price: say("amount-pearls", { count: view.price }) }),
      ),
    );
  if (progress.race) now.push(fact(say("web-in-question"), say(`race-${progress.race}`)));
  if (progress.location) now.push(fact(say("web-in-question"), say(`location-${progress.location}`)));
  if (progress.keys_from.length)
    now.push(fact(say("web-keys-from"), progress.keys_from.map((lord) => say(`lord-${lord}`)).join(", ")));
  if (progress.asked !== null) now.push(fact(say("web-asked"), who(progress.asked)));
  if (progress.tied.length) now.push(fact(say("web-tied"), progress.tied.map(who).join(", ")));
  if (progress.owed) now.push(fact(say("web-owed"), progress.owed));
  if (progress.discard_pile) now.push(fact(say("table-pile"), names(progress.discard_pile)));
  const used = view.players.flatMap(({ lords }) => lords.filter((one) => one.used));
  if (used.length) now.push(fact(say("table-used"), used.map(({ lord }) => say(`lord-${lord}`)).join(", ")));

  now.push(fact(say("option-first_player"), who(view.first)));
  if (view.kraken && view.figure === null) now.push(fact(say("table-figure"), say("web-figure-supply")));

  const prices = view.players[me]?.prices;
  const court = view.court.map((lord, i) =>
    lord
      ? `${i + 1}. ${lordLabel(say, data, lord, { cost: prices?.[i]?.cost ?? null })}${reserved("court", lord)}`
      : say("web-court-free", { space: i + 1 }),
  );
  court.push(say("web-lord-deck", { count: view.lord_deck }));
  if (view.lord_discard.length)
    court.push(fact(say("web-lord-discard"), view.lord_discard.map((lord) => say(`lord-${lord}`)).join(", ")));

  const track = view.track.map((card, i) => fact(say("web-track-space", { space: i + 1 }), cardName(say, card)));
  if (!track.length) track.push(fact(say("table-track"), say("web-empty")));
  track.push(say("table-deck", { count: view.deck, discard: view.discard }));
  const options = rewards(data, view.threat)
    .map((one) => reward(say, one))
    .join(` ${say("web-or")} `);
  track.push(`${say("web-marker-on", { space: view.threat })} ${options}`);
  track.push(say("web-tokens-left", { count: view.monster_tokens }));

  const council = RACES.map(
    (race) =>
      fact(say(`race-${race}`), say("amount-cards", { count: view.council[race] ?? 0 })) + reserved("council", race),
  );

  const tiles = (list: string[]): string[] =>
    list.map((tile) => {
      const value = view.players[view.seat ?? -1]?.worth[tile];
      const loot = view.loot_lying[tile] ? ` ${say("web-loot", { values: view.loot_lying[tile].join(", ") })}.` : "";
      const now = value === undefined ? "" : ` ${say("web-worth", { count: value })}.`;
      const points = fact(say(`location-${tile}`), say(`location-${tile}-points`));
      return `${points}.${now}${loot}${reserved("location", tile)}`;
    });
  const locations = [...tiles(view.locations)];
  if (progress.drawn.length) locations.push(fact(say("web-drawn"), ""), ...tiles(progress.drawn));
  locations.push(say("web-location-deck", { count: view.location_deck }));
  if (view.kraken) locations.push(say("table-loot-deck", { count: view.loot_deck }));
  if (view.loot_discard.length) locations.push(fact(say("web-loot-discard"), view.loot_discard.join(", ")));
  if (view.removed.length)
    locations.push(say("web-removed", { names: view.removed.map((tile) => say(`location-${tile}`)).join(", ") }));

  const players = view.players
    .map((_, i) => view.players[(me + i) % view.players.length]!)
    .map((player): Section => {
      const lines = [
        fact(say("table-score"), `${player.score}${hidden(player) ? ` (${say("web-without-tokens")})` : ""}`),
      ];
      if (player.final !== player.score) lines.push(say("web-final", { count: player.final }));
      for (const [source, count] of Object.entries(player.points))
        if (count) lines.push(fact(say(`source-${source}`), say("amount-points", { count })));
      lines.push(say("amount-pearls", { count: player.pearls }));
      if (view.kraken) lines.push(say("amount-nebulis", { count: player.nebulis }));
      lines.push(say("web-keys", { count: player.key_count, tokens: player.keys }));
      const values = player.token_points?.length ? ` (${player.token_points.join(", ")})` : "";
      lines.push(say("amount-tokens", { count: player.tokens }) + values);
      lines.push(
        fact(say("table-hand"), player.hand ? names(player.hand) : say("amount-cards", { count: player.hand_size })),
      );
      lines.push(fact(say("source-allies"), names(player.affiliated)));
      lines.push(fact(say("table-lords"), player.lords.length ? player.lords.length : say("web-none")));
      for (const one of player.lords.filter((held) => held.free)) {
        const { turned, used } = one;
        lines.push(`${say("web-free-lord")} ${lordLabel(say, data, one.lord, { cost: null, turned, used })}`);
      }
      for (const held of player.locations) {
        const under = held.lords.length
          ? ` ${say("web-under", { lords: held.lords.map((lord) => say(`lord-${lord}`)).join(", ") })}`
          : "";
        const loot = held.loot.length ? ` ${say("web-loot", { values: held.loot.join(", ") })}.` : "";
        const points = fact(say(`location-${held.location}`), say(`location-${held.location}-points`));
        lines.push(`${points}. ${say("amount-points", { count: held.points })}.${under}${loot}`);
      }
      if (player.bought) lines.push(fact(say("web-bought"), player.bought));
      if (view.figure === player.seat) lines.push(say("table-figure"));
      for (const one of sentinelsAtHome(view, player.seat))
        lines.push(say(one.resting ? "web-sentinel-rests" : "web-sentinel-home"));
      return { title: who(player.seat), lines };
    });

  return [
    { title: say("web-now"), lines: now },
    { title: say("table-court"), lines: court },
    { title: say("table-track"), lines: track },
    { title: say("table-council"), lines: council },
    { title: say("table-locations"), lines: locations },
    ...players,
  ];
}

export function figures(seat: number, { view, say }: Context): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    {
      icon: "points",
      label: say("table-score"),
      value: player.score,
      ...(player.final !== player.score ? { then: player.final } : {}),
    },
    { icon: "lord", label: say("table-lords"), value: player.lords.length },
    { icon: "pearl", label: say("table-pearls"), value: player.pearls },
    ...(view.kraken ? [{ icon: "nebulis", label: say("table-nebulis"), value: player.nebulis }] : []),
    { icon: "key", label: say("table-keys"), value: player.key_count },
    { icon: "token", label: say("table-tokens"), value: player.tokens },
    { icon: "hand", label: say("table-hand"), value: player.hand_size },
  ];
}
