// Resources, buildings, ships and everything else that lies on the table.

import { arrow, box, dot, put, turning, type Drawing } from "./shapes";

const fish: Drawing = [
  [
    "fish",
    "M2 12.3C4.6 7.8 8.7 6 12.3 6.4c2.7.3 4.7 1.9 6 3.7l3.6-3.3c.6 3.5.6 7.3 0 10.8l-3.6-3.3" +
      "c-1.3 1.8-3.3 3.5-6 3.8C8.7 18.6 4.6 16.8 2 12.3z",
  ],
  ["fish2", "M10.5 6.7c1.8-2.5 4.2-3 6.3-2.4-.9 1-1 2-.9 3.5-1.6-1-3.4-1.4-5.4-1.1z"],
  ["paperline", "M10.8 9c1.5 2.2 1.5 4.6 0 6.8"],
  ["paper", dot(6.9, 11.3, 1.4)],
  ["dark", dot(6.7, 11.3, 0.6)],
];
const seaweed: Drawing = [
  [
    "weed2",
    "M6.2 22c-1.9-3 1.5-5 .1-8.4C5.1 10.8 7.7 9 6.3 5.5c3.3 1.4 3 4.3 2.3 6-.7 2 1.5 3.6.8 6.3-.4 1.5-.5 2.9-.3 4.2z",
  ],
  [
    "weed2",
    "M16.2 22c-.7-2.6 1.7-4 .9-6.6-.6-2.3 1.4-3.4.7-6.4 3 1.5 3 4 2.2 5.7-.6 1.7.9 3 .3 4.9-.3.9-.4 1.6-.2 2.4z",
  ],
  [
    "weed",
    "M10.8 22c-1.5-4 1.9-6 .5-9.8-1-2.8 1.5-5.3.3-9.7 3.9 2.2 3.4 5.9 2.6 8.3-.8 2.6 1.5 4.2.7 7.2-.4 1.5-.5 2.8-.2 4z",
  ],
  ["paperline", "M12.9 20c-.5-3 1.2-5 .1-8.6"],
];
const artifact: Drawing = [
  ["goldline", "M9.8 5.6C5.9 4.9 4.6 8 6.9 10.6M14.2 5.6c3.9-.7 5.2 2.4 2.9 5"],
  [
    "gold",
    "M8.8 2.3h6.4v1.9l-1 1v2.2c3 1.2 4.3 3.6 4.3 6.2 0 3.4-2.2 5.7-4.1 7v1.2H9.6v-1.2" +
      "c-1.9-1.3-4.1-3.6-4.1-7 0-2.6 1.3-5 4.3-6.2V5.2l-1-1z",
  ],
  ["gold2", "M5.7 12.2h12.6c.3 1 .3 1.9.1 2.9H5.6c-.2-1-.2-1.9.1-2.9z"],
];
const metal: Drawing = [
  ["steel", "M1.6 20.8l2-6.6h6l2 6.6z"],
  ["steel", "M12.4 20.8l2-6.6h6l2 6.6z"],
  ["steel", "M6.9 12.8l2-6.6h6.2l2 6.6z"],
  ["steel2", "M4.3 16.2h4.6l.4 1.4H3.9zM15.1 16.2h4.6l.4 1.4h-5.4zM9.6 8.3h4.8l.4 1.4H9.2z"],
];
const any: Drawing = [
  ["fish", "M12 1.8v10.2H1.8z"],
  ["weed", "M12 1.8L22.2 12H12z"],
  ["gold", "M22.2 12L12 22.2V12z"],
  ["steel", "M1.8 12H12v10.2z"],
];
const cleanup: Drawing = [
  ["clean", "M12 1.8c3.8 5 7 8.4 7 12.7A7 7 0 0 1 12 21.8a7 7 0 0 1-7-7.3C5 10.2 8.2 6.8 12 1.8z"],
  ["paperthick", "M8.3 14.5l2.7 2.8 4.9-5.7"],
];
const points: Drawing = [["star", "M12 1.8l3.1 6.7 7.3.9-5.4 5 1.5 7.2-6.5-3.6-6.5 3.6L7 14.4l-5.4-5 7.3-.9z"]];

const port: Drawing = [
  ["wood", box(2.5, 18.8, 19, 3)],
  ["own", "M9.4 9.6h5.2l1.5 9.2H7.9z"],
  ["paper", "M8.9 12.9h6.2l.45 2.8h-7.1z"],
  ["light", box(9, 5.7, 6, 3.9)],
  ["own2", "M7.9 5.9L12 1.9l4.1 4z"],
  ["ray", "M5.8 5.2L3 4M5.8 9.2L3 10.4M18.2 5.2L21 4M18.2 9.2l2.8 1.2"],
];
const academy: Drawing = [
  ["wood", box(2.5, 18.8, 19, 3)],
  ["own", box(4.8, 12, 14.4, 6.8)],
  ["own2", "M4.2 12a7.8 7.4 0 0 1 15.6 0z"],
  ["paper", "M7 13.2h2v5.6H7zM11 13.2h2v5.6h-2zM15 13.2h2v5.6h-2z"],
  ["ray", "M12 4.6V1.4"],
  ["paper", "M12 1.2h4.4l-1.2 1.4 1.2 1.4H12z"],
];
const shipyard: Drawing = [
  ["own", "M3 21.8V4.2h18v17.6h-3.2V7.6H6.2v14.2z"],
  ["line", "M9.2 7.6v5M14.8 7.6v5"],
  ["own2", "M7.4 12.4h9.2l-1.9 5H9.3z"],
  ["wood", box(6.2, 18.9, 11.6, 2.9)],
  ["paper", box(9.6, 2, 4.8, 3.8)],
];
const ship: Drawing = [
  ["thick", "M12.1 2v14"],
  ["paper", "M11 2.6v11.8H3.8z"],
  ["own2", "M13.2 5l6.6 9.4h-6.6z"],
  ["own", "M2 15.8h20l-3.4 5.8H5.6z"],
];
const dock: Drawing = [
  ["wood2", "M4 12h2.6v8.8H4zM17.4 12H20v8.8h-2.6z"],
  ["wood", box(1.8, 6.6, 20.4, 6.4)],
  ["line", "M6.9 6.6V13M12 6.6V13M17.1 6.6V13"],
];
const hex = "M12 1.6l9 5.2v10.4l-9 5.2-9-5.2V6.8z";
const demand: Drawing = [["paper", hex], ...put(any, 5.4, 5.4, 0.55)];
const lock: Drawing = [
  ["curve", "M7.8 11V7.6a4.2 4.2 0 0 1 8.4 0V11"],
  ["gold", box(4.8, 10.4, 14.4, 11)],
  ["dark", `${dot(12, 14.8, 1.7)}M11.2 15.6h1.6v3.4h-1.6z`],
];
const exchange: Drawing = [
  ["go", "M3 4.9h11.4V2l6.8 4.9-6.8 4.9V8.9H3z"],
  ["good", "M21 19.1H9.6V22l-6.8-4.9 6.8-4.9v2.9H21z"],
];

const wave = "M1.6 7.4c2.1-2.1 4.3-2.1 6.9 0s4.9 2.1 7 0 4.5-2.1 6.9 0v14.4H1.6z";
const dive: Drawing = [
  ["water", wave],
  ["paper", "M9.8 2.4h4.4v8.2h3.9L12 18.6l-6.1-8h3.9z"],
];
const card =
  "M5.6 1.6h12.8a1.4 1.4 0 0 1 1.4 1.4v18a1.4 1.4 0 0 1-1.4 1.4H5.6a1.4 1.4 0 0 1-1.4-1.4V3a1.4 1.4 0 0 1 1.4-1.4z";
const shallow: Drawing = [
  ["air", card],
  ["light", dot(12, 8.2, 3)],
  [
    "water",
    "M4.2 13.2c1.3-1.2 2.6-1.2 3.9 0s2.6 1.2 3.9 0 2.6-1.2 3.9 0 2.6 1.2 3.9 0V21a1.4 1.4 0 0 1-1.4 1.4H5.6" +
      "A1.4 1.4 0 0 1 4.2 21z",
  ],
];
const reef: Drawing = [
  ["water", card],
  [
    "coral",
    "M11 20.6v-4.2c-3.4-.2-4.6-2.2-4.4-5.6h1.9c0 2 .6 3.2 2.5 3.5V7.2h2v3.9c1.7-.3 2.3-1.3 2.3-3.3h1.9" +
      "c.1 3.2-1.1 5-4.2 5.3v7.5z",
  ],
];
const deep: Drawing = [
  ["abyss", card],
  ["fish2", "M6 14.8c2-3.4 6.4-4 9-1.6l3-2.2v7.4l-3-2.2c-2.6 2.6-7 2-9-1.4z"],
  ["lightline", "M9 12.4c-.6-3 .6-5 3.2-5.2"],
  ["light", dot(12.8, 7.2, 1.5)],
  ["paper", dot(8.9, 14.3, 0.8)],
];
const cardPaper: Drawing = [["paper", card]];
const half: Drawing = [
  ...cardPaper,
  ["light", "M4.2 12h15.6v9a1.4 1.4 0 0 1-1.4 1.4H5.6A1.4 1.4 0 0 1 4.2 21z"],
  ["steel2", dot(12, 6.8, 2.2)],
  ["dark", dot(9.3, 17.2, 2)],
  ["dark", dot(14.7, 17.2, 2)],
];
const whole: Drawing = [
  ["light", card],
  ["line", "M4.2 12h15.6"],
  ["dark", dot(9.3, 6.8, 2)],
  ["dark", dot(14.7, 6.8, 2)],
  ["dark", dot(9.3, 17.2, 2)],
  ["dark", dot(14.7, 17.2, 2)],
];

const sheet: Drawing = [["paper", "M4 1.8h16v20.4l-2.7-1.8-2.6 1.8-2.7-1.8-2.7 1.8-2.6-1.8L4 22.2z"]];
const resolution: Drawing = [...sheet, ["line", "M7.4 6h9.2M7.4 9.2h9.2M7.4 12.4h4.4"], ["coral", dot(15.2, 15.2, 3)]];
const storage: Drawing = [
  ["wood", box(2.4, 6.2, 19.2, 15.2)],
  ["wood2", box(2.4, 6.2, 19.2, 3.4)],
  ["line", "M5.2 9.8l13.6 11.4M18.8 9.8L5.2 21.2"],
];

/** A head and shoulders; who it is depends on what is worn and held. */
export const bust = (cloth: string, skin: string): Drawing => [
  [cloth, "M2.8 23c0-5.2 3.6-8 9.2-8s9.2 2.8 9.2 8z"],
  [skin, "M10 12h4v4.2a2 2 0 0 1-4 0z"],
  [skin, dot(12, 9.4, 4.4)],
];
const specialist: Drawing = [
  ...bust("water", "skin2"),
  ["hair", "M7.4 9.2C7.2 5.6 9.2 4 12 4s4.8 1.6 4.6 5.2c-2.4-2.2-6.8-2.2-9.2 0z"],
];
const boss: Drawing = [
  ...bust("dark", "skin1"),
  ["coral", "M11 16.6h2l.9 6.4h-3.8z"],
  ["gold", "M6.6 6.8L6 1.6l3.4 2.2L12 .8l2.6 3L18 1.6l-.6 5.2z"],
  ["line", "M8.6 8.8l2.4 1M15.4 8.8l-2.4 1"],
];
const hammer: Drawing = [
  ["wood", "M11 10h3v12.2h-3z"],
  ["steel", "M4.6 3.6h12.8l3 3.2-3 3.2H4.6z"],
];

export const GOODS: Record<string, Drawing> = {
  fish,
  seaweed,
  artifact,
  metal,
  any,
  cleanup,
  points,
  port,
  academy,
  shipyard,
  ship,
  dock,
  demand,
  lock,
  exchange,
  dive,
  shallow,
  reef,
  deep,
  half,
  "whole-card": whole,
  resolution,
  storage,
  specialist,
  boss,
  first: [
    ["thick", "M6 22.4V2"],
    ["coral", "M6 2.6h14.4l-3.6 4.6 3.6 4.6H6z"],
  ],
  ready: [...put(specialist, 0, 3, 0.8), ...put(turning, 12, 0, 0.5)],
  spent: [
    ["back", "M4.2 2h15.6v20H4.2z"],
    ["backline", "M7 5h10v14H7zM7 5l10 14M17 5L7 19"],
  ],
  buildings: [...put(academy, 0, 0, 0.6), ...put(port, 10, 8, 0.6)],
  "use-dive": dive,
  "use-build": hammer,
  "use-both": [...put(dive, 0, 0, 0.56), ...put(hammer, 10.4, 9.6, 0.6)],
  "row-port": [...put(dock, 0, 0, 0.66), ...put(cleanup, 9.6, 8.6, 0.64)],
  "row-academy": [...put(specialist, 0, 3.4, 0.84), ...put(turning, 12.4, 0, 0.48)],
  "row-shipyard": [...put(ship, 0, 0, 0.7), arrow(11, 18.6), ["go", "M20.6 11.8h-2.6V7.6h-2.4l3.7-4.4 3.7 4.4h-2.4z"]],
  column: [...put(demand, 0, 0, 0.54), ...put(demand, 11, 11, 0.54), ...put(exchange, 12.4, 0.4, 0.46)],
  done: [["check", "M4 12.6l5.6 5.6L20.4 6.6"]],
  stop: [["check", "M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4"]],
};
export {
  any,
  cleanup,
  demand,
  dock,
  exchange,
  half,
  port,
  academy,
  sheet,
  ship,
  shipyard,
  specialist,
  storage,
  points,
  dive,
  fish,
  whole,
};
