import type { About } from "../contract";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";

export default {
  players: 3,
  minutes: 60,
  feel: {
    en:
      "Tempting all along: how far do you explore, whom do you win over, " +
      "and what will the Kraken ask for it in the end?",
    de:
      "Lauter Versuchungen: Wie weit erforschst du, wen ziehst du auf deine " +
      "Seite, und was verlangt der Kraken am Ende dafür?",
    fr: "Des tentations partout : jusqu’où explorer, qui rallier, et quel prix le Kraken en demandera-t-il à la fin ?",
  },
  Picture,
  Glyph,
} satisfies About;
