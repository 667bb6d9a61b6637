// The log, turn by turn: what was told, what was taken back, and a turn in one line.

import { pieces } from "./names";
import type { Entry, Happening, Lang, SeatInfo } from "./types";

/** Something that happened: an event of the game, or what somebody did at the table. */
export interface Line {
  id: string;
  entry: Entry;
  event: Happening | null;
  undone: boolean;
}

export interface Turn {
  /** The number of the entry that began it. */
  id: number;
  /** Whose turn it is; null before the first one. */
  seat: number | null;
  /** The event that began it. */
  title: Happening | null;
  lines: Line[];
  /** The moments at which it began and ended. */
  from: number;
  to: number;
}

/** The numbers of the actions that were taken back. */
export function undone(log: Entry[]): Set<number> {
  const done: number[] = [];
  const found = new Set<number>();
  for (const entry of log) {
    if (entry.kind === "action") done.push(entry.number);
    else if (entry.kind === "undo") found.add(done.pop() ?? entry.number);
  }
  return found;
}

/** What happened out of sight is not told, nor that it was taken back; chat has its own place. */
export function turns(log: Entry[]): Turn[] {
  const back = undone(log);
  const named = log.some((entry) => entry.events?.some((event) => event.kind === "turn"));
  const done: Entry[] = [];
  let now: Turn = { id: 0, seat: null, title: null, lines: [], from: 0, to: 0 };
  const found = [now];
  const begin = (entry: Entry, seat: number | null, title: Happening | null): void => {
    now = { id: entry.number, seat, title, lines: [], from: now.to, to: now.to };
    found.push(now);
  };
  for (const entry of log) {
    if (entry.kind === "chat") continue;
    if (entry.kind === "undo" && !done.pop()?.events?.length) continue;
    if (entry.kind === "action") done.push(entry);
    const taken = back.has(entry.number);
    if (!named && entry.kind === "action" && !taken && entry.seat !== now.seat) begin(entry, entry.seat, null);
    if (entry.moment !== undefined && !taken) now.to = entry.moment;
    if (entry.kind !== "action" && (entry.kind !== "start" || !entry.events?.length)) {
      now.lines.push({ id: `${entry.number}`, entry, event: null, undone: false });
      continue;
    }
    for (const [i, event] of (entry.events ?? []).entries()) {
      if (event.kind === "turn" && !taken) begin(entry, event.seat ?? null, event);
      else now.lines.push({ id: `${entry.number}.${i}`, entry, event, undone: taken });
    }
  }
  return found.filter((turn) => turn.title || turn.lines.length);
}

const TOLD = 4; // deeds in the line of a turn

/** A turn in one line: what the player did, without the name, which stands before it. */
export function digest(turn: Turn, lang: Lang, seats: SeatInfo[]): string {
  const deeds = turn.lines.flatMap(({ event, undone }) => {
    if (!event || undone) return [];
    const [before, one, ...rest] = pieces(event.sentence, lang, seats);
    if (before !== "" || typeof one !== "object" || one.seat !== turn.seat) return [];
    return [
      rest
        .map((part) => (typeof part === "string" ? part : part.name))
        .join("")
        .trim(),
    ];
  });
  return deeds.slice(0, TOLD).join(", ") + (deeds.length > TOLD ? " …" : "");
}
