// The first turn of a first game: a key, its sponsor, its diver, and a contract that can be completed at once; then
// what else there is at the table.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: 0,
  seat: 0,
  steps: [
    {
      say: "web-guide-board",
      spots: ["slot:0:U1", "slot:0:U2", "slot:0:U3", "slot:0:L1", "slot:0:L2", "slot:0:L3", "slot:0:L4", "slot:0:L5"],
    },
    { say: "web-guide-contract", spots: ["card:C01", "level:0:4", "slot:0:L4"] },
    { say: "web-guide-key", spots: ["key:0:4"], act: "key 4", wants: "web-wants-key" },
    { say: "web-guide-sponsor", spots: ["tile:0:4", "sponsor:5A"], act: "sponsor", wants: "web-wants-sponsor" },
    { say: "web-guide-go", spots: ["key:0:4"], act: "go", wants: "web-wants-go" },
    { say: "web-guide-take", spots: ["slot:0:L4", "level:0:4"], act: "take", wants: "web-wants-take" },
    { say: "web-guide-complete", spots: ["card:C01"], act: "complete C01 4", wants: "web-wants-complete" },
    { say: "web-guide-hacker", spots: ["hacker:0"] },
    { say: "web-guide-battery", spots: ["battery:0", "mechanic:0"] },
    { say: "web-guide-x", spots: ["key:0:X"] },
    { say: "web-guide-store", spots: ["sell:metal:credits", "buy:metal"] },
    { say: "web-guide-tokens", spots: ["pile"] },
    { say: "web-guide-surface", spots: ["slot:0:L4"], act: "surface", wants: "web-wants-surface" },
    { say: "web-guide-end" },
  ],
};
