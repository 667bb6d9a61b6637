// Which page is shown. Addresses are real ones: a link to a table or to a moment of it can be sent to somebody.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  read = (): void => {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  };
}

export const route = new Route();
addEventListener("popstate", route.read);

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
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
