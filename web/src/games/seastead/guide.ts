// The first-game guide: one turn in the middle of a real game, with a specialist, a port and a column bonus.

import type { Guide } from "../contract";
import record from "./guide.json";

export const guide: Guide = {
  record,
  at: record.moves.length,
  seat: 0,
  steps: [
    { say: "web-guide-sea", spots: ["demand:1", "demand:2", "demand:3", "demand:4", "dive"] },
    { say: "web-guide-use", spots: ["card:quartermaster"], act: "use quartermaster" },
    { say: "web-guide-take", spots: ["supply:seaweed"], act: "take seaweed" },
    { say: "web-guide-more", spots: ["supply:metal"], act: "take metal" },
    { say: "web-guide-build", spots: ["building:port", "location:2-1"], act: "build port 2-1" },
    { say: "web-guide-dock", spots: ["dock:2"], act: "slot 2" },
    { say: "web-guide-cleanup", spots: ["cleanup"], act: "yes" },
    { say: "web-guide-column", spots: ["demand:1", "demand:2"], act: "exchange 1-2" },
    { say: "web-guide-lock", spots: ["demand:2"], act: "lock 2" },
    { say: "web-guide-end" },
  ],
};
