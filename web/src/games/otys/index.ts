import type { GameModule } from "../contract";
import { attempts, icon, prompt, short, targets } from "./acts";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import Own from "./Own.svelte";
import { figures, sections } from "./sections";
import Shared from "./Shared.svelte";
import { cards, tip } from "./tips";
import type { OtysData, OtysView } from "./view";

const otys: GameModule<OtysView, OtysData> = {
  Shared,
  Own,
  Icon,
  layout: "own",
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
};
export default otys;
