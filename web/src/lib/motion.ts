// Pieces glide from where they were to where they are: whatever carries `data-piece` is looked up before and after a
// change, and moved by the browser itself. Pieces that appear fade in; figures that change light up.

import { still } from "./prefs.svelte";

const SHOWN = 260; // milliseconds
const FAR = 130; // more for what goes far; all in all less than until a question can be answered (gate.svelte.ts)
const SVG = "http://www.w3.org/2000/svg";

interface Place {
  at: DOMRect;
  /** The part of the table it lies in; a part cuts off what leaves it. */
  part: Element | null;
}

export interface Before {
  places: Map<string, Place>;
  figures: Map<string, string>;
}

export function before(root: Element | null): Before | null {
  if (!root || still() || document.hidden) return null;
  const places = new Map<string, Place>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    places.set(one.dataset.piece as string, { at: one.getBoundingClientRect(), part: one.closest(".pane") });
  }
  const figures = new Map<string, string>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-figure]"))
    figures.set(one.dataset.figure as string, one.textContent ?? "");
  return { places, figures };
}

export function after(root: Element | null, was: Before | null): void {
  if (!root || !was) return;
  for (const one of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = was.places.get(one.dataset.piece as string);
    const to = one.getBoundingClientRect();
    if (!to.width || (from && !from.at.width)) continue;
    if (!from) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHOWN, easing: "ease-out" });
    else if (from.part !== one.closest(".pane")) fly(one, from.at, to);
    else glide(one, from.at, to);
  }
  for (const one of root.querySelectorAll<HTMLElement>("[data-figure]")) {
    const old = was.figures.get(one.dataset.figure as string);
    if (old !== undefined && old !== one.textContent) {
      one.animate([{ backgroundColor: "var(--chosen-glow)", boxShadow: "0 0 0 4px var(--chosen-glow)" }, {}], {
        duration: 900,
        easing: "ease-out",
      });
    }
  }
}

const timing = (far: number): KeyframeAnimationOptions => ({
  duration: SHOWN + Math.min(FAR, far / 6),
  easing: "cubic-bezier(.2,.7,.2,1)",
});

/** Within a part of the table a piece is moved itself. */
function glide(one: HTMLElement | SVGElement, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const drawing = one instanceof SVGGraphicsElement;
  const unit = drawing ? 1 / (one.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1; // a drawing has units of its own
  const start = `translate(${dx * unit}px, ${dy * unit}px) scale(${drawing ? 1 : from.width / to.width})`;
  one.animate(
    [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { ...timing(Math.hypot(dx, dy)), composite: drawing ? "add" : "replace" },
  );
}

/** From one part to another a copy of it flies over the table. */
function fly(one: HTMLElement | SVGElement, from: DOMRect, to: DOMRect): void {
  let copy: HTMLElement | SVGElement = one.cloneNode(true) as HTMLElement | SVGElement;
  if (one instanceof SVGGraphicsElement && !(one instanceof SVGSVGElement)) {
    const box = one.getBBox();
    const sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copy.removeAttribute("transform");
    sheet.append(copy);
    copy = sheet;
  }
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-spot");
  // What comes from a part that was scrolled away does not cross the head of the page: the sky is cut off there.
  const space = (one.closest("main") ?? document.body).getBoundingClientRect();
  const [left, top] = [Math.max(0, space.x), Math.max(0, space.y)];
  const sky = document.createElement("div");
  sky.className = "sky";
  sky.setAttribute("aria-hidden", "true");
  Object.assign(sky.style, {
    position: "fixed",
    inset: `${top}px 0 0 ${left}px`,
    overflow: "hidden",
    zIndex: "60",
    pointerEvents: "none",
  });
  Object.assign(copy.style, {
    position: "absolute",
    left: `${to.x - left}px`,
    top: `${to.y - top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
  });
  sky.append(copy);
  document.body.append(sky);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const time = timing(Math.hypot(from.x - to.x, from.y - to.y));
  one.animate([{ opacity: 0 }, { opacity: 0 }], time);
  const flight = copy.animate(
    [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    time,
  );
  flight.onfinish = flight.oncancel = () => sky.remove();
}
