// My name, as the server remembers it. A new name is sent before any other request that uses it.

import { introduce, me } from "../lib/api";

class Myself {
  name = $state("");
  private last: Promise<void> = Promise.resolve();

  read(): void {
    this.name = me.name ?? "";
  }

  save(name: string): Promise<void> {
    this.last = this.last
      .catch(() => undefined)
      .then(() => introduce(name))
      .then(() => this.read());
    return this.last;
  }

  /** Become a person; without a name, a guest. */
  async ready(): Promise<void> {
    await this.last.catch(() => undefined);
    if (me.id === null || me.name === null) await this.save("");
  }
}

export const myself = new Myself();
