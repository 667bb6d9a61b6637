// Spots that were clicked, against what a choice points at.

import type { Target } from "../games/contract";

/** Whether spots that were clicked belong to a choice: each to a target of its own. */
export function fits(picked: string[], targets: Target[]): boolean {
  if (!picked.length) return true;
  const [first, ...rest] = picked as [string, ...string[]];
  return targets.some(
    (target, i) =>
      (target === first || (Array.isArray(target) && target.includes(first))) && fits(rest, targets.toSpliced(i, 1)),
  );
}

/** Whether they were clicked in the order in which the choice names them. */
export const inOrder = (picked: string[], targets: Target[]): boolean =>
  targets.every((target, i) => [target].flat().includes(picked[i] ?? ""));
