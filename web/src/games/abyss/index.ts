// Abyss, with or without Kraken, on the page.

import type { GameModule } from "../contract";
import { attempts } from "./attempts";
import { cards } from "./cards";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import { outline } from "./outline";
import { decline, ending, icon, logIcon, place, prompt, quiet, short } from "./prompt";
import { figures, sections } from "./sections";
import Shared from "./Shared.svelte";
import { played, targets } from "./targets";
import { tip } from "./tips";
import "./tones.css";
import type { AbyssData, AbyssView } from "./view";

export default {
  Shared,
  Own,
  Icon,
  layout: "board",
  targets,
  attempts,
  played,
  icon,
  short,
  place,
  ending,
  end: "action-pass-window",
  quiet,
  decline,
  prompt,
  figures,
  tip,
  sections,
  cards,
  guide,
  outline,
  logIcon,
} satisfies GameModule<AbyssView, AbyssData>;
