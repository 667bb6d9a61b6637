// The game on one page.

import type { Outline } from "../contract";

export const outline: Outline = {
  goal: [
    { icon: "port", text: "web-outline-goal" },
    { icon: "points", text: "web-outline-win" },
    { icon: "boss", text: "web-outline-boss" },
  ],
  turn: [
    { icon: "dive", text: "web-outline-dive" },
    { icon: "demand", text: "web-outline-build" },
    { icon: "dock", text: "web-outline-effects" },
    { icon: "specialist", text: "web-outline-specialists" },
    { icon: "column", text: "web-outline-bonuses" },
  ],
  end: [
    { icon: "buildings", text: "web-outline-end-built" },
    { icon: "deep", text: "web-outline-end-supply" },
    { icon: "first", text: "web-outline-end-round" },
  ],
  points: [
    { icon: "points", text: "web-outline-locations" },
    { icon: "dock", text: "web-outline-docks" },
    { icon: "specialist", text: "web-outline-cards" },
    { icon: "cleanup", text: "web-outline-cleanup" },
  ],
};
