// Octo Dice on the page.

import type { GameModule } from "../contract";
import { attempts, icon, short, targets } from "./act";
import guide from "./guide";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import Shared from "./Shared.svelte";
import { cards, figures, prompt, sections, tip } from "./tell";
import type { OctoData, OctoView } from "./view";

export default {
  Shared,
  Own,
  Icon,
  layout: "even",
  targets,
  attempts,
  icon,
  short,
  figures,
  prompt,
  tip,
  sections,
  cards,
  guide,
} satisfies GameModule<OctoView, OctoData>;
