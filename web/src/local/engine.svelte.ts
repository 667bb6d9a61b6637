// How far the rules are that run on this device.

class Engine {
  /** What has come in, from 0 to 1. */
  share = $state(0);
  ready = $state(false);
  failed = $state<string | null>(null);

  fail(why: string): void {
    this.failed = why;
  }
}
export const engine = new Engine();
