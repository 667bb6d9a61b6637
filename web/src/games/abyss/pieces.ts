// Which piece is which: those that look the same still move each by itself.

import { type AbyssView, type Cards, oneByOne } from "./view";

/** Equal cards have no identity: they are numbered from the own hand on, so that one that is taken keeps its number. */
export function numbers(view: AbyssView, me: number): (where: string) => (card: string) => string {
  const order: [string, string[]][] = [
    ["hand", oneByOne(view.players[me]?.in_hand ?? {})],
    ["laid", oneByOne(view.progress.laid ?? {})],
    ["track", view.track],
    ...view.players.map((one): [string, string[]] => [`affiliated-${one.seat}`, oneByOne(one.affiliated)]),
    ["pile", oneByOne(view.progress.discard_pile ?? {})],
  ];
  return (where) => {
    const used: Cards = {};
    for (const [name, cards] of order) {
      if (name === where) break;
      for (const card of cards) used[card] = (used[card] ?? 0) + 1;
    }
    return (card) => {
      const number = used[card] ?? 0;
      used[card] = number + 1;
      return `ally-${card}-${number}`;
    };
  };
}
