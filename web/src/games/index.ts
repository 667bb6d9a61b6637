// The games that have a table in the browser: every folder here. Each is loaded when somebody sits down at it.

import type { GameModule } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export const GAMES: Record<string, (() => Promise<GameModule>) | undefined> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, load]) => [path.split("/")[1], () => load().then((one) => one.default)]),
);
