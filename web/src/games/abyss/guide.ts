// A turn of a first game: a Lord is recruited whose power brings an extra turn, in which the depths are explored. The
// opponent has no Pearl, so nobody else decides anything on the way.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: record.moves.length,
  seat: 0,
  steps: [
    { say: "web-guide-court", spots: ["court:1", "court:2", "court:3", "court:4", "court:5", "court:6"] },
    { say: "web-guide-hand", spots: ["hand:jellyfish-3", "hand:jellyfish-4", "purse:pearls"] },
    { say: "web-guide-lord", spots: ["court:6"], act: "court 6" },
    { say: "web-guide-first", spots: ["hand:jellyfish-3"], act: "ally jellyfish-3" },
    { say: "web-guide-second", spots: ["hand:jellyfish-4"], act: "ally jellyfish-4" },
    { say: "web-guide-pay", spots: ["purse:pearls"], act: "pay 0" },
    { say: "web-guide-won", spots: ["lord:invoker", "affiliated:jellyfish-3", "keys"] },
    { say: "web-guide-council", spots: ["council:crab", "council:shellfish", "council:squid"] },
    { say: "web-guide-explore", spots: ["deck"], act: "explore" },
    { say: "web-guide-end" },
  ],
};
