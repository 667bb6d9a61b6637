// Where the focus goes, and what is brought into sight.

import { still } from "./prefs.svelte";

/** Move the focus to the nearest spot in a direction. */
export function move(from: Element, key: string): boolean {
  const box = from.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const to = one.getBoundingClientRect();
    if (one === from || !to.width) continue;
    const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
    const across = key === "ArrowLeft" || key === "ArrowRight";
    const along = (across ? dx : dy) * (key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
    const aside = across ? dy : dx;
    const far = along + 2 * Math.abs(aside);
    if (along > 4 && Math.abs(aside) < along * 2 && far < least) [best, least] = [one, far];
  }
  best?.focus();
  return best !== null;
}

/** If nothing that can be used is in sight, bring the first such piece up. `ask` may lie over the foot of a pane. */
export function reveal(pane: Element, ask?: Element | null): void {
  const usable = [...pane.querySelectorAll(".spot.can")]
    .map((one) => [one, one.getBoundingClientRect()] as const)
    .filter(([, at]) => at.width > 0);
  const over = ask?.getBoundingClientRect();
  const bottom = Math.min(pane.getBoundingClientRect().bottom, over && over.top > 0 ? over.top : innerHeight);
  const top = Math.max(pane.getBoundingClientRect().top, 0);
  if (usable.some(([, at]) => at.top + at.height / 2 > top && at.top + at.height / 2 < bottom)) return;
  usable[0]?.[0].scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}

/** Back to the top of every part of the table, as at the beginning of each turn. */
export function home(root: Element): void {
  const behavior = still() ? "auto" : "smooth";
  for (const pane of root.querySelectorAll(".shared-pane, .own-pane")) {
    if (pane.scrollTop > 0) pane.scrollTo({ top: 0, behavior });
  }
}
