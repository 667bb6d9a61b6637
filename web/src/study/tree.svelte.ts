// Lines that were tried: positions, each with the one it came from.

import type { Place } from "./bench.svelte";

export interface Node {
  id: number;
  parent: number | null;
  /** What led here, as it is written; null is a position that was set up. */
  action: string | null;
  /** The same in words, as far as it is known, and what happened. */
  says: string | null;
  events: string[];
  code: string;
}

const FORMAT = 1;
const MOST = 500; // positions of a file

/** A file that cannot be read. */
export class Unreadable extends Error {}

export class Tree {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);
  here = $derived(this.nodes.find((one) => one.id === this.at) ?? null);
  private known = new Map<string, Place>();
  private last = 0;

  /** A position that everything follows from. */
  begin(place: Place): void {
    this.known.clear();
    this.nodes = [];
    this.add(place, null, null, null);
  }

  add(place: Place, parent: number | null, action: string | null, says: string | null): Node {
    const node: Node = { id: ++this.last, parent, action, says, events: place.events, code: place.code };
    this.nodes = [...this.nodes, node];
    this.at = node.id;
    return node;
  }

  children(id: number | null): Node[] {
    return this.nodes.filter((one) => one.parent === id);
  }

  /** A line that was tried already: the same action, where nothing is left to chance. */
  again(action: string, code: string): Node | undefined {
    return this.children(this.at).find((one) => one.action === action && one.code === code);
  }

  /** Forget a position and all that follows from it. */
  drop(id: number): void {
    const gone = new Set([id]);
    for (const one of this.nodes) if (one.parent !== null && gone.has(one.parent)) gone.add(one.id);
    if (gone.has(this.at)) this.at = this.nodes.find((one) => one.id === id)?.parent ?? 0;
    this.nodes = this.nodes.filter((one) => !gone.has(one.id));
  }

  // As a file

  text(): string {
    const places = new Map(this.nodes.map((one, i) => [one.id, i]));
    const lines = this.nodes.map((one) => [one.parent === null ? null : places.get(one.parent), one.action, one.code]);
    return JSON.stringify({ fathom_study: FORMAT, at: places.get(this.at) ?? 0, lines });
  }

  /** Lines from a file; the positions themselves are for the server to judge. */
  read(held: unknown): void {
    const file = held as { fathom_study?: unknown; at?: unknown; lines?: unknown };
    if (file?.fathom_study !== FORMAT || !Array.isArray(file.lines)) throw new Unreadable();
    if (!file.lines.length || file.lines.length > MOST) throw new Unreadable();
    const found: Node[] = file.lines.map((line: unknown, i) => {
      const [parent, action, code] = Array.isArray(line) ? (line as unknown[]) : [];
      const fits = i === 0 ? parent === null : Number.isInteger(parent) && Number(parent) >= 0 && Number(parent) < i;
      if (!fits || typeof code !== "string" || (action !== null && typeof action !== "string")) throw new Unreadable();
      return {
        id: i + 1,
        parent: parent === null ? null : Number(parent) + 1,
        action: action,
        says: null,
        events: [],
        code,
      };
    });
    this.known.clear();
    this.nodes = found;
    this.last = found.length;
    const at = Number.isInteger(file.at) ? Number(file.at) + 1 : 1;
    this.at = found.some((one) => one.id === at) ? at : 1;
  }
}
