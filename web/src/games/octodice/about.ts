import type { About } from "../contract";
import Glyph from "./Glyph.svelte";
import Picture from "./Picture.svelte";

export default {
  players: 3,
  minutes: 30,
  Picture,
  Glyph,
} satisfies About;
