// Seastead on the page.

import type { GameModule } from "../contract";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import Shared from "./Shared.svelte";
import { cards } from "./cards";
import { guide } from "./guide";
import { sections } from "./sections";
import { figures, prompt, short } from "./short";
import { attempts, iconOf, targets } from "./targets";
import { tip } from "./tips";
import type { SeasteadData, SeasteadView } from "./view";

export default {
  Shared,
  Own,
  Icon,
  layout: "board",
  targets,
  attempts,
  icon: iconOf,
  short,
  figures,
  prompt,
  tip,
  sections,
  cards,
  guide,
} satisfies GameModule<SeasteadView, SeasteadData>;
