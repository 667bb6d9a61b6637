// Octo Dice on one page.

import type { Outline } from "../contract";

export const outline: Outline = {
  goal: [
    { icon: "points", text: "web-outline-goal" },
    { icon: "third", text: "web-outline-thirds" },
  ],
  turn: [
    { icon: "keep", text: "web-outline-roll" },
    { icon: "die-white", text: "web-outline-main" },
    { icon: "lab", text: "web-outline-lab" },
    { icon: "octopus", text: "web-outline-octopus" },
    { icon: "extra", text: "web-outline-extra" },
  ],
  end: [
    { icon: "third", text: "web-outline-end" },
    { icon: "bonus", text: "web-outline-bonus" },
  ],
  points: [
    { icon: "bot", text: "web-outline-now" },
    { icon: "submarine", text: "web-outline-interim" },
    { icon: "penalty", text: "web-outline-penalty" },
    { icon: "crystal", text: "web-outline-last" },
  ],
};
