// A table: the board drawn with letters, what I may do, what has happened, and every earlier moment.

import { ask, button, called, el, games, introduce, label, lang, mark, marked, me, option, refuse, t, trying, visit } from "./app.js";

const FOR_GOOD = [4401, 4403, 4404]; // connecting again would change nothing
const FOR_NOW = ["storage", "busy", "too-often"]; // what was refused for a moment only is asked again with its key
const SHOWN = 40; // entries of the log, unless all are wanted

export async function table(main, id) {
  const { games: shelf } = await games();
  const logs = new Map(); // seat -> the entries as that seat may know them
  const pending = new Map(); // key -> a message that has not been answered
  let news = null, socket = null, pause = 200, gone = false, all = false, at = moment();
  let eyes = JSON.parse(sessionStorage.getItem(`eyes:${id}`)); // whose person is in front of this screen
  const place = Object.fromEntries(["status", "seats", "replay", "board", "choices", "log", "chat", "doing"].map((name) => [name, el("section", { className: name })]));
  const board = el("pre", { tabIndex: 0, ariaLabel: t("board") });
  const cover = el("div", { className: "cover card", hidden: true });
  const chatLines = el("ol"), chatText = el("input", { maxLength: 500, ariaLabel: t("say") });
  const sentence = el("h1", { ariaLive: "polite" }), clock = el("span", { className: "clock" });
  const chatForm = el("form", { onsubmit: trying(() => chat()) }, chatText, el("button", {}, t("send")));
  place.status.append(sentence, clock), place.board.append(board);
  place.chat.append(el("h2", {}, t("chat")), chatLines, chatForm);
  main.className = "table";
  main.replaceChildren(place.status, cover, el("div", { className: "left" }, place.seats, place.replay, place.board),
    el("div", { className: "right" }, place.choices, place.log, place.chat, place.doing));

  // The connection

  function connect() {
    if (gone) return;
    // Without a seat the server chooses one, whose log may be another.
    const query = new URLSearchParams(eyes === null ? { since: 0, lang } : { since: logs.get(eyes)?.at(-1)?.number ?? 0, seat: eyes, lang });
    const mine = socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/tables/${id}/live?${query}`);
    mine.onmessage = (event) => { if (mine === socket) heard(JSON.parse(event.data)); };
    mine.onclose = (event) => {
      if (mine !== socket || gone) return;
      if (event.code === 4403 && eyes !== null) { look(null); return; } // the seat is no longer mine
      if (FOR_GOOD.includes(event.code)) { sentence.textContent = t("no-table"); return; }
      main.classList.add("cut-off");
      sentence.textContent = t("reconnecting");
      setTimeout(() => { if (mine === socket) connect(); }, pause);
      pause = Math.min(pause * 2, 5000);
    };
  }

  const reconnect = () => { const old = socket; connect(); old?.close(); };

  function heard(said) {
    if (said.type === "news") {
      if (main.classList.contains("cut-off") || !news) for (const message of pending.values()) socket.send(JSON.stringify(message));
      main.classList.remove("cut-off");
      pause = 200;
      const log = logs.get(said.seat) ?? [];
      log.push(...said.entries.filter((entry) => entry.number > (log.at(-1)?.number ?? 0)));
      logs.set(said.seat, log);
      news = said;
      render();
    } else if (said.type === "refused" && FOR_NOW.includes(said.error.code) && pending.has(said.key)) {
      refuse(said.error);
      setTimeout(() => { if (socket?.readyState === 1 && pending.has(said.key)) socket.send(JSON.stringify(pending.get(said.key))); }, 1000);
    } else {
      pending.delete(said.key);
      refuse(said.type === "refused" ? said.error : null);
      choices();
    }
  }

  function send(message) {
    const key = crypto.getRandomValues(new Uint32Array(2)).join("-"); // randomUUID is not there without https
    pending.set(key, { seat: eyes, ...message, key });
    if (socket?.readyState === 1) socket.send(JSON.stringify(pending.get(key)));
  }

  const chat = () => { if (chatText.value.trim()) send({ type: "chat", text: chatText.value }); chatText.value = ""; };

  /** See the table from another seat. Its log is another one too, so this is a new connection rather than a `look`. */
  function look(seat) {
    eyes = seat;
    sessionStorage.setItem(`eyes:${id}`, JSON.stringify(seat));
    news = null;
    reconnect();
  }

  const post = (verb, body = {}) => trying(async () => { await ask("POST", `/tables/${id}/${verb}`, body); });
  const sure = (question, work) => (event) => { if (confirm(question)) work(event); };

  // What is shown

  function render() {
    const { table: one } = news, own = one.seats.filter((seat) => seat.mine), over = finished();
    const title = shelf.find((game) => game.name === one.game)?.title ?? one.game;
    const deciding = one.seats[one.actor];
    const mine = deciding?.mine && deciding.kind === "person";
    if (eyes !== null && !over && !one.seats[eyes].mine) { look(null); return; }
    const next = own.length > 1 && one.status === "playing" && mine ? one.actor : eyes ?? news.seat;
    const passing = own.length > 1 && one.status === "playing" && next !== eyes;
    cover.hidden = !passing;
    main.classList.toggle("covered", passing);
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${title} · Fathom`;
    if (passing) {
      const named = called(one.seats[next]);
      sentence.textContent = t("pass-to", { name: named });
      cover.replaceChildren(el("p", {}, mark(next), ` ${t("pass-why")}`), button(t("i-am", { name: named }), () => { cover.replaceChildren(); look(next); }, { className: "primary" }));
      board.replaceChildren();
      for (const name of ["choices", "log", "replay"]) place[name].replaceChildren();
      cover.querySelector("button").focus();
      return;
    }
    eyes ??= news.seat;
    const missing = one.seats.filter((seat) => seat.kind === "open").length;
    sentence.textContent = one.status === "open" ? t(missing > 1 ? "waiting-many" : "waiting-one", { n: missing })
      : over ? outcome(one) : mine ? t("you-decide", { name: called(deciding) }) : t("decides", { name: called(deciding) });
    seats(one, own, over);
    replay();
    choices();
    log();
    chatLines.replaceChildren(...(logs.get(news.seat) ?? []).filter((entry) => entry.kind === "chat").slice(-50).map((entry) => el("li", {}, mark(entry.seat), el("b", {}, ` ${entry.name} `), entry.text)));
    chatLines.scrollTop = chatLines.scrollHeight;
    chatForm.hidden = !own.length;
    place.chat.hidden = !own.length && !chatLines.childElementCount;
    doing(one, own, over);
    tick();
    draw();
  }

  function outcome(one) {
    if (one.status === "abandoned") return t("status-abandoned");
    const winners = one.seats.filter((seat) => one.result.ranks[seat.seat] === 0).map(called);
    if (one.seats.length === 1) return t("over-score", { n: one.result.scores[0] });
    return t(one.result.reason === "conceded" ? "over-conceded" : "over-won", { name: winners.join(", ") });
  }

  function seats(one, own, over) {
    const order = [...one.seats];
    if (one.result) order.sort((a, b) => one.result.ranks[a.seat] - one.result.ranks[b.seat]);
    place.seats.replaceChildren(el("ul", {}, order.map((seat) => {
      const notes = [`${t("player", { n: seat.seat + 1 })}`, seat.mine && t("you"), seat.kind === "away" && t("away"), seat.conceded && t("conceded"), seat.agrees && t("agrees"), seat.reserved && t("reserved")];
      const open = seat.kind === "open" && one.status === "open";
      return el("li", { className: seat.seat === one.actor ? "turn" : "" }, one.result && el("b", {}, `${one.result.ranks[seat.seat] + 1}.`), mark(seat.seat),
        el("b", {}, called(seat)), el("small", {}, notes.filter(Boolean).join(" · ")), one.result && el("b", { className: "score" }, one.result.scores[seat.seat]),
        open && !seat.reserved && own.length > 0 && button(t("person-here"), trying(async () => {
          await ask("POST", `/tables/${id}/join`, { seat: seat.seat, name: prompt(t("your-name"), t("player", { n: seat.seat + 1 })) || t("player", { n: seat.seat + 1 }) });
        })),
        open && one.mine && button(t("fill"), post("fill", { seat: seat.seat, bot: one.substitute })));
    })));
    if (over && news.view) {
      const seen = el("select", {}, !own.length && option("", t("spectator"), news.seat === null), one.seats.map((seat) => option(seat.seat, called(seat), seat.seat === news.seat)));
      seen.onchange = () => look(seen.value === "" ? null : +seen.value);
      place.seats.append(label(t("seen-by"), seen));
    }
  }

  // Moments

  /** The actions that led to the position: entries, and the moment at which the table began. */
  function line() {
    const held = [];
    for (const entry of logs.get(news.seat) ?? []) {
      if (entry.kind === "action") held.push(entry);
      if (entry.kind === "undo") held.pop();
    }
    return { held, base: news.moment - held.length };
  }

  function go(to) {
    at = to === null ? null : Math.max(0, Math.min(to, news.moment));
    history.pushState(null, "", at === null ? location.pathname : `?at=${at}`);
    render();
  }

  function replay() {
    place.replay.hidden = news.view === null;
    const now = at ?? news.moment, { held, base } = line(), came = held[now - base - 1];
    const focus = [...place.replay.querySelectorAll("button")].indexOf(document.activeElement);
    const step = (sign, name, to, off) => button(sign, () => go(to), { ariaLabel: t(name), title: t(name), disabled: off });
    place.replay.replaceChildren(el("div", { className: "bar" }, step("|◀", "first", 0, now === 0), step("◀", "previous", now - 1, now === 0),
      el("span", {}, t("moment", { n: now, of: news.moment })), step("▶", "next", now + 1, now >= news.moment), step("▶|", "last", news.moment, now >= news.moment),
      at !== null && button(t("live"), () => go(null), { className: "primary" })));
    if (at !== null && came) place.replay.append(el("p", {}, mark(came.seat), ` ${told(came).join(" · ")}`));
    if (at !== null && finished() && now < news.moment) place.replay.append(button(t("from-here", { name: called(news.table.seats[news.seat ?? 0]) }), trying(async () => {
      await introduce();
      const words = news.table.seats.map((seat) => (seat.seat === (news.seat ?? 0) ? "me" : news.table.substitute));
      visit(await ask("POST", "/tables", { seats: words, start: { table: id, at: now } }));
    })));
    if (focus >= 0) place.replay.querySelectorAll("button")[focus]?.focus();
  }

  let wanted = null, drawn = null, drawing = false;
  /** Draw the board as it is wanted by now; never two at once, so that the last one stays. */
  async function draw() {
    if (news?.view === null) { board.hidden = true; return; }
    board.hidden = false;
    const probe = board.appendChild(el("span", {}, "0".repeat(20)));
    const room = (board.clientWidth - 2 * parseFloat(getComputedStyle(board).paddingLeft)) / (probe.getBoundingClientRect().width / 20);
    probe.remove();
    const query = new URLSearchParams({ width: Math.max(48, Math.min(100, Math.floor(room))) });
    if (news.seat !== null) query.set("seat", news.seat);
    if (at !== null) query.set("at", at);
    wanted = { query: `${query}`, key: `${query} ${at === null ? news.state : ""}`, seat: news.seat };
    if (drawing) return;
    drawing = true;
    try {
      while (wanted.key !== drawn) {
        const now = wanted, text = await ask("GET", `/tables/${id}/text?${now.query}`);
        if (gone) return;
        drawn = now.key;
        if (now.seat === eyes && cover.hidden) board.replaceChildren(...marked(text));
      }
    } catch (error) {
      refuse(error);
    } finally {
      drawing = false;
    }
  }

  function choices() {
    if (!news || !cover.hidden) return;
    const had = place.choices.contains(document.activeElement), asked = [...pending.values()].some((one) => one.type !== "chat");
    const legal = at === null ? news.legal : null;
    place.choices.hidden = !legal;
    if (!legal) { place.choices.replaceChildren(); return; }
    const one = (choice) => button(choice.sentence, () => { send({ type: "act", state: news.state, action: choice.id }); choices(); }, { title: choice.text, disabled: asked });
    const kinds = legal.reduce((map, choice) => map.set(choice.kind, [...(map.get(choice.kind) ?? []), choice]), new Map());
    const list = legal.length > 12 && kinds.size > 1
      ? [...kinds].map(([kind, some]) => el("details", { open: some.length <= 24 }, el("summary", {}, `${kind} (${some.length})`), some.map(one)))
      : legal.map(one);
    place.choices.replaceChildren(el("h2", { tabIndex: -1 }, t("choices")), el("div", { className: "list" }, list),
      el("p", { className: "undo" }, button(t("undo"), () => { send({ type: "undo", state: news.state }); choices(); }, { disabled: !news.undo || asked }),
        news.why_not && news.why_not !== "undo-nothing" && el("small", {}, t(news.why_not))));
    if (had) place.choices.querySelector("h2").focus();
  }

  const finished = () => ["over", "abandoned"].includes(news.table.status);

  /** An entry in sentences. */
  function told(entry) {
    const name = entry.seat === null ? "" : entry.name ?? (entry.bot ? t("bot", { bot: entry.bot }) : called(news.table.seats[entry.seat]));
    if (entry.kind === "start" && line().base) return [t("log-goes-on")]; // what was dealt long ago is no news
    if (entry.kind === "start") return [t("log-start"), ...entry.events.map((event) => event.sentence)];
    if (entry.kind === "action") return entry.events.length ? entry.events.map((event) => event.sentence) : [t("log-action", { name })];
    if (entry.kind === "abandon") return [t(entry.agree ? "log-abandon" : "log-no-abandon", { name })];
    if (entry.kind === "bot") return [t(entry.why === "time" ? "log-time" : "log-left", { name })];
    return [t(`log-${entry.kind}`, { name })];
  }

  function log() {
    const { held, base } = line(), entries = (logs.get(news.seat) ?? []).filter((entry) => entry.kind !== "chat").reverse();
    const moments = new Map(held.map((entry, i) => [entry.number, base + i + 1]));
    const items = entries.slice(0, all ? Infinity : SHOWN).map((entry) => {
      const to = entry.kind === "start" ? base : moments.get(entry.number);
      const link = to !== undefined && el("a", { href: `?at=${to}`, title: t("moment", { n: to, of: news.moment }), onclick: (event) => { event.preventDefault(); go(to); } }, `#${to}`);
      return el("li", { className: `${entry.kind === "action" && to === undefined ? "undone" : ""} ${at !== null && to === at ? "here" : ""}` },
        entry.seat === null ? "" : mark(entry.seat), el("span", { className: "said" }, told(entry).map((said) => el("span", {}, said))), link);
    });
    place.log.replaceChildren(el("h2", {}, t("log")), el("ol", {}, items), entries.length > items.length && button(t("show-all", { n: entries.length }), () => { all = true; log(); }) || "");
    place.log.hidden = !entries.length;
  }

  function doing(one, own, over) {
    const seat = own.find((mine) => mine.seat === eyes) ?? own[0], body = seat ? { seat: seat.seat } : {};
    const share = button(t("copy-link"), async () => {
      const link = location.origin + location.pathname;
      try { await navigator.clipboard.writeText(link); share.textContent = t("copied"); } catch { prompt(t("copy-link"), link); }
    });
    const name = el("input", { value: me.name ?? "", maxLength: 40, placeholder: t("guest") });
    const join = one.status === "open" && !own.length && el("form", { className: "join", onsubmit: trying(async () => {
      await introduce(name.value);
      await ask("POST", `/tables/${id}/join`, { name: name.value.trim() || me.name });
      reconnect(); // as somebody who sits here
    }) }, label(t("your-name"), name), el("button", { className: "primary" }, t("join")));
    if (!place.doing.querySelector(".join input:focus")) {
      place.doing.replaceChildren(el("h2", {}, t("table")), ...[join, share,
        seat && one.status === "open" && button(t("leave"), post("leave", body)),
        seat && one.status === "playing" && seat.kind === "person" && button(t("leave-bot"), sure(t("leave-sure"), post("leave", body))),
        ...own.filter((mine) => mine.kind === "away" && !mine.conceded && one.status === "playing").map((mine) => button(t("back", { name: called(mine) }), post("back", { seat: mine.seat }), { className: "primary" })),
        seat && one.status === "playing" && !seat.conceded && button(t("concede"), sure(t("concede-sure"), post("concede", body))),
        seat && one.status === "playing" && !seat.conceded && button(seat.agrees ? t("no-abandon") : t("abandon"), seat.agrees ? post("abandon", { ...body, agree: false }) : sure(t("abandon-sure"), post("abandon", body))),
        over && seat && button(t("rematch"), trying(async () => visit(await ask("POST", `/tables/${id}/rematch`))), { className: "primary" }),
        over && news.view && el("a", { className: "button", href: `/api/tables/${id}/record`, download: "" }, t("record")),
        el("a", { className: "button", href: "/" }, t("home"))].filter(Boolean));
    }
  }

  function tick() {
    const left = news?.table.deadline ? Math.max(0, Math.round((Date.parse(news.table.deadline) - Date.now()) / 1000)) : null;
    clock.textContent = left === null ? "" : `⏱ ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  function moment() {
    const found = new URLSearchParams(location.search).get("at");
    return /^\d{1,9}$/.test(found ?? "") ? +found : null;
  }
  const ticking = setInterval(tick, 500);
  const listening = new AbortController(), heed = { signal: listening.signal };
  addEventListener("popstate", () => { at = moment(); if (news) render(); }, heed);
  addEventListener("resize", () => { if (news) draw(); }, heed);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && socket && socket.readyState > 1) connect(); }, heed);
  connect();
  return () => { gone = true; clearInterval(ticking); listening.abort(); socket?.close(); };
}
