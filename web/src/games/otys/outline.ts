// The game on one page.

import type { Outline } from "../contract";

export const outline: Outline = {
  goal: [
    { icon: "points", text: "web-outline-goal" },
    { icon: "contract", text: "web-outline-contracts" },
    { icon: "level", text: "web-outline-levels" },
  ],
  turn: [
    { icon: "keys", text: "web-outline-key" },
    { icon: "sponsor-1a", text: "web-outline-sponsor" },
    { icon: "metal-expert", text: "web-outline-diver" },
    { icon: "surface", text: "web-outline-surface" },
    { icon: "hacker", text: "web-outline-hacker" },
  ],
  end: [
    { icon: "round", text: "web-outline-end" },
    { icon: "points", text: "web-outline-winner" },
    { icon: "resources", text: "web-outline-tie" },
  ],
  points: [
    { icon: "done", text: "web-outline-points-contracts" },
    { icon: "upgrade", text: "web-outline-points-upgrades" },
    { icon: "store", text: "web-outline-points-store" },
    { icon: "front", text: "web-outline-points-tokens" },
  ],
};
