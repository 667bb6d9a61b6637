// The table of a game that has no folder in `games`: drawn with letters, as in a terminal, and played by the list.

import type { GameModule } from "../games/contract";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import { figures, sections, type PlainView } from "./sections";

export default {
  Own,
  Icon,
  layout: "own",
  written: true,
  targets: () => [],
  attempts: () => [],
  figures,
  tip: () => null,
  sections,
  cards: () => [],
} satisfies GameModule<PlainView>;
