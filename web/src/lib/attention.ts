// "It is your turn" for people who look elsewhere: a soft sound, a notification of the browser. Both only if wanted.

import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

/** Two soft notes, like a drop of water. */
export function chime(): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.setValueAtTime(pitch, now + i * 0.12);
    loud.gain.setValueAtTime(0, now + i * 0.12);
    loud.gain.linearRampToValueAtTime(0.12, now + i * 0.12 + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, now + i * 0.12 + 0.5);
    tone.connect(loud).connect(context.destination);
    tone.start(now + i * 0.12);
    tone.stop(now + i * 0.12 + 0.55);
  }
}

export function call(title: string, body: string): void {
  chime();
  if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(title, { body, tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}
