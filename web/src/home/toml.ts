// Data packs are TOML files, and the server takes JSON. This reads what such files have: tables, arrays of tables,
// dotted keys, strings, numbers, truth values, arrays and inline tables; no dates.

export class TomlError extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

type Table = { [key: string]: unknown };

const ESCAPES: Record<string, string> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  e: "\x1b",
  '"': '"',
  "\\": "\\",
};

export function parse(text: string): Table {
  let at = 0;
  const root: Table = {};
  const fail = (): never => {
    throw new TomlError(text.slice(0, at).split("\n").length);
  };
  const take = (pattern: RegExp): string | null => {
    const sticky = new RegExp(pattern, "y");
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (!found) return null;
    at = sticky.lastIndex;
    return found[0];
  };
  const need = (pattern: RegExp): string => take(pattern) ?? fail();
  const gap = (): unknown => take(/[ \t]*/);
  const blank = (): unknown => take(/(?:[ \t\r\n]|#[^\n]*)*/); // lines may end here

  function unescape(raw: string): string {
    return raw.replace(
      /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|([btnfre"\\])|[ \t]*\r?\n\s*|.)/g,
      (all, four, eight, one) => {
        if (four ?? eight) return String.fromCodePoint(parseInt(four ?? eight, 16));
        if (one) return ESCAPES[one] ?? fail();
        return all.includes("\n") ? "" : fail();
      },
    );
  }
  function string(): string | null {
    let found = take(/"""[^]*?"{3,5}(?!")/);
    if (found !== null) return unescape(found.slice(3, -3).replace(/^\r?\n/, ""));
    found = take(/'''[^]*?'{3,5}(?!')/);
    if (found !== null) return found.slice(3, -3).replace(/^\r?\n/, "");
    found = take(/"(?:[^"\\\n]|\\.)*"/);
    if (found !== null) return unescape(found.slice(1, -1));
    return take(/'[^'\n]*'/)?.slice(1, -1) ?? null;
  }
  function key(): string[] {
    const parts: string[] = [];
    do {
      gap();
      parts.push(take(/[A-Za-z0-9_-]+/) ?? string() ?? fail());
      if (parts.at(-1) === "__proto__") fail();
      gap();
    } while (take(/\./));
    return parts;
  }
  function value(): unknown {
    const quoted = string();
    if (quoted !== null) return quoted;
    if (take(/\[/)) {
      const items: unknown[] = [];
      for (blank(); !take(/\]/); blank()) {
        items.push(value());
        blank();
        if (!take(/,/)) {
          need(/\]/);
          break;
        }
      }
      return items;
    }
    if (take(/\{/)) {
      const table: Table = {};
      gap();
      if (take(/\}/)) return table;
      do put(table);
      while (take(/,/));
      need(/\}/);
      return table;
    }
    const word = need(/[+\-.:\w]+/);
    if (word === "true" || word === "false") return word === "true";
    const number = word.replaceAll(/(?<=\w)_(?=\w)/g, "");
    if (!/^(?:[+-]?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|0x[\da-fA-F]+|0o[0-7]+|0b[01]+)$/.test(number)) fail();
    return Number(number);
  }
  function put(table: Table): void {
    const names = key();
    need(/=/);
    gap();
    const last = names.pop() as string;
    const home = down(table, names);
    if (Object.hasOwn(home, last)) fail();
    home[last] = value();
    gap();
  }
  /** The table at a path; of an array of tables, the latest one. */
  function down(table: Table, names: string[]): Table {
    for (const name of names) {
      let next = Object.hasOwn(table, name) ? table[name] : (table[name] = {});
      if (Array.isArray(next)) next = next.at(-1);
      if (typeof next !== "object" || next === null) fail();
      table = next as Table;
    }
    return table;
  }

  let table = root;
  for (blank(); at < text.length; blank()) {
    if (take(/\[\[/)) {
      const names = key();
      need(/\]\]/);
      const last = names.pop() as string;
      const home = down(root, names);
      const rows = Object.hasOwn(home, last) ? home[last] : (home[last] = []);
      if (!Array.isArray(rows)) fail();
      (rows as Table[]).push((table = {}));
    } else if (take(/\[/)) {
      table = down(root, key());
      need(/\]/);
    } else put(table);
    need(/[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/);
  }
  return root;
}
