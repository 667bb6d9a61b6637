// Where the focus goes, and what is brought into sight.

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

const inSight = (one: Element): boolean => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-spot]") === one;
};

/** If nothing that can be used is in sight, bring the first such piece up. At once: nothing may move under a finger. */
export function reveal(pane: Element): void {
  const usable = [...pane.querySelectorAll(".spot.can")].filter((one) => one.getBoundingClientRect().width);
  if (!usable.some(inSight)) usable[0]?.scrollIntoView({ block: "center" });
}

/** Back to the top of every part of the table, as at the beginning of each turn. */
export function home(root: Element): void {
  for (const pane of root.querySelectorAll(".shared-pane, .own-pane")) pane.scrollTop = 0;
}
