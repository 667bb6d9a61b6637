// The page without a network: a service worker keeps its files. A newer page is fetched beside the present one and
// waits until somebody changes to it, so nothing changes under a game that is on.

/** What Chromium offers; others have it in their menus. */
interface Install extends Event {
  prompt: () => Promise<unknown>;
}

class Updates {
  /** A newer page is ready. */
  waits = $state(false);
  /** What lies here is complete: it starts without a network. */
  offline = $state(false);
  /** The browser would install the page, if it is asked to. */
  installs = $state.raw<Install | null>(null);
  private begun = false;
  private registration: ServiceWorkerRegistration | null = null;

  async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    addEventListener("beforeinstallprompt", (event) => (this.installs = event as Install));
    addEventListener("appinstalled", () => (this.installs = null));
    if (!("serviceWorker" in navigator)) return; // neither https nor this machine
    let changing = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (changing) location.reload();
      changing = true;
    });
    try {
      const found = (this.registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI)));
      this.waits = found.waiting !== null;
      found.addEventListener("updatefound", () => this.follow(found.installing));
      this.follow(found.installing);
      await navigator.serviceWorker.ready;
      this.offline = true;
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) void found.update().catch(() => undefined); // without a network there is nothing new
      });
    } catch (error) {
      console.warn(`no service worker: ${String(error)}`);
    }
  }

  private follow(coming: ServiceWorker | null): void {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) this.waits = true;
    });
  }

  install = async (): Promise<void> => {
    await this.installs?.prompt();
    this.installs = null; // it can be asked once
  };
  take = (): void => {
    this.registration?.waiting?.postMessage("take");
  };
  later = (): void => {
    this.waits = false;
  };
}
export const updates = new Updates();
