// Words in the chosen language. The page has its own messages; those of a game are the very files that the Python side
// uses, with a few more for the pictures; those of a game from elsewhere come from the server. Whatever is shown reads
// `words.lang`, so a change of language shows at once.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { sentences } from "./api";
import { SITE } from "./door";
import { keep, kept } from "./prefs.svelte";
import type { Lang } from "./types";

export const LANGS: Lang[] = ["en", "de", "fr"];

type Files = Record<string, () => Promise<string>>;
const PAGE = import.meta.glob("../../text/*.ts", { import: "default" }) as Files;
const BOARD = import.meta.glob("../../text/study/*.ftl", { query: "?raw", import: "default" }) as Files;
const GAMES = import.meta.glob("../../../src/fathom/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;
const STUDIES = import.meta.glob("../../../src/fathom/study/text/*.ftl", { query: "?raw", import: "default" }) as Files;
const HERE = (SITE ? import.meta.glob("../../text/site/*.ftl", { query: "?raw", import: "default" }) : {}) as Files;
const PICTURES = import.meta.glob("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

export type Values = Record<string, FluentVariable>;
/** A message in the chosen language. */
export interface Say {
  (id: string, values?: Values): string;
  has(id: string): boolean;
}

const bundles = new Map<string, FluentBundle>(); // "page/en", "otys/de", "study/fr"

async function load(scope: string, lang: Lang): Promise<void> {
  const name = `${scope}/${lang}`;
  if (bundles.has(name)) return;
  const own = GAMES[`../../../src/fathom/games/${scope}/text/${lang}.ftl`] ?? (() => sentences(scope, lang));
  const wanted = {
    page: [PAGE[`../../text/${lang}.ts`]],
    study: [STUDIES[`../../../src/fathom/study/text/${lang}.ftl`]],
    site: [HERE[`../../text/site/${lang}.ftl`]],
    board: [BOARD[`../../text/study/${lang}.ftl`]],
  }[scope] ?? [own, PICTURES[`../games/${scope}/text/${lang}.ftl`]];
  const texts = await Promise.all(wanted.filter((one) => one !== undefined).map((one) => one()));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(name, bundle);
}

function format(scope: string, lang: Lang, id: string, values?: Values): string {
  const bundle = bundles.get(`${scope}/${lang}`);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    console.error(`no message ${id} in ${scope} (${lang})`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length) console.error(`${scope}/${lang} ${id}: ${errors[0]}`);
  return text;
}

class Words {
  lang = $state<Lang>(
    ([kept("lang"), ...navigator.languages.map((one) => one.slice(0, 2))].find((one) =>
      LANGS.includes(one as Lang),
    ) as Lang) ?? "en",
  );
  private games = new Set<string>();

  /** Have the page's messages ready, before anything is shown. */
  begin(): Promise<void> {
    return load("page", this.lang);
  }

  /** Have the messages of a game, of hints and reviews ("study"), or of puzzles and study board ("board"), ready. */
  async game(name: string): Promise<void> {
    this.games.add(name);
    await load(name, this.lang);
  }

  async choose(lang: Lang): Promise<void> {
    await Promise.all(["page", ...this.games].map((scope) => load(scope, lang)));
    keep("lang", lang);
    document.documentElement.lang = lang;
    this.lang = lang;
  }
}

export const words = new Words();

/** The messages of a game, or of the page. */
export function saying(scope: string): Say {
  const say = (id: string, values?: Values): string => format(scope, words.lang, id, values);
  say.has = (id: string): boolean => bundles.get(`${scope}/${words.lang}`)?.hasMessage(id) ?? false;
  return say;
}

/** A message of the page. */
export const t = saying("page");

/** A probability. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: chance < 0.01 ? 1 : 0 }).format(chance);
