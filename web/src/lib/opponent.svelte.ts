// Against whom somebody plays unless they say otherwise: the bot chosen last in this browser.

import { shelf } from "./api";
import { keep, kept } from "./prefs.svelte";

const NEWCOMER = "casual";

class Opponent {
  private last = $state(kept("bot"));

  choose(bot: string): void {
    this.last = bot;
    keep("bot", bot);
  }

  /** The one of these bots. */
  among(bots: string[]): string {
    return [this.last, NEWCOMER].find((one) => one !== null && bots.includes(one)) ?? bots[0] ?? "open";
  }

  /** The one of those that the server has. */
  async ready(): Promise<string> {
    return this.among((await shelf()).bots);
  }
}

export const opponent = new Opponent();
