// Input belongs to the question it answers: what is pressed before a question could be seen answers nothing. So a
// second click of a double click, or a key that is held, never reaches the next question.

const SETTLE = 400; // milliseconds a question is shown until it can be answered
const AFRESH = 150; // the same for notes that are added to it
const LONGEST = 2000; // to wait for these notes

export class Gate {
  open = $state(false);
  private since = 0;
  private pressed = false;
  /** The press under way began before the question was there. */
  private early = false;

  /** `complete`: all that is going to be said with the question is there. */
  constructor(question: () => string, complete: () => boolean) {
    $effect(() => {
      void question();
      this.open = false;
      this.since = performance.now();
      if (this.pressed) this.early = true;
    });
    $effect(() => {
      void question();
      const left = complete() ? Math.max(this.since + SETTLE - performance.now(), AFRESH) : LONGEST;
      const timer = setTimeout(() => (this.open = true), left);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const down = (event: Event): void => {
        this.pressed = true;
        this.early = !this.open || (event instanceof KeyboardEvent && event.repeat);
      };
      // The click comes after the press has ended. One without a press comes from an aid such as a screen reader.
      const up = (): void => void setTimeout(() => (this.pressed = this.early = false));
      const ends = { pointerdown: down, keydown: down, pointerup: up, pointercancel: up, keyup: up };
      for (const [name, what] of Object.entries(ends)) addEventListener(name, what, { capture: true });
      return () => {
        for (const [name, what] of Object.entries(ends)) removeEventListener(name, what, { capture: true });
      };
    });
  }

  /** Whether what is pressed now answers the question. */
  get takes(): boolean {
    return this.open && !this.early;
  }
}
