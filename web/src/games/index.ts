// The tables of the games that have a folder here, each loaded when somebody sits down at it.

import type { GameModule } from "./contract";

const TABLES = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** The table of a game: its own, or a plain one, which also shows what was played by other rules. */
export const tableOf = (game: string, old = false): Promise<GameModule> =>
  (old ? undefined : TABLES[`./${game}/index.ts`])?.() ??
  import("../plain").then((one) => one.default as unknown as GameModule);
