import type { About } from "../contract";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";

export default {
  players: 3,
  minutes: 30,
  feel: {
    en: "Brisk and cheerful: roll, keep, roll again. What your neighbours roll is of use to you, too.",
    de: "Flott und heiter: würfeln, behalten, noch einmal würfeln. Auch was die anderen würfeln, nützt dir.",
    fr: "Vif et joyeux : on lance, on garde, on relance. Et les dés des autres vous servent aussi.",
  },
  Picture,
  Glyph,
} satisfies About;
