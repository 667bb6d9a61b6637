// What the server says, as docs/server.md has it.

export type Lang = "en" | "de" | "fr";

export interface Choice {
  id: number;
  text: string;
  sentence: string;
  kind: string;
  at: [name: string, word: string][];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
}

export interface Refused {
  code: string;
  message: string;
  rule?: Rule | null;
  /** Why the rule forbids it in this position. */
  cause?: string | null;
}

/** What a choice brings about, in short. */
export interface Outlook {
  /** Whether the turn ends; null if that depends. */
  ends: boolean | null;
  /** Whether chance or something hidden has a say. */
  draws: boolean;
  undo: boolean;
  /** What then plays itself, in sentences. */
  forced: string[];
}

/** What is certain to follow from a choice, and how likely the rest is. */
export interface Foreseen extends Outlook {
  view: View | null;
  /** What certainly happens, up to the first chance, in sentences. */
  certain: string[];
  /** What chance may bring: likeliest first. */
  odds: { text: string; chance: number }[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot" | "away";
  name: string | null;
  bot: string | null;
  /** Which of several seats with the same bot, from 1. */
  twin: number | null;
  mine: boolean;
  reserved: boolean;
  conceded: boolean;
  agrees: boolean;
  /** It decides, and nobody has been there for long: others may call a bot in. */
  absent: boolean;
}

export interface Result {
  scores: number[];
  ranks: number[];
  reason: "played" | "conceded";
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  /** Whether the rules here are others than those it was played by: it can be looked at. */
  old: boolean;
  /** Whether new rules have ended it, and it may go on: what was hidden stays so. */
  hidden: boolean;
  /** Whether it is played with data of its own. */
  pack: boolean;
  /** The name of who opened the table. */
  host: string | null;
  public: boolean;
  /** Whether spectators may chat. */
  talk: boolean;
  /** Whether whoever decides may ask for a hint. */
  hints: boolean;
  /** Whether what could be remembered is shown. */
  notes: boolean;
  timer: number | null;
  substitute: string;
  status: "open" | "playing" | "over" | "abandoned";
  actor: number | null;
  result: Result | null;
  rematch: string | null;
  /** Where it does not begin as the rules say: at a moment of another game, or of a record that somebody uploaded. */
  start: { table?: string; at: number; record?: boolean; uploaded?: boolean } | null;
  deadline: string | null;
  created: string;
  updated: string;
  mine: boolean;
  /** Whether I decide about the table. */
  hosting: boolean;
  /** When it will be removed, if nothing happens. */
  expires: string | null;
  seats: SeatInfo[];
}

export interface Happening {
  kind: string;
  seat?: number | null;
  sentence: string;
  [arg: string]: unknown;
}

export interface Entry {
  number: number;
  kind:
    | "join"
    | "leave"
    | "start"
    | "action"
    | "undo"
    | "bot"
    | "back"
    | "chat"
    | "concede"
    | "abandon"
    | "rematch"
    | "talk"
    | "expiry"
    | "rules"
    | "hint";
  at: string;
  seat: number | null;
  moment?: number;
  events?: Happening[];
  action?: string;
  name?: string;
  text?: string;
  why?: string;
  agree?: boolean;
  talk?: boolean;
  table?: string;
}

/** What every game's view has; the rest is for its own folder. */
export interface View {
  game: string;
  seat: number | null;
  actor: number | null;
  over: boolean;
  moment: number;
  phase: string;
  options: Record<string, unknown>;
}

export interface News {
  type: "news";
  number: number;
  state: number;
  moment: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  legal: Choice[] | null;
  undo: boolean;
  why_not?: string | null;
  /** What could be remembered, where the table shows it. */
  notes?: string[];
  entries: Entry[];
}

/** A choice of a hint. */
export interface HintChoice {
  action: string;
  says: string;
  /** The chance of winning, and its standard error; alone there is none. */
  win: number | null;
  spread: number | null;
  /** Expected points; where the game knows it, the exact worth. */
  points: number | null;
  odds: [text: string, chance: number][];
}

/** What to do and why, as far as it was thought; docs/teaching.md explains it. */
export interface Hint {
  type: "hint";
  key: string | null;
  state: number;
  /** It becomes no better. */
  last: boolean;
  choices: HintChoice[];
  sure: "sure" | "likely" | "open" | "exact" | "only";
  sure_says: string;
  why_says: string;
  simulations: number;
  calibrated: boolean;
  /** By notation: the exact worth of every choice, where the game knows it. */
  worths: Record<string, number> | null;
}

/** The server leaves a hint to the page: of what to think, and where lies what that takes. */
export interface Think {
  type: "think";
  key: string | null;
  state: number;
  question: object;
  site: string;
}

/** What moved a chance of winning: own choices, chance, and the rest. */
export interface Luck {
  choices: number;
  chance: number;
  others: number;
}

/** An action of a finished game that gave much away, and the better one. */
export interface TurningPoint {
  moment: number;
  seat: number;
  played_says: string;
  better_says: string;
  worth_says: string;
  why_says: string;
}

/** A finished game, looked at; docs/teaching.md explains it. */
export interface Review {
  simulations: number;
  players: { seat: number; accuracy: number | null; luck: Record<string, Luck> }[];
  /** By seat, before every action and at the end. */
  wins: number[][];
  steps: { seat: number }[];
  turning: TurningPoint[];
  /** What explains the figures, in words. */
  helps: Record<string, string>;
}

export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  default: string | number | boolean;
  /** Other defaults, where another option has a certain value. */
  presets?: { option: string; value: string | number | boolean; default: string | number | boolean }[];
  values: { value: string | number | boolean; title: string }[];
  low: number | null;
  high: number | null;
  example: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  version: number;
  players: number[];
  options: OptionInfo[];
  /** Number of players -> bot -> rating, as far as it was measured. */
  ratings: Record<string, Record<string, number>>;
  /** What there is to beat alone, by variant. */
  solo: Record<string, MarkInfo>;
  /** Whether something that was open once can be remembered here. */
  notes: boolean;
}

/** What a level reaches in a solo game, in points. */
export interface MarkInfo {
  level: string;
  games: number;
  mean: number;
  quartiles: [number, number, number];
  /** The share of games it wins, where one can lose. */
  won: number | null;
}

/** A bot as people see it; without a level it is one for experiments, or of another package. */
export interface CharacterInfo {
  bot: string;
  name: string;
  level: string | null;
  style: string | null;
}

export interface Person {
  id: string | null;
  name: string | null;
}
