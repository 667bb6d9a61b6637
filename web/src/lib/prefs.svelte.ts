// The preferences. They stay in this browser.

export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`fathom:${name}`);
  } catch {
    return null; // a private window
  }
};
export const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(`fathom:${name}`, value);
  } catch {
    // a private window
  }
};

/** Whether the browser is to save data. */
const saving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

class Prefs {
  theme = $state<Theme>((kept("theme") as Theme) ?? "system");
  /** How long what others do is shown. */
  speed = $state<Speed>((kept("speed") as Speed) ?? "normal");
  /** Ask again before a click on the board does something that cannot be undone. */
  confirm = $state(kept("confirm") !== "off");
  /** Ask before a choice ends the turn. */
  stopAtEnd = $state(kept("stopAtEnd") !== "off");
  sound = $state(kept("sound") === "on");
  notify = $state(kept("notify") === "on");
  /** The table as pictures, or in words. */
  text = $state(kept("text") === "on");
  /** Think of hints and reviews in this browser, if the server offers it: that takes a download of 20 MB, once. */
  here = $state((kept("here") ?? (saving() ? "off" : "on")) !== "off");
  /** Show the board of whoever acts. */
  follow = $state(kept("follow") !== "off");

  set<K extends "theme" | "speed">(name: K, value: Prefs[K]): void {
    this[name] = value as never;
    keep(name, value);
    this.show();
  }

  toggle(name: "confirm" | "stopAtEnd" | "sound" | "notify" | "text" | "follow" | "here", on = !this[name]): void {
    this[name] = on;
    keep(name, on ? "on" : "off");
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Prefs();

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
