// The first-game guide: one turn in the middle of a real game, with a port and a column bonus; then, thanks to the
// Founder, another one with a dive.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: record.moves.length,
  seat: 0,
  steps: [
    { say: "web-guide-sea", spots: ["demand:1", "demand:2", "demand:3", "demand:4", "dive"] },
    {
      say: "web-guide-build",
      spots: ["building:port", "location:3-3"],
      act: "build port 3-3",
      wants: "web-guide-wants-build",
    },
    { say: "web-guide-dock", spots: ["dock:1"], act: "slot 1", wants: "web-guide-wants-dock" },
    { say: "web-guide-cleanup", spots: ["cleanup"], act: "yes", wants: "web-guide-wants-cleanup" },
    {
      say: "web-guide-column",
      spots: ["demand:3", "demand:4"],
      act: "exchange 3-4",
      wants: "web-guide-wants-column",
    },
    { say: "web-guide-lock", spots: ["demand:3"], act: "lock 3", wants: "web-guide-wants-lock" },
    { say: "web-guide-use", spots: ["card:founder"], act: "use founder", wants: "web-guide-wants-use" },
    { say: "web-guide-dive", spots: ["dive"], act: "dive", wants: "web-guide-wants-dive" },
    { say: "web-guide-half", spots: ["half:a"], act: "half a", wants: "web-guide-wants-half" },
    { say: "web-guide-finish" },
    { say: "web-guide-end" },
  ],
};
