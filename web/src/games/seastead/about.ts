import type { About } from "../contract";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";

export default {
  players: 2,
  minutes: 60,
  feel: {
    en:
      "A close duel of give and take: every dive feeds both of you, every " +
      "building shifts the balance on the sea you share.",
    de:
      "Ein enges Duell im Geben und Nehmen: Jeder Tauchgang bringt beiden etwas, jedes Gebäude " +
      "verschiebt das Gleichgewicht auf dem Meer, das ihr euch teilt.",
    fr:
      "Un duel serré, entre donner et prendre : chaque plongée profite aux deux, chaque " +
      "bâtiment déplace l’équilibre sur la mer que vous partagez.",
  },
  Picture,
  Glyph,
} satisfies About;
