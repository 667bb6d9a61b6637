// The games that have a folder here. Their tables are loaded when somebody sits down; what the first page says about
// them is there from the start.

import type { About, GameModule } from "./contract";

const byGame = <T>(files: Record<string, T>): Record<string, T | undefined> =>
  Object.fromEntries(Object.entries(files).map(([path, one]) => [path.split("/")[1], one]));

export const TABLES = byGame(import.meta.glob<GameModule>("./*/index.ts", { import: "default" }));
export const ABOUT = byGame(import.meta.glob<About>("./*/about.ts", { import: "default", eager: true }));
