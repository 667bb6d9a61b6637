import type { About } from "../contract";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";

export default {
  players: 3,
  minutes: 60,
  feel: {
    en: "A puzzle of timing: whoever has worked goes up, all others sink, and the key you played is gone for a while.",
    de:
      "Auf den richtigen Zeitpunkt kommt es an: Wer gearbeitet hat, taucht auf, alle anderen " +
      "sinken, und das gespielte Plättchen fehlt dir erst einmal.",
    fr:
      "Tout est question de moment : qui a travaillé remonte, les autres " +
      "s’enfoncent, et la clé jouée vous manque pour un temps.",
  },
  Picture,
  Glyph,
} satisfies About;
