// The games that have a folder here. Their tables are loaded when somebody sits down; what the first page says about
// them is there from the start. A game without a folder has a plain table.

import type { About, GameModule } from "./contract";

const byGame = <T>(files: Record<string, T>): Record<string, T | undefined> =>
  Object.fromEntries(Object.entries(files).map(([path, one]) => [path.split("/")[1], one]));

const TABLES = byGame(import.meta.glob<GameModule>("./*/index.ts", { import: "default" }));

/** The table of a game: its own, or a plain one. */
export const tableOf = (game: string): Promise<GameModule> =>
  TABLES[game]?.() ?? import("../plain").then((one) => one.default as unknown as GameModule);
export const ABOUT = byGame(import.meta.glob<About>("./*/about.ts", { import: "default", eager: true }));
