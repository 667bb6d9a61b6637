// The first page: a new game, my tables, tables with an open seat, saved games.

import { ask, button, called, el, games, introduce, label, mark, me, option, t, trying, visit } from "./app.js";

const TIMERS = [60, 180, 600, 3600, 86400, 259200];
const AGAIN = 8000; // milliseconds until the lists are asked for again

// What has been chosen so far; it outlives a change of language.
const wish = { game: null, players: 2, seats: [], names: [], options: {}, public: false, timer: "" };

export async function home(main) {
  const { games: shelf, bots } = await games();
  wish.game ??= shelf[0].name;
  const usual = bots.includes("greedy") ? "greedy" : bots[0];
  const name = el("input", { value: me.name ?? "", maxLength: 40, autocomplete: "nickname", placeholder: t("guest") });
  name.onchange = trying(() => introduce(name.value));
  const setup = el("div");
  const lists = el("div");
  const file = el("input", { type: "file", accept: ".json,application/json" });
  file.onchange = trying(async () => {
    await introduce(name.value);
    let record;
    try { record = JSON.parse(await file.files[0].text()); } catch { throw { code: "record", message: t("not-a-record") }; }
    visit(await ask("POST", "/records", record));
  });

  async function create(seats, names) {
    await introduce(name.value);
    const open = seats.includes("open");
    visit(await ask("POST", "/tables", {
      game: wish.game, options: wish.options, seats, names, public: open && wish.public, timer: wish.timer ? +wish.timer : null,
    }));
  }

  function choices() {
    const game = shelf.find((one) => one.name === wish.game);
    if (!game.players.includes(wish.players)) wish.players = game.players.includes(2) ? 2 : game.players[0];
    const others = wish.players - 1;
    const players = el("select", {}, game.players.map((n) => option(n, n, n === wish.players)));
    players.onchange = () => { wish.players = +players.value; choices(); };
    const now = button(t(["play-alone", "play-bot"][others] ?? "play-bots", { n: others }), trying(() => create(["me", ...Array(others).fill(usual)], null)), { className: "primary" });

    const rows = Array.from({ length: wish.players }, (_, seat) => {
      wish.seats[seat] ??= seat ? usual : "me";
      const words = [["me", seat ? t("person-here") : t("me")], ["open", t("open-seat-link")], ...bots.map((bot) => [bot, t("bot", { bot })])];
      const who = el("select", { ariaLabel: t("seat", { n: seat + 1 }) }, words.map(([word, text]) => option(word, text, word === wish.seats[seat])));
      const named = el("input", { value: wish.names[seat] ?? "", maxLength: 40, placeholder: seat ? t("player", { n: seat + 1 }) : t("your-name"), ariaLabel: t("name-at", { n: seat + 1 }), hidden: wish.seats[seat] !== "me" || seat === 0 });
      who.onchange = () => { wish.seats[seat] = who.value; choices(); setup.querySelectorAll(".seat select")[seat].focus(); };
      named.onchange = () => { wish.names[seat] = named.value.trim(); };
      return el("div", { className: "seat" }, mark(seat), who, named);
    });
    const seats = wish.seats.slice(0, wish.players);
    const open = el("select", {}, option("", t("secret")), option("1", t("public"), wish.public));
    open.onchange = () => { wish.public = open.value === "1"; };
    const timer = el("select", {}, option("", t("no-timer")), TIMERS.map((s) => option(s, duration(s), String(s) === wish.timer)));
    timer.onchange = () => { wish.timer = timer.value; };
    const first = (seat) => wish.names[seat] || (seat ? t("player", { n: seat + 1 }) : null);
    const form = el("details", { className: "more", open: setup.querySelector(".more")?.open ?? false },
      el("summary", {}, t("own-table")),
      rows,
      seats.includes("open") && label(t("who-may-come"), open),
      label(t("timer"), timer),
      el("details", { className: "options", open: setup.querySelector(".options")?.open ?? false },
        el("summary", {}, t("options")), game.options.filter((one) => one.name !== "players").map((one) => field(one, wish.players))),
      button(t("create"), trying(() => create(seats, seats.map((word, seat) => (word === "me" ? first(seat) : null)))), { className: "primary" }));
    setup.replaceChildren(label(t("players"), players), now, form);
  }

  const picks = shelf.map((game) => {
    const radio = el("input", { type: "radio", name: "game", value: game.name, checked: game.name === wish.game });
    radio.onchange = () => { wish.game = game.name; wish.options = {}; choices(); };
    return el("label", { className: "game" }, radio, el("span", {}, el("b", {}, game.title), el("small", {}, game.tagline)));
  });

  async function look() {
    const [own, open] = await Promise.all([me.id ? ask("GET", "/tables?which=own") : { tables: [] }, ask("GET", "/tables?which=open")]);
    const mine = new Set(own.tables.map((one) => one.id));
    const waiting = own.tables.filter(myTurn).length;
    document.title = waiting ? `(${waiting}) ${t("your-turn")} · Fathom` : "Fathom";
    const line = (one, join) => el("li", { className: myTurn(one) ? "turn" : "" },
      el("a", { href: `/t/${one.id}` }, shelf.find((game) => game.name === one.game)?.title ?? one.game),
      el("span", { className: "who" }, one.seats.map((seat) => el("span", {}, mark(seat.seat), ` ${called(seat)} `))),
      join ? button(t("join"), trying(async () => { await introduce(name.value); visit(await ask("POST", `/tables/${one.id}/join`, {})); }))
        : el("small", {}, myTurn(one) ? t("your-turn") : t(`status-${one.status}`)));
    const list = (title, tables, none, join) => el("section", {}, el("h2", {}, title),
      tables.length ? el("ul", { className: "tables" }, tables.map((one) => line(one, join))) : el("p", { className: "quiet" }, none));
    const focused = lists.contains(document.activeElement); // do not pull a button from under somebody's finger
    if (!focused || !lists.childElementCount) {
      lists.replaceChildren(list(t("my-tables"), own.tables, t("no-own"), false), list(t("open-tables"), open.tables.filter((one) => !mine.has(one.id)), t("no-open"), true));
    }
  }

  main.className = "home";
  choices();
  main.replaceChildren(
    el("section", { className: "card" }, el("h1", {}, t("new-game")), label(t("your-name"), name),
      el("fieldset", {}, el("legend", {}, t("game")), picks), setup),
    el("div", { className: "card" }, lists, el("section", {}, el("h2", {}, t("saved-game")), label(t("upload"), file))));
  await look();
  const again = setInterval(() => { if (!document.hidden) look().catch(() => {}); }, AGAIN);
  return () => clearInterval(again);
}

const myTurn = (one) => one.status === "playing" && one.seats.some((seat) => seat.mine && seat.seat === one.actor && seat.kind === "person");

const duration = (s) => s < 3600 ? t("minutes", { n: s / 60 }) : s < 86400 ? t("hours", { n: s / 3600 }) : t("days", { n: s / 86400 });

/** One option of a game: a choice of values, a number, or words of one's own. Only what is not usual is sent. */
function field(one, players) {
  const set = (value) => { if (value === one.default || value === "" || Number.isNaN(value)) delete wish.options[one.name]; else wish.options[one.name] = value; };
  const now = wish.options[one.name] ?? one.default;
  const values = one.values.map(({ value, title }) => [value, title]);
  const range = one.low === null ? [] : Array.from({ length: Math.min(one.high - one.low + 1, 20) }, (_, i) => one.low + i);
  let control;
  if (!values.length && one.low !== null) {
    control = el("input", { type: "number", min: one.low, max: one.high, value: now, onchange: () => set(control.valueAsNumber) });
  } else {
    const seats = one.name === "first_player"; // the only numbers that stand for something else
    if (range.length < 20) values.push(...range.filter((n) => !seats || n < players).map((n) => [n, seats ? t("player", { n: n + 1 }) : n]));
    const listed = values.findIndex(([value]) => value === now);
    control = el("select", {}, values.map(([, title], i) => option(i, title, i === listed)), one.example && option("own", t("own-value"), listed < 0));
    const own = one.example && el("input", { placeholder: one.example, value: listed < 0 ? now : "", hidden: listed >= 0, ariaLabel: one.title, onchange: () => set(own.value.trim()) });
    control.onchange = () => {
      if (own) own.hidden = control.value !== "own";
      set(control.value === "own" ? own.value.trim() : values[control.value][0]);
    };
    if (own) return el("div", {}, label(one.title, control), own, el("small", { className: "quiet" }, one.help));
  }
  return el("div", {}, label(one.title, control), el("small", { className: "quiet" }, one.help));
}
