// What locations do, and what resolutions change: put together from what they are about.

import {
  academy,
  any,
  cleanup,
  demand,
  dive,
  exchange,
  half,
  points,
  port,
  sheet,
  ship,
  shipyard,
  specialist,
  storage,
  whole,
} from "./goods";
import { arrow, coin, less, more, put, turning, type Drawing } from "./shapes";

const otherKind: Drawing = [
  ...put(any, 0, 0, 0.8),
  ...put(demand, 10.6, 10.6, 0.55),
  ["strike", "M11.6 22.8L22.8 11.6"],
];

export const EFFECTS: Record<string, Drawing> = {
  "effect-gain-cleanup": [...put(cleanup, -1, 0, 0.94), ...put(more, 14, 12.4, 0.42)],
  "effect-trade-cleanup": [
    ...put(any, 0.4, 0.4, 0.5),
    ["go", "M14 5.4h3.2v3.4h2.6l-4 4.2-4-4.2h2.2z"],
    ...put(cleanup, 7.2, 9, 0.62),
  ],
  "effect-trade": [
    ...put(any, 0.4, 0.4, 0.5),
    ["go", "M14 5.4h3.2v3.4h2.6l-4 4.2-4-4.2h2.2z"],
    ...put(any, 4, 12.4, 0.46),
    ...put(any, 12.6, 12.4, 0.46),
  ],
  "effect-gain-other": otherKind,
  "effect-return-to": [...put(storage, 0, 5.4, 0.78), ["warn", "M16.8 15V9.6h-3L18.6 2l4.8 7.6h-3V15z"]],
  "effect-copy": [["paper", "M12 5.4l5.7 3.3v6.6L12 18.6l-5.7-3.3V8.7z"], ...turning],
  "effect-own-half": half,
  "effect-whole-card": whole,
  "effect-resolution-cleanup": [...put(sheet, 0, 0, 0.8), ...put(cleanup, 9.4, 8.6, 0.64)],
  "effect-resolution-trade": [...put(sheet, 0, 0, 0.8), ...put(any, 10, 10, 0.58)],
  "effect-flip": [...put(specialist, 0, 4, 0.82), ...put(turning, 11.4, -0.4, 0.52)],
  "effect-other-per-building": [...put(port, -1, 0, 0.7), ...put(any, 10.4, 10.4, 0.56)],
  "effect-cleanup-per-building": [...put(academy, -1, 0, 0.7), ...put(cleanup, 10, 9.4, 0.6)],
};

const law = (...parts: Drawing[]): Drawing => [...sheet, ...parts.flat()];
const cheaper = (building: Drawing): Drawing => law(put(building, 5, 2.8, 0.56), put(less, 12.8, 11, 0.46));

export const RESOLUTIONS: Record<string, Drawing> = {
  "resolution-free-trade": law(put(demand, 4.8, 3, 0.4), [arrow(8.4, 15.4)], put(any, 11, 4.2, 0.4)),
  "resolution-port-subsidy": cheaper(port),
  "resolution-education-drive": cheaper(academy),
  "resolution-fleet-programme": cheaper(shipyard),
  "resolution-flagship-projects": cheaper(points),
  "resolution-environmental-standard": law(put(cleanup, 4.6, 3, 0.56), put(more, 12.6, 11, 0.44)),
  "resolution-rich-grounds": law(put(dive, 5, 3, 0.5), put(more, 12.6, 11, 0.44)),
  "resolution-solidarity-fund": law(
    put(specialist, 4.4, 2.8, 0.42),
    put(specialist, 11, 2.8, 0.42),
    put(more, 8, 12.4, 0.36),
  ),
  "resolution-storage-tax": law(put(storage, 5.2, 5.6, 0.56), [["warn", "M11 3.4h2v-1h2.4L12 8.4l-3.4-6H11z"]]),
  "resolution-free-passage": law(
    put(ship, 6.6, 3, 0.46),
    [arrow(12.6, 16.4)],
    [["go", "M11 17.7H8.4v2.4l-3.6-3.7 3.6-3.7v2.4H11z"]],
  ),
  "resolution-tug-service": law(put(ship, 5, 2.8, 0.5), put(less, 8.8, 12, 0.34), put(less, 13.4, 12, 0.34)),
  "resolution-pilotage-fee": law(put(ship, 5, 2.8, 0.54), put(coin, 12, 11.4, 0.4)),
  "resolution-exchange-market": law(put(exchange, 5.6, 4, 0.54)),
  "resolution-neighbourhood-aid": law(put(academy, 4.4, 3, 0.44), put(port, 10.4, 3, 0.44), put(more, 8, 13, 0.34)),
  "resolution-expert-fee": law(put(specialist, 4.6, 2.6, 0.56), put(coin, 12, 11.4, 0.4)),
  "resolution-clean-up-duty": law(put(half, 4.8, 3.4, 0.44), put(cleanup, 10.4, 7.8, 0.5)),
};
