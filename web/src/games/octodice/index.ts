// Octo Dice on the page.

import type { GameModule } from "../contract";
import { attempts, cause } from "./attempts";
import { cards } from "./cards";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import { outline } from "./outline";
import { ending, finale, go, icon, logIcon, place, prompt, quiet, short } from "./prompt";
import { figures, sections } from "./sections";
import Shared from "./Shared.svelte";
import { targets } from "./targets";
import { tip } from "./tips";
import type { OctoData, OctoView } from "./view";

export default {
  Shared,
  Own,
  Icon,
  layout: "even",
  targets,
  attempts,
  cause,
  icon,
  short,
  go,
  place,
  ending,
  finale,
  quiet,
  logIcon,
  prompt,
  figures,
  tip,
  sections,
  cards,
  guide,
  outline,
} satisfies GameModule<OctoView, OctoData>;
