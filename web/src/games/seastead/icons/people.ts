// The specialists: sixteen people, told apart by what they wear on the head and hold in the hand.

import { cleanup, exchange, fish, bust, storage } from "./goods";
import { coin, dot, put, type Drawing } from "./shapes";

const short = "M7.3 9.2C7 5.4 9.2 3.8 12 3.8s5 1.6 4.7 5.4c-2.4-2.2-7-2.2-9.4 0z";
const long = "M6.4 14.2V8.6C6.4 5 8.9 3.2 12 3.2s5.6 1.8 5.6 5.4v5.6h-2.4V8.4c-2 .9-4.4.9-6.4 0v5.8z";
const gear =
  "M11 2h2l.5 2.6 2 .8 2.2-1.5 1.4 1.4-1.5 2.2.8 2 2.6.5v2l-2.6.5-.8 2 1.5 2.2-1.4 1.4-2.2-1.5-2 .8" +
  "L13 20h-2l-.5-2.6-2-.8-2.2 1.5-1.4-1.4 1.5-2.2-.8-2L3 12v-2l2.6-.5.8-2-1.5-2.2 1.4-1.4 2.2 1.5 2-.8z";

export const PEOPLE: Record<string, Drawing> = {
  "specialist-fisher": [
    ...bust("fish", "skin1"),
    ["light", "M3.8 9.6c1.8-.8 2.3-7.6 8.2-7.6s6.4 6.8 8.2 7.6c-5-1.6-11.4-1.6-16.4 0z"],
    ...put(fish, 10.4, 12.6, 0.56),
  ],
  "specialist-architect": [
    ...bust("paper", "skin2"),
    ["hair", dot(12, 3, 2.2)],
    ["hair", short],
    ["thick", "M18.3 13.4l-3 9.4M18.3 13.4l3 9.4M16.6 19.2h3.4"],
    ["gold", dot(18.3, 13.2, 1.5)],
  ],
  "specialist-diver": [
    ["steel", "M2.8 23c0-4.6 3.6-6.6 9.2-6.6s9.2 2 9.2 6.6z"],
    ["gold", dot(12, 9.4, 7.4)],
    ["gold2", "M6 15.4h12v2.8H6z"],
    ["water", dot(12, 9.4, 4.3)],
    ["paperline", "M9.6 9.4a2.6 2.6 0 0 1 2.2-2.3"],
  ],
  "specialist-trader": [
    ...bust("coral", "skin3"),
    ["weed", "M6.6 9.2C6.6 4.6 9 2.8 12 2.8s5.4 1.8 5.4 6.4c-3.2-1.8-7.6-1.8-10.8 0zM17 7.8l4.2 1-2.6 3.6-2-3z"],
    ...put(exchange, 11.6, 13.4, 0.46),
  ],
  "specialist-environmentalist": [
    ...bust("weed", "skin1"),
    ["hair", short],
    ["weed", "M12 5.2C10.2 1 6.4.8 4 1.4 4.4 4.8 7.4 7 12 5.2zM12 5.2C13.8 1 17.6.8 20 1.4c-.4 3.4-3.4 5.6-8 3.8z"],
    ...put(cleanup, 12.6, 12.2, 0.48),
  ],
  "specialist-captain": [
    ...bust("abyss", "skin2"),
    ["paper", "M5.4 5.6C6 3 8.8 1.8 12 1.8s6 1.2 6.6 3.8l-1.4 2H6.8z"],
    ["dark", "M6.8 7.4h10.4l1 2c-4-1.3-8.4-1.3-12.4 0z"],
    ["gold", dot(12, 5.2, 1.4)],
    ["gold", "M3.2 18.6l4-2.6 1.6 2.4-4.6 2.8zM20.8 18.6l-4-2.6-1.6 2.4 4.6 2.8z"],
  ],
  "specialist-master-builder": [
    ...bust("coral", "skin3"),
    ["light", "M5.6 7.6C5.8 4.2 8.6 2 12 2s6.2 2.2 6.4 5.6h1.8v1.9H3.8V7.6z"],
    ["line", "M12 2v5.6"],
    ["wood", "M18 16h1.9v7H18z"],
    ["steel", "M14.8 12.8h7.4V16h-7.4z"],
  ],
  "specialist-quartermaster": [
    ...bust("weed2", "skin2"),
    ["weed2", "M6 8c-1.8-3.4 1.4-6 6-6s8.2 1.8 8 4.4c-.1 1.4-1.4 1.6-2.8 1.4-3.8-.8-7.4-.8-11.2.2z"],
    ...put(storage, 11.6, 12.2, 0.5),
  ],
  "specialist-founder": [
    ...bust("water", "skin3"),
    ["hair", `${dot(8.2, 6.4, 2.3)}${dot(12, 4.8, 2.6)}${dot(15.8, 6.4, 2.3)}`],
    ["thick", "M18.6 6.2V23"],
    ["coral", "M18.6 6.2h5l-1.3 2.2 1.3 2.2h-5z"],
  ],
  "specialist-investor": [
    ...bust("dark", "skin1"),
    ["dark", "M7.8 1h8.4v5.2h2.8v2H5v-2h2.8z"],
    ["coral", "M7.8 4.2h8.4v2H7.8z"],
    ...put(coin, 12.4, 13.2, 0.44),
  ],
  "specialist-agent": [
    ...bust("steel2", "skin2"),
    ["dark", "M7.2 2.6c2.2-1.4 7.4-1.4 9.6 0l.8 3.6h4c-1 2.4-18.2 2.4-19.2 0h4z"],
    ["dark", "M7.2 8.8h4.2v2.3H7.2zM12.6 8.8h4.2v2.3h-4.2z"],
    ["steel", "M7.6 15.6L12 19l4.4-3.4 1.8 7.4H5.8z"],
  ],
  "specialist-salvager": [
    ...bust("wood", "skin3"),
    ["coral", short],
    ["steel", `${dot(9.8, 9.2, 2.2)}${dot(14.2, 9.2, 2.2)}`],
    ["thick", "M18.4 11.6v6.2a2.6 2.6 0 1 1-4.6 1.6"],
    ["gold", dot(18.4, 11.6, 1.4)],
  ],
  "specialist-cartographer": [
    ...bust("fish2", "skin1"),
    ["hair", long],
    ["paper", "M10.4 15.8l4.2 1.6 4.2-1.6 4.2 1.6v6l-4.2-1.4-4.2 1.4-4.2-1.4z"],
    ["route", "M12 20.2c2-2.6 4 1.6 6-.6l3-1"],
  ],
  "specialist-scout": [
    ...bust("weed", "skin2"),
    ["weed2", "M5 14.6C4 7 7.4 2 12 2s8 5 7 12.6l-2.4-1.2c.6-4.6-.8-8-4.6-8s-5.2 3.4-4.6 8z"],
    ["dark", `${dot(9.4, 10, 2.9)}${dot(14.6, 10, 2.9)}`],
    ["water", `${dot(9.4, 10, 1.4)}${dot(14.6, 10, 1.4)}`],
  ],
  "specialist-engineer": [
    ...bust("light", "skin3"),
    ["hair", short],
    ["steel2", "M6.6 5.4h10.8v2.8H6.6z"],
    ["water", `${dot(9.6, 6.8, 1.9)}${dot(14.4, 6.8, 1.9)}`],
    ...put(
      [
        ["steel", gear],
        ["paper", dot(12, 11, 3)],
      ],
      10.8,
      11.8,
      0.54,
    ),
  ],
  "specialist-diplomat": [
    ...bust("fish", "skin2"),
    ["hair", long],
    ["light", "M5.2 17.4l3-1.6 8.6 7.2h-4.4z"],
    ["paper", "M14.4.8h9v6h-4.8l-2.4 2.4V6.8h-1.8z"],
    ["line", "M16.4 2.8h5M16.4 4.8h3.2"],
  ],
};
