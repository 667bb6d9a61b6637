// Seastead on the page.

import type { GameModule } from "../contract";
import { attempts } from "./attempts";
import { cards } from "./cards";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import { outline } from "./outline";
import { ending, icon, logIcon, place, prompt, short } from "./prompt";
import { extras, figures, sections } from "./sections";
import Shared from "./Shared.svelte";
import { targets } from "./targets";
import { tip } from "./tips";
import type { SeasteadData, SeasteadView } from "./view";

export default {
  Shared,
  Own,
  Icon,
  layout: "wide",
  targets,
  attempts,
  icon,
  short,
  place,
  ending,
  end: "action-end-window",
  prompt,
  figures,
  extras,
  tip,
  sections,
  cards,
  guide,
  outline,
  logIcon,
} satisfies GameModule<SeasteadView, SeasteadData>;
