// What the first page shows of the games that have a folder here.

import type { About } from "./contract";

const FOLDERS = import.meta.glob<About>("./*/about.ts", { import: "default", eager: true });

export const aboutOf = (game: string): About | undefined => FOLDERS[`./${game}/about.ts`];
