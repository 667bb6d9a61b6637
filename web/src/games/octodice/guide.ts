// The first game: the reader has rolled twice and set a pair aside, keeps another one, takes two main actions, and is
// on the way. What the last two dice show is chance, so nothing depends on them.

import type { Guide } from "../contract";
import record from "./guide.json";

const DICE = ["die:W1", "die:W2", "die:W3", "die:B1", "die:B2", "die:B3"];

export const guide: Guide = {
  record,
  at: 1,
  seat: 0,
  steps: [
    { say: "web-guide-welcome", spots: DICE },
    { say: "web-guide-rolled", spots: ["die:W1", "die:B1"] },
    { say: "web-guide-keep", spots: ["die:W2", "die:B2"], act: "keep W2 B2", wants: "web-wants-keep" },
    { say: "web-guide-pairs", spots: ["die:W1", "die:B1"] },
    { say: "web-guide-lab", spots: ["die:W1", "die:B1", "tile:0:3"], act: "use W1 B1 lab-3", wants: "web-wants-lab" },
    { say: "web-guide-function", spots: ["tile:0:3"] },
    {
      say: "web-guide-submarine",
      spots: ["die:W2", "die:B2"],
      act: "use W2 B2 submarine-red",
      wants: "web-wants-submarine",
    },
    { say: "web-guide-octopods", spots: ["octopus"] },
    { say: "web-guide-extra" },
    { say: "web-guide-scoring" },
    { say: "web-guide-bonus", spots: ["tile:2:1", "tile:2:2", "tile:2:3"] },
    { say: "web-guide-end" },
  ],
};
