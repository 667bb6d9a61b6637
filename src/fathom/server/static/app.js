// What both pages need: words, elements, requests, who I am. A page is shown anew when the language changes.

import STRINGS from "./strings.js";
import { home } from "./home.js";
import { table } from "./table.js";

const LANGS = ["en", "de", "fr"];
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
export const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private window */ } };
export let lang = [kept("lang"), ...navigator.languages.map((one) => one.slice(0, 2))].find((one) => LANGS.includes(one)) ?? "en";

/** A sentence in the chosen language; {name} stands for a value. */
export function t(key, values = {}) {
  const said = STRINGS[key][LANGS.indexOf(lang)].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  return lang === "fr" ? said.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : said;
}

/** An element. Children that are text stay text, whatever is in them. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name in made && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}
export const button = (text, onclick, props = {}) => el("button", { type: "button", onclick, ...props }, text);
export const label = (text, field) => el("label", { className: "field" }, el("span", {}, text), field);
export const option = (value, text, selected = false) => el("option", { value, selected }, text);

// Seats are told apart by shape and colour, as everywhere in Fathom.
const MARKS = "●■▲◆";
export const mark = (seat) => el("span", { className: `mark mark-${seat % 4}`, ariaHidden: "true" }, MARKS[seat % 4]);
export const called = (seat) => seat.name ?? (seat.kind === "open" ? t("open-seat") : seat.bot ? t("bot", { bot: seat.bot }) : t("player", { n: seat.seat + 1 }));
/** Text in which the marks have their colours. */
export const marked = (text) => text.split(/([●■▲◆])/).map((part) => part.length === 1 && MARKS.includes(part) ? el("span", { className: `mark-${MARKS.indexOf(part)}` }, part) : part);

/** Show what was refused, with the rule if there is one; nothing clears it. */
export function refuse(error) {
  const place = document.getElementById("refusal");
  place.replaceChildren();
  if (!error) return;
  const rule = error.rule && el("p", { className: "rule" }, `${error.rule.text} `, el("small", {}, `${error.rule.section} · ${error.rule.id}`));
  place.append(el("div", { className: "refusal" }, el("p", {}, error.message), rule, button("×", () => refuse(null), { ariaLabel: t("close") })));
}

/** Ask the server; what it refuses is thrown as its error. */
export async function ask(method, path, body) {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const asked = { method, headers: body === undefined ? {} : { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, asked).catch(() => { throw { code: "network", message: t("offline") }; });
  const text = await answer.text();
  if (answer.headers.get("content-type")?.startsWith("text/plain") && answer.ok) return text;
  try {
    const said = JSON.parse(text);
    if (answer.ok) return said;
    throw said.error ?? { code: "http", message: answer.statusText };
  } catch (error) {
    throw error.code ? error : { code: "http", message: `${answer.status} ${answer.statusText}` };
  }
}

/** Do something that may be refused; the button rests meanwhile. */
export const trying = (work) => async (event) => {
  event?.preventDefault?.();
  const pressed = event?.submitter ?? event?.currentTarget;
  if (pressed?.tagName === "BUTTON") pressed.disabled = true;
  try {
    refuse(null);
    await work(event);
  } catch (error) {
    refuse(error.message ? error : { message: String(error) });
    if (!error.code) console.error(error);
  } finally {
    if (pressed?.tagName === "BUTTON") pressed.disabled = false;
  }
};

export const me = { id: null, name: null };
/** Be somebody of this name from now on. */
export async function introduce(name) {
  const wanted = name?.trim() || me.name || t("guest");
  if (me.id === null) Object.assign(me, await ask("POST", "/me", { name: wanted }));
  else if (wanted !== me.name) Object.assign(me, await ask("PATCH", "/me", { name: wanted }));
}

let shelf = null;
/** The games and bots, in the chosen language. */
export async function games() {
  if (shelf?.lang !== lang) shelf = { lang, ...(await ask("GET", "/games")) };
  return shelf;
}

export function visit(news) {
  location.href = `/t/${news.table.id}`;
}

let leave = null;
async function show() {
  leave?.();
  document.documentElement.lang = lang;
  const id = location.pathname.match(/^\/t\/([\w-]+)$/)?.[1];
  await trying(async () => {
    Object.assign(me, await ask("GET", "/me"));
    leave = await (id ? table(document.getElementById("main"), id) : home(document.getElementById("main")));
  })();
}

const chosen = document.getElementById("lang");
chosen.value = lang;
chosen.onchange = () => { lang = chosen.value; keep("lang", lang); show(); };
show();
