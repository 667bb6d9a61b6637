// The 53 Lords: a bust by guild, and a medallion with what the Lord is known by. The objects are drawn in a box of
// 12 x 12, which lies in the lower right corner.

import { CORAL, f, GOLD, INK, l, LEAF, LILAC, o, PAPER, SEA, type Shape, TONE } from "./draw";

const P = PAPER;
const G = GOLD;
const HEAD = "M9.5 4.5c2.8 0 4.6 2.2 4.6 5.5 0 3.5-1.9 6.5-4.6 6.5S4.9 13.5 4.9 10c0-3.3 1.8-5.5 4.6-5.5Z";
const EYES = f(INK, o(7.9, 10.8, 0.75) + o(11.1, 10.8, 0.75));
const ROBE = "M.5 24c0-5.3 3.7-8 9-8s9 2.7 9 8Z";

const tone = (guild: string): string => TONE[guild] ?? "#5f8596";

/** A bust: garment, face, and the headdress that shows the guild. */
const BUSTS: Record<string, Shape[]> = {
  // a bell with trailing arms
  mage: [
    f("#6d3f97", ROBE),
    f("#ead6f7", HEAD),
    EYES,
    l(tone("mage"), "M3.5 8c-1 3 .8 5-.2 8.5M15.5 8c1 3-.8 5 .2 8.5", 1.5),
    f(
      tone("mage"),
      "M1.8 8.6C1.8 3.8 5 .5 9.5.5s7.7 3.3 7.7 8.1" +
        "c-1.4-.9-2.5-.9-3.8 0-1.3-.9-2.6-.9-3.9 0-1.3-.9-2.6-.9-3.9 0-1.3-.9-2.4-.9-3.8 0Z",
    ),
  ],
  // a helmet with claws, spiked shoulders
  soldier: [
    f("#8e2b25", "M0 24v-4.5l2-4.5 2.5 2.2C6 16.3 7.7 16 9.5 16s3.5.3 5 1.2L17 15l2 4.5V24Z"),
    f("#f7d6cf", HEAD),
    EYES,
    f(tone("soldier"), "M4 11C3.3 5.5 5.5 2.5 9.5 2.5S15.7 5.5 15 11l-1.9-1.4-3.6-.8-3.6.8Z"),
    f(
      tone("soldier"),
      "M5.5 4.5C2.5 3.8 1.7 1.6 2.6 0l1.5 1.5L6 .3C7 1.7 7 3.3 5.5 4.5ZM13.5 4.5c3-.7 3.8-2.9 2.9-4.5l-1.5 1.5" +
        "L13 .3c-1 1.4-1 3 .5 4.2Z",
    ),
    l(INK, "M9.5 3v6", 0.8),
  ],
  // a wide hat of woven kelp
  farmer: [
    f("#7d5408", ROBE),
    f("#f6e3bd", HEAD),
    EYES,
    f(tone("farmer"), "M0 9C3 7.5 6 .8 9.5.8S16 7.5 19 9c-2.5 1.3-6 1.9-9.5 1.9S2.5 10.3 0 9Z"),
    l(INK, "M4.5 7.5c3 1.2 7 1.2 10 0", 0.8),
  ],
  // a turban wound like a snail shell
  merchant: [
    f("#1f5c30", ROBE),
    f("#d9efda", HEAD),
    EYES,
    f("#1f5c30", "M5.5 12.5c1 2 2.5 1 4 1s3 1 4-1c0 3.5-1.6 6-4 6s-4-2.5-4-6Z"),
    f(tone("merchant"), "M2.8 8.8C2 4 5 .8 9.5.8S17 4 16.2 8.8c-3.5 1.5-9.9 1.5-13.4 0Z"),
    l(INK, "M4 6.5C6.5 2.8 12 2.5 15 5.8M6.5 4.5c2-1.6 5-1.4 6.5.3", 0.8),
    f(PAPER, o(9.5, 7.7, 1.2)),
  ],
  // a tall mantle with fins, a white ruff
  politician: [
    f("#1c4f87", ROBE),
    f("#d3e6f8", HEAD),
    EYES,
    f(
      tone("politician"),
      "M9.5-.5C5.5 2.3 3.8 5.3 3.8 9.3L1.5 11l4-.6c2.6-.9 5.4-.9 8 0l4 .6-2.3-1.7c0-4-1.7-7-5.7-9.8Z",
    ),
    f(PAPER, "M3.5 17.5 5.5 15.5 7.5 17 9.5 15.5 11.5 17 13.5 15.5 15.5 17.5 14 20H5Z"),
  ],
  // a diadem and a long veil
  ambassador: [
    f("#6f4153", "M1.5 24C.5 14 1.5 2 9.5 2S18.5 14 17.5 24Z"),
    f("#f7dde6", HEAD),
    EYES,
    f(tone("ambassador"), "M3.8 8.5 4 2.5l2.8 2.7L9.5.5l2.7 4.7L15 2.5l.2 6c-3.8-1.6-7.6-1.6-11.4 0Z"),
    f(GOLD, o(9.5, 5.5, 1)),
    l(tone("ambassador"), "M5 18.5c3 1.8 6 1.8 9 0", 1.2),
  ],
  // a deep hood, two eyes and a scarf
  smuggler: [
    f("#3c515d", ROBE),
    f(tone("smuggler"), "M1.5 18.5C1 8.5 4 .8 9.5.8S18 8.5 17.5 18.5Z"),
    f("#17303c", "M9.5 4.8c3 0 4.7 2.5 4.7 6s-1.7 6-4.7 6-4.7-2.5-4.7-6 1.7-6 4.7-6Z"),
    f(GOLD, "M6.3 9.3l2.7 1c-.3 1.6-2.5 1.4-2.7-1ZM12.7 9.3l-2.7 1c.3 1.6 2.5 1.4 2.7-1Z"),
    f("#3c515d", "M4.5 13c3 1.5 7 1.5 10 0l.5 4.5h-11Z"),
  ],
};

const STAR = "M6 .8l1.5 3.3 3.6.4-2.7 2.4.8 3.6L6 8.7l-3.2 1.8.8-3.6L.9 4.5l3.6-.4Z";

const SIGNS: Record<string, Shape[]> = {
  // Soldiers
  recruiter: [l(P, "M3 1.5v9.5", 1.1), f(G, "M3 1.8h7.5L8.6 4.2l1.9 2.5H3Z")],
  jailer: [
    l(P, "M3.8 5.5V4a2.2 2.2 0 0 1 4.4 0v1.5", 1.2),
    f(G, "M2.2 5.3h7.6v5.4H2.2Z"),
    f(INK, o(6, 7.5, 0.9) + "M5.6 7.5h.8v2.2h-.8Z"),
  ],
  seeker: [l(P, o(5, 5, 2.9), 1.2), l(G, "M7.3 7.3l3 3", 1.8)],
  assassin: [f(P, "M10.5 1.5 6.8 8 4 5.2Z"), l(G, "M2.9 5.3l3.8 3.8M4.4 7.6l-2.6 2.6", 1.4)],
  commander: [f(CORAL, "M3.6.8h4.8L7.3 4.5H4.7Z"), f(G, o(6, 7.5, 3.3)), f(INK, o(6, 7.5, 1.4))],
  tamer: [l(G, "M2 10.6l2.3-3.4", 2), l(P, "M4.3 7.2C5 2 10.3.8 10.5 4S6 7.2 8.5 10", 1)],
  hunter: [
    l(G, "M2.5 1.5C8 1.5 10.5 4 10.5 9.5", 1.3),
    l(P, "M2.5 1.5l8 8M2 10l6.3-6.3", 0.8),
    f(P, "M9.6 2.4 9 5.2 6.8 3Z"),
  ],
  highwayman: [f(P, "M1 3.2h9.8v2.3H6.5L5.2 10H2.3l1.3-4.5H1Z"), f(G, "M8.8 1.8h1.5v1.5H8.8Z")],
  executioner: [
    l(G, "M6 1.5V11", 1.4),
    f(P, "M6 1.8c3.3-1.3 5.3.9 5 4-1.4-.8-3.5-.7-5 .6C4.5 5.1 2.4 5 1 5.8c-.3-3.1 1.7-5.3 5-4Z"),
  ],
  // Merchants
  "ship-master": [
    l(P, "M6 .8v10.4M.8 6h10.4M2.3 2.3l7.4 7.4M9.7 2.3 2.3 9.7", 0.8),
    l(G, o(6, 6, 3.2), 1.3),
    f(G, o(6, 6, 1)),
  ],
  trader: [
    l(P, "M6 1.2V10M3.5 10.5h5M1.8 3h8.4M2 3 .9 6.5M2 3l1.3 3.5M10 3 8.7 6.5M10 3l1.1 3.5", 0.8),
    f(G, "M.3 6.5h3.6c0 2.3-3.6 2.3-3.6 0ZM8.1 6.5h3.6c0 2.3-3.6 2.3-3.6 0Z"),
  ],
  peddler: [
    l(G, "M1.5 10.8 9 2", 1.2),
    f(P, "M6.8 3.5c2.7-1.3 4.7.3 4.5 3s-2.7 4.5-5 3.3-2-5 .5-6.3Z"),
    l(INK, "M6.5 4.5l2 1.2", 0.7),
  ],
  landlord: [f(P, "M1 6.3 6 1.5l5 4.8H9.6v4.4H2.4V6.3Z"), f(G, "M4.9 7h2.2v3.7H4.9Z")],
  slaver: [l(P, o(4, 4, 2.2), 1.3), l(G, o(8, 8, 2.2), 1.3), l(P, "M5 5l1.8 1.8", 1.3)],
  shopkeeper: [
    l(P, "M2.3 6v4.7h7.4V6", 1),
    f(G, "M1.8 2h8.4l.8 3.2c-.9 1.1-1.7 1.1-2.5 0-.9 1.1-1.7 1.1-2.5 0-.8 1.1-1.6 1.1-2.5 0-.8 1.1-1.6 1.1-2.5 0Z"),
  ],
  shareholder: [f(P, "M5.3 6.7V1.7a5 5 0 1 0 5 5Z"), f(G, "M6.9 5.1V.7a4.6 4.6 0 0 1 4.4 4.4Z")],
  inheritor: [f(G, "M1.7 9.8 1 3l2.9 2.4L6 1.5l2.1 3.9L11 3l-.7 6.8Z"), f(CORAL, o(6, 7.5, 1.1))],
  // Mages
  shaman: [
    f(P, "M1.8 1.8c2.7-1.1 5.7-1.1 8.4 0 .3 4.7-1 7.7-4.2 9.4-3.2-1.7-4.5-4.7-4.2-9.4Z"),
    f(INK, o(4, 4.8, 0.9) + o(8, 4.8, 0.9)),
    l(CORAL, "M6 3.5v3.8M4 8.5h4", 0.9),
  ],
  invoker: [
    f(P, "M2.3.8h7.4v1.8c0 2-2.4 2.6-2.4 3.4s2.4 1.4 2.4 3.4v1.8H2.3V9.4c0-2 2.4-2.6 2.4-3.4S2.3 4.6 2.3 2.6Z"),
    f(CORAL, "M3.5 10.2c.4-1.5 1.6-2 2.5-2s2.1.5 2.5 2ZM4.3 2.8h3.4C7.5 4 6.5 4.5 6 5 5.5 4.5 4.5 4 4.3 2.8Z"),
  ],
  apprentice: [
    f(P, "M6 2.8C4.5 1.7 2.3 1.5.8 2v7.7c1.6-.4 3.7-.2 5.2.9 1.5-1.1 3.6-1.3 5.2-.9V2C9.7 1.5 7.5 1.7 6 2.8Z"),
    l(INK, "M6 3v7.3M2.3 4.2c.8-.1 1.5 0 2.2.3M2.3 6.3c.8-.1 1.5 0 2.2.3M9.7 4.2c-.8-.1-1.5 0-2.2.3", 0.6),
  ],
  oracle: [f(G, "M3.2 8.8h5.6l1 2.2H2.2Z"), f(SEA, o(6, 5, 3.9)), l(P, "M3.8 5c0-1.3.8-2.2 2-2.4", 0.9)],
  alchemist: [
    f(P, "M4.5.8h3v3.4l2.9 4.9c.7 1.3 0 2.1-1.3 2.1H2.9c-1.3 0-2-.8-1.3-2.1l2.9-4.9Z"),
    f(LEAF, "M3.9 6.5h4.2l1.6 2.9c.4.6 0 1-.6 1H2.9c-.6 0-1-.4-.6-1Z"),
  ],
  illusionist: [f(SEA, o(6, 4.3, 3)), l(G, o(6, 4.3, 3.2), 1.1), l(G, "M6 7.7v3.6", 1.7), l(P, "M4.7 4.8l2-2", 0.8)],
  "master-of-magic": [
    l(G, "M1.8 10.8 6 6.2", 1.5),
    f(P, "M8 .6l.9 2.3 2.4.3-1.8 1.6.6 2.5L8 6 5.9 7.3l.6-2.5-1.8-1.6 2.4-.3Z"),
  ],
  hypnotist: [
    l(
      P,
      "M6.1 6.2c.8-.8 1.9.1 1.6 1.3-.4 1.5-2.8 1.6-3.5 0C3.4 5.3 5.4 3.2 7.7 4c2.8 1 3 4.9.3 6.4" +
        "C5.1 11.9 1.5 9.8 1.6 6.3 1.7 3.6 3.6 1.6 6.2 1.4",
      1.1,
    ),
  ],
  healer: [
    f(CORAL, "M6 10.8C1.8 7.7.7 5.6 1.2 3.7 1.8 1.7 4.7 1.5 6 3.9c1.3-2.4 4.2-2.2 4.8-.2.5 1.9-.6 4-4.8 7.1Z"),
    l(P, "M2.5 6h2l1-1.7 1.3 3.2.8-1.5h2", 0.8),
  ],
  // Politicians
  opportunist: [
    f(P, "M2.5 1.5h7c.6 0 1 .4 1 1v7c0 .6-.4 1-1 1h-7c-.6 0-1-.4-1-1v-7c0-.6.4-1 1-1Z"),
    f(INK, o(3.9, 3.9, 0.9) + o(6, 6, 0.9) + o(8.1, 8.1, 0.9)),
  ],
  corruptor: [
    f(G, "M4.3 3.7 3.3.9h5.4l-1 2.8c2.2 1.2 3.3 3 3.3 4.7 0 1.9-1.8 2.9-5 2.9S1 10.3 1 8.4c0-1.7 1.1-3.5 3.3-4.7Z"),
    l(INK, "M4 4h4", 0.9),
    f(INK, o(6, 7.6, 1.4)),
  ],
  traitor: [
    f(P, "M6 .8v10.5c-3.2-1.6-4.5-4.7-4.2-9.5C3.2 1.2 4.6.8 6 .8Z"),
    f(CORAL, "M6 .8v10.5c3.2-1.6 4.5-4.7 4.2-9.5C8.8 1.2 7.4.8 6 .8Z"),
    f(INK, o(4, 4.6, 0.8) + o(8, 4.6, 0.8)),
    l(INK, "M3.8 8c.7-.6 1.5-.8 2.2-.8.8 0 1.5-.2 2.2.8", 0.7),
  ],
  diplomat: [
    f(
      P,
      "M.5 4.5c2.4.3 3.4-.2 4.3-1.7C5.9 1 8 .8 9.2 2.2l2.3.9-1.8 1.1c0 3.3-2.2 5.5-5.5 5.2L1 11l1.8-2.5" +
        "C1.3 7.7.6 6.3.5 4.5Z",
    ),
    l(LEAF, "M10 4.5l1.3 2.3", 1),
  ],
  treasurer: [f(G, "M2 8.3h8v2.5H2ZM2.7 5.3h8v2.4h-8ZM1.5 2.3h8v2.4h-8Z"), l(INK, "M4 9.5h4M4.7 6.5h4M3.5 3.5h4", 0.6)],
  schemer: [
    f(
      P,
      "M2.8 11h6.9c.1-3-.2-4.6-.8-6C8.1 2.9 6.7 1.7 4.9 1.5L4.6.5 3.4 2C2.2 3 1.5 4.8 1.4 6.3l1.5 1 1.8-1.4" +
        "c.9 0 1.5-.2 2-.6C6.5 7.3 3.8 7.9 2.8 11Z",
    ),
    f(INK, o(4.7, 3.6, 0.6)),
  ],
  recipient: [f(P, "M.9 2.7h10.2v6.9H.9Z"), l(INK, "M.9 2.7 6 7l5.1-4.3", 0.8), f(CORAL, o(6, 7, 1.3))],
  liberator: [
    l(P, "M4.6 6.2 3.5 7.3a1.6 1.6 0 0 0 2.3 2.3l.6-.6M7.4 5.8l1.1-1.1a1.6 1.6 0 0 0-2.3-2.3l-.6.6", 1.3),
    l(G, "M2 2l1.7 1.7M8.4 8.4 10.1 10.1M1.4 5l1.4.1M9.3 6.9l1.4.1", 0.9),
  ],
  // Farmers
  keeper: [l(P, "M2 11V3M4.7 11V2M7.3 11V2M10 11V3", 1.2), l(G, "M1 4.8h10M1 8.3h10", 1)],
  reaper: [l(G, "M3.5 11.2 8 1.8", 1.3), f(P, "M8.6 1.3C4.8 0 1.5 1.6.7 5.3c2.2-2.3 4.5-2.5 7-1.6Z")],
  shepherd: [l(G, "M4.7 11.3V4.2a2.6 2.6 0 1 1 5.2 0c0 1.2-.9 1.7-1.8 1.3", 1.5)],
  miller: [f(P, "M6 6 4.3.9h3.4ZM6 6l5.1-1.7v3.4ZM6 6l1.7 5.1H4.3ZM6 6 .9 7.7V4.3Z"), f(G, o(6, 6, 1.3))],
  aquaculturalist: [
    f(SEA, "M.6 6C2.8 2.7 6.5 2.4 9 5.1L11.4 3v6L9 6.9C6.5 9.6 2.8 9.3.6 6Z"),
    f(INK, o(3.4, 5.5, 0.7)),
    l(INK, "M5.5 4.5c.6 1 .6 2 0 3", 0.7),
  ],
  landowner: [
    f(P, "M1 2.5l3.3-1.2 3.4 1.2L11 1.3v8.2l-3.3 1.2-3.4-1.2L1 10.7Z"),
    l(INK, "M4.3 1.5v8M7.7 2.5v8", 0.6),
    f(CORAL, o(6, 5.5, 1)),
  ],
  grower: [
    l(G, "M6 11.2V5", 1.2),
    f(LEAF, "M6 6.5C2.8 6.6 1 4.9.8 1.6 4.2 1.7 6 3.4 6 6.5ZM6 8.5c0-2.7 1.8-4.3 5.2-4.4C11 7.2 9.2 8.7 6 8.5Z"),
  ],
  "oyster-farmer": [
    f(P, "M.6 6C1.8 1.7 10.2 1.7 11.4 6c-1.4 5.2-9.4 5.2-10.8 0Z"),
    f(INK, "M2 6c1.5-2 6.5-2 8 0-1.5 2.6-6.5 2.6-8 0Z"),
    f(LILAC, o(6, 6.2, 1.3)),
  ],
  // Ambassadors
  sage: [
    f(P, "M2.6 1.5h6.7c1.2 0 1.9.8 1.9 2.2H8.9v5c0 1.2-.8 2-1.9 2H2.4c-1 0-1.7-.8-1.7-2h1.9Z"),
    l(INK, "M4.2 4h3M4.2 6h3M4.2 8h2", 0.7),
  ],
  hermit: [
    l(P, "M4 3.3a2 2 0 0 1 4 0", 0.9),
    f(G, "M3 3.5h6l.7 6H2.3Z"),
    f(P, "M2 9.3h8v1.7H2ZM2.5 3h7v1.2h-7Z"),
    f(CORAL, "M6 5c1.2 1.3 1.2 2.7 0 3.5C4.8 7.7 4.8 6.3 6 5Z"),
  ],
  elder: [
    f(P, "M1.5 2c2.3 1.6 6.7 1.6 9 0 .8 4.8-1 8-4.5 9.5C2.5 10 .7 6.8 1.5 2Z"),
    f(INK, "M4.7 4.4c.8-.5 1.8-.5 2.6 0-.6.7-2 .7-2.6 0Z"),
    l(INK, "M3.8 6c.1 1.6.5 2.8 1.2 3.7M8.2 6c-.1 1.6-.5 2.8-1.2 3.7M6 6.5v3.7", 0.6),
  ],
  // Smugglers
  ferryman: [l(G, "M2.8 1l5.4 9.5", 1.2), f(G, "M2.4.3l1.9.9-.3 2L2 2Z"), f(P, "M.7 7h10.6L9.5 10.5h-7Z")],
  outlaw: [f(P, "M2 .9h8v10.2H2Z"), f(INK, o(6, 4.5, 1.8)), l(INK, "M3.5 8h5M4.2 9.6h3.6", 0.8)],
  counterfeiter: [
    f(P, "M4.4.9h3.2c1 0 1.2 1.2.6 2.1-.7 1-.6 2 .3 2.8h1.8v2.4H1.7V5.8h1.8c.9-.8 1-1.8.3-2.8-.6-.9-.4-2.1.6-2.1Z"),
    f(G, "M1.5 9h9v1.9h-9Z"),
  ],
  fence: [
    f(P, "M.7 7.8c2-1.5 3.5-.9 4.8-.2h2.8c1 0 1 1.5 0 1.6H6l3.8-1.5c1-.3 1.5.9.6 1.5l-3.7 2.1H.7Z"),
    f(LILAC, o(6.5, 3.6, 2.5)),
    f(INK, o(6.5, 3.6, 1.5)),
  ],
  cleaner: [
    l(G, "M10.6 1.2 6.3 5.7", 1.4),
    f(P, "M6.4 4.4 8.2 6.3c-.4 3-2.8 4.9-7.2 4.8 0-4.3 2-6.5 5.4-6.7Z"),
    l(INK, "M3.2 9.5l1.6-1.8M5 9.8l1.2-1.6", 0.6),
  ],
  watcher: [f(P, "M.5 6C2.8 2.5 9.2 2.5 11.5 6 9.2 9.5 2.8 9.5.5 6Z"), f(INK, o(6, 6, 2.2)), f(G, o(6, 6, 1.1))],
  vigil: [
    f(
      G,
      "M7.3.9C3.6 1.3 1.1 3.9 1.3 7.1" +
        "c.2 2.7 2.7 4.5 5.6 4.2 1.7-.2 2.9-1 3.6-2.2-3 .4-5.3-1.3-5.4-4.1 0-1.8.8-3.3 2.2-4.1Z",
    ),
    f(P, "M9 2l.6 1.6L11.2 4l-1.6.5L9 6.1l-.5-1.6L6.9 4l1.6-.4Z"),
  ],
  lookout: [
    f(P, "M.8 8.3 6.8 3.6 8.6 6 2 10Z"),
    f(G, "M7.2 2.7 9.6.8l2.2 3.2-2.7 1.7Z"),
    l(P, "M5 8.2 3.8 11.3M5.5 8l2 3.3", 0.8),
  ],
};

const GUILD_OF: Record<string, string[]> = {
  soldier: ["recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter", "highwayman", "executioner"],
  merchant: ["ship-master", "trader", "peddler", "landlord", "slaver", "shopkeeper", "shareholder", "inheritor"],
  mage: [
    "shaman",
    "invoker",
    "apprentice",
    "oracle",
    "alchemist",
    "illusionist",
    "master-of-magic",
    "hypnotist",
    "healer",
  ],
  politician: ["opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer", "recipient", "liberator"],
  farmer: ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner", "grower", "oyster-farmer"],
  ambassador: ["sage", "hermit", "elder"],
  smuggler: ["ferryman", "outlaw", "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout"],
};

export interface Portrait {
  bust: Shape[];
  sign: Shape[];
  tone: string;
}

/** The portraits by the Lords' names. */
export const LORDS: Record<string, Portrait> = Object.fromEntries(
  Object.entries(GUILD_OF).flatMap(([guild, names]) =>
    names.map((name) => [name, { bust: BUSTS[guild] ?? [], sign: SIGNS[name] ?? [f(G, STAR)], tone: tone(guild) }]),
  ),
);
