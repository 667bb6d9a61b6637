// One page before the rules: the goal, a turn, the end, and where points come from.

import type { Outline } from "../contract";

export const outline: Outline = {
  goal: [
    { icon: "points", text: "web-outline-goal" },
    { icon: "lord", text: "web-outline-goal-lords" },
    { icon: "location", text: "web-outline-goal-locations" },
  ],
  turn: [
    { icon: "plot", text: "web-outline-turn-plot" },
    { icon: "explore", text: "web-outline-turn-explore" },
    { icon: "monster", text: "web-outline-turn-monster" },
    { icon: "council", text: "web-outline-turn-council" },
    { icon: "court", text: "web-outline-turn-recruit" },
    { icon: "key", text: "web-outline-turn-keys" },
  ],
  end: [
    { icon: "lord", text: "web-outline-end" },
    { icon: "hand", text: "web-outline-end-hand" },
  ],
  points: [
    { icon: "lord", text: "web-outline-points-lords" },
    { icon: "affiliated", text: "web-outline-points-allies" },
    { icon: "location", text: "web-outline-points-locations" },
    { icon: "token", text: "web-outline-points-tokens" },
    { icon: "nebulis", text: "web-outline-points-nebulis" },
  ],
};
