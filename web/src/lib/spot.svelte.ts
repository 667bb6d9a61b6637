// Makes elements spots: what they are called, what they look like, and what clicks and keys do there. What it means to
// look at one is in Tips.svelte.

import type { Attachment } from "svelte/attachments";
import type { Acting } from "./acting.svelte";
import { move } from "./focus";

export const spotOf =
  (act: Acting, at: string, label?: string): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    element.dataset.spot = at;
    element.classList.add("spot");
    $effect(() => {
      const picked = act.isPicked(at);
      const can = act.can(at) || picked;
      element.classList.toggle("can", can);
      element.classList.toggle("chosen", picked);
      element.classList.toggle("lit", act.isLit(at));
      element.classList.toggle("advised", act.isAdvised(at));
      element.setAttribute("tabindex", can ? "0" : "-1");
      if (can) {
        element.setAttribute("role", "button");
        element.setAttribute("aria-pressed", String(picked));
      } else {
        element.setAttribute("role", label ? "img" : "group");
        element.removeAttribute("aria-pressed");
      }
      const one = can ? act.leads(at) : null;
      const name = act.named([label, one?.sentence].filter(Boolean).join(": "));
      if (name) element.setAttribute("aria-label", name);
      else element.removeAttribute("aria-label");
    });
    const click = (event: Event): void => {
      if ((event.target as Element).closest("[data-spot]") === element) act.click(at, element); // not a spot within it
    };
    const key = (event: KeyboardEvent): void => {
      if (event.target !== element) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act.click(at, element);
      } else if (event.key.startsWith("Arrow")) {
        if (move(element, event.key)) event.preventDefault();
      }
    };
    element.addEventListener("click", click);
    element.addEventListener("keydown", key as EventListener);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key as EventListener);
      // An element that stays without being a spot any more must not look like one.
      delete element.dataset.spot;
      element.classList.remove("spot", "can", "chosen", "lit", "advised");
      for (const name of ["tabindex", "role", "aria-pressed", "aria-label"]) element.removeAttribute(name);
    };
  };
