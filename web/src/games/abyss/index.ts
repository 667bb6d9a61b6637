// Abyss, with or without Kraken, on the page.

import type { GameModule } from "../contract";
import { attempts } from "./attempts";
import { cards } from "./cards";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import { loose } from "./loose";
import Own from "./Own.svelte";
import { icon, prompt, short } from "./prompt";
import { figures, sections } from "./sections";
import Shared from "./Shared.svelte";
import { targets } from "./targets";
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
  loose,
  icon,
  short,
  prompt,
  figures,
  tip,
  sections,
  cards,
  guide,
} satisfies GameModule<AbyssView, AbyssData>;
