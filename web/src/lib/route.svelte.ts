// Which page is shown. Addresses are real ones: a link to a table or to a moment of it can be sent to somebody. Without
// a server there is only one file, so there they follow a "#": `#/t/...?at=3`.

import { SITE } from "./door";

const ANY = "http://page"; // what an address after "#" is relative to

const shown = (): URL => (SITE ? new URL(location.hash.slice(1) || "/", ANY) : new URL(location.href));

class Route {
  path = $state(shown().pathname);
  query = $state.raw(shown().searchParams);
  /** What follows "#". */
  hash = $state(shown().hash.slice(1));

  read = (): void => {
    const { pathname, searchParams, hash } = shown();
    this.path = pathname;
    this.query = searchParams;
    this.hash = hash.slice(1);
  };
}

export const route = new Route();
addEventListener("popstate", route.read);
if (SITE) {
  addEventListener("hashchange", route.read);
  // A link as it is written, followed by the browser itself, would lead out of the folder or to no page: one that is
  // opened elsewhere gets its real address before, one within the page only moves the view.
  for (const what of ["pointerdown", "focusin", "click"]) addEventListener(what, follow, { capture: true });
}

function follow(event: Event): void {
  const anchor = (event.target as Element | null)?.closest?.("a[href]");
  const at = anchor?.getAttribute("href") ?? "";
  if (at.startsWith("/")) anchor?.setAttribute("href", real(at));
  const place = event.type === "click" && /^#[\w-]+$/.test(at) ? document.getElementById(at.slice(1)) : null;
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** An address of this page as the browser has it. */
function real(address: string): string {
  if (!SITE) return address;
  const { pathname, search, hash } = new URL(address.replace(/^#(?=\/)/, ""), shown());
  return `#${pathname}${search}${hash}`;
}

/** The whole address of what is shown, for somebody else. */
export const whole = (address = ""): string => new URL(real(address || shown().pathname), location.href).href;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", real(address));
  else history.pushState(null, "", real(address));
  route.read();
}

/** A link that stays in the page. */
export function link(event: MouseEvent): void {
  const at = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (at === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(at);
  scrollTo(0, 0);
}
