// Two turns in the middle of a game: plotting, a Lord who is paid with a Kraken and brings an extra turn, and in that
// turn a Monster whose Key opens a Location. The one card left in the exploration deck is a Monster, so nothing on the
// way is left to chance, and nobody else decides anything.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: record.moves.length,
  seat: 0,
  steps: [
    { say: "web-guide-court", spots: ["court:1", "court:2", "court:3", "court:4"] },
    { say: "web-guide-plot", spots: ["lord-deck"], act: "plot", wants: "web-wants-plot" },
    { say: "web-guide-hand", spots: ["hand:jellyfish-3", "hand:jellyfish-2", "hand:kraken-2", "purse:pearls"] },
    { say: "web-guide-lord", spots: ["court:2"], act: "court 2", wants: "web-wants-lord" },
    { say: "web-guide-first", spots: ["hand:jellyfish-3"], act: "ally jellyfish-3", wants: "web-wants-first" },
    { say: "web-guide-second", spots: ["hand:jellyfish-2"], act: "ally jellyfish-2", wants: "web-wants-second" },
    { say: "web-guide-kraken", spots: ["hand:kraken-2"], act: "ally kraken-2", wants: "web-wants-kraken" },
    { say: "web-guide-pay", spots: ["pay:0"], act: "pay 0", wants: "web-wants-pay" },
    { say: "web-guide-won", spots: ["lord:invoker", "affiliated:jellyfish-2", "purse:nebulis"] },
    { say: "web-guide-council", spots: ["council:jellyfish", "council:crab", "council:squid"] },
    { say: "web-guide-explore", spots: ["deck"], act: "explore", wants: "web-wants-explore" },
    { say: "web-guide-monster", spots: ["track:1"], act: "take", wants: "web-wants-monster" },
    {
      say: "web-guide-location",
      spots: ["location:sargasso-fields"],
      act: "location sargasso-fields",
      wants: "web-wants-location",
    },
    { say: "web-guide-keys", spots: ["keys"], act: "pass", wants: "web-wants-keys" },
    { say: "web-guide-end" },
  ],
};
