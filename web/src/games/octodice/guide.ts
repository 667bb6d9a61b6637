// The first game: the reader has just rolled a bot, a lab and two octopods, takes two main actions, and is on the way.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: 2,
  seat: 0,
  steps: [
    { say: "web-guide-welcome", spots: ["die:W1", "die:W2", "die:W3", "die:B1", "die:B2", "die:B3"] },
    { say: "web-guide-rolled", spots: ["die:W1", "die:W2", "die:W3", "die:B1", "die:B2", "die:B3"] },
    { say: "web-guide-pairs", spots: ["die:W1", "die:B1"] },
    { say: "web-guide-lab", spots: ["die:W1", "die:B1", "tile:0:3"], act: "use W1 B1 lab-3" },
    { say: "web-guide-function", spots: ["tile:0:3"] },
    { say: "web-guide-submarine", spots: ["die:W2", "die:B2", "submarine:red"], act: "use W2 B2 submarine-red" },
    { say: "web-guide-octopods", spots: ["octopus"] },
    { say: "web-guide-extra" },
    { say: "web-guide-scoring" },
    { say: "web-guide-end" },
  ],
};
