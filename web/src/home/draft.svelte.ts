// A table about to be opened. It is kept while the page is, so that a closed panel loses nothing.

import type { Wish } from "../lib/api";
import { opponent } from "../lib/opponent.svelte";
import { usual as usualOf, type Value } from "../lib/options";
import type { GameInfo, OptionInfo } from "../lib/types";
import { t } from "../lib/words.svelte";
import { usual } from "./facts";

/** Me, another person at this device, an open seat; or the name of a bot. */
export type Kind = "me" | "here" | "open" | (string & {});
export const isBot = (kind: Kind): boolean => !["me", "here", "open"].includes(kind);

export class Draft {
  readonly game: string;
  private bot = $state("");
  private counts: number[];
  private known: OptionInfo[];
  players = $state(2);
  private kinds = $state<Kind[]>([]);
  names = $state<string[]>([]);
  options = $state<Record<string, Value>>({});
  public = $state(false);
  timer = $state<number | null>(null);
  substitute = $state("");
  talk = $state(false);
  /** Whether hints are allowed; null: only to somebody alone with bots. */
  hints = $state<boolean | null>(null);
  /** Whether what could be remembered is shown. */
  notes = $state(false);
  pack = $state.raw<{ name: string; data: object } | null>(null);

  constructor(game: GameInfo, bots: string[]) {
    this.game = game.name;
    this.bot = opponent.among(bots);
    this.counts = game.players;
    this.known = game.options;
    this.substitute = this.bot;
    this.kinds = Array.from({ length: Math.max(...game.players) }, (_, seat) => (seat ? this.bot : "me"));
    this.names = this.kinds.map(() => "");
    this.players = usual(game);
  }

  get seats(): Kind[] {
    return this.kinds.slice(0, this.players);
  }
  get waits(): boolean {
    return this.seats.includes("open");
  }

  resize(players: number): void {
    if (!this.counts.includes(players)) return;
    this.players = players;
    if (!this.seats.includes("me")) this.sit(0, "me");
    if (Number(this.options.first_player) >= players) delete this.options.first_player;
  }

  /** There is one of me: a seat that becomes mine changes places with the old one. */
  sit(seat: number, kind: Kind): void {
    const before = this.kinds[seat] ?? this.bot;
    const mine = this.kinds.indexOf("me");
    if (kind === "me" && mine >= 0) this.kinds[mine] = before;
    this.kinds[seat] = kind;
  }

  /** All seats but mine. */
  others(kind: Kind): void {
    const mine = Math.max(0, this.seats.indexOf("me"));
    for (const seat of this.kinds.keys()) this.kinds[seat] = seat === mine ? "me" : kind;
  }
  /** Whoever is a bot here is this one from now on. */
  face(bot: string): void {
    for (const [seat, kind] of this.kinds.entries()) if (isBot(kind)) this.kinds[seat] = bot;
    if (this.substitute === this.bot) this.substitute = bot;
    this.bot = bot;
  }
  /** The same, unless it was this one already. */
  meet(bot: string): void {
    if (bot !== this.bot) this.face(bot);
  }
  /** The bot that all bots here are. */
  get faced(): string | null {
    const found = new Set(this.seats.filter(isBot));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }

  /** What all seats but mine are, if they are alike. */
  get alike(): Kind | null {
    const rest = new Set(this.seats.filter((kind) => kind !== "me"));
    return this.seats.includes("me") && rest.size === 1 ? ([...rest][0] ?? null) : null;
  }

  set(option: OptionInfo, value: Value): void {
    this.options[option.name] = value;
  }
  /** The default of an option: it may follow from another option. */
  usual(option: OptionInfo): Value {
    return usualOf(option, (name) => this.value(name));
  }
  value(name: string): Value | undefined {
    const option = this.known.find((one) => one.name === name);
    return this.options[name] ?? (option && this.usual(option));
  }
  changed(game: GameInfo): number {
    return game.options.filter((one) => (this.options[one.name] ?? this.usual(one)) !== this.usual(one)).length;
  }

  wish(): Wish {
    const named = (kind: Kind, seat: number): string | null =>
      kind === "here" ? this.names[seat]?.trim() || t("player", { n: seat + 1 }) : null;
    return {
      game: this.game,
      options: { ...this.options },
      seats: this.seats.map((kind) => (kind === "here" ? "me" : kind)),
      names: this.seats.map(named),
      public: this.waits && this.public,
      timer: this.timer,
      substitute: this.substitute,
      talk: this.talk,
      hints: this.hints,
      notes: this.notes,
      ...(this.pack ? { pack: this.pack.data } : {}),
    };
  }
}

const drafts = new Map<string, Draft>();
export function draftOf(game: GameInfo, bots: string[]): Draft {
  let found = drafts.get(game.name);
  if (!found) drafts.set(game.name, (found = new Draft(game, bots)));
  found.meet(opponent.among(bots));
  return found;
}
