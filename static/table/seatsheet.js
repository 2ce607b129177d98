// A seat that is held, or tapped where a tap means nothing else: away or back, chips, an act out of turn,
// what the stack really is.
import { ask, del, device, get, put, Unsent } from "../shell/api.js";
import { amount, h, key } from "../shell/dom.js";
import { keypad } from "../shell/figures.js";
import { t } from "../shell/texts.js";
import { seatsNow } from "./local.js";

const set = (desk, patch) => () => desk.change({ open: { ...desk.ui.open, ...patch } });

export function seatSheet(desk, close) {
  const { asks, seat } = desk.ui.open;
  if (asks) return askSheet(desk, asks, close);
  // after a hand that the table was not told of yet, what it left is in front
  const taken = seatsNow({ state: desk.doc, table: desk.table }).find((one) => one.seat === seat);
  const row = desk.doc.seats.find((one) => one.seat === seat);
  const playing = Boolean(row) && desk.status === "open";
  const stack = playing ? row.stack : taken?.stack ?? 0;
  return [
    h(
      "header",
      {},
      h("h2", {}, t("seatsheet.title", { seat, name: taken?.player || "" }).trim()),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    taken ? h("p", { class: "stakes" }, t("felt.chips", { chips: stack })) : h("p", {}, t("seatsheet.empty")),
    turnRow(desk, row),
    taken || !playing ? figures(desk, taken, stack, playing) : null,
    taken ? h("footer", {}, presence(desk, taken), leaving(desk, taken, playing)) : null,
  ];
}

// Who sits at an event's table is said at its desk alone, by whomever.
const seated = (desk) => desk.table.event ? t("seatsheet.of-event") : "";

// Who acts before the turn has come is held to it when it comes, unless what there is to answer has changed.
function turnRow(desk, row) {
  const may = row && desk.status === "open" ? desk.turn.mayKeep(desk.doc, row) : [];
  const now = desk.turn.kept(desk.doc, row?.seat);
  if (!may.length) return null;
  const say = (verb) =>
    key(`keep-${verb}`, t(`seatsheet.turn-${verb}`, { chips: desk.doc.high - row.bet }), {
      kind: now?.verb === verb ? "plain on" : "plain",
      pressed: now?.verb === verb,
      onclick: () => desk.turn.keepAct(desk, row, now?.verb === verb ? null : verb),
    });
  return h(
    "section",
    { class: "wish", role: "group", "aria-label": t("seatsheet.turn") },
    h("h3", {}, t("seatsheet.turn")),
    h("div", {}, may.map(say)),
  );
}

function figures(desk, taken, stack, playing) {
  const { open } = desk.ui;
  const chips = Number(open.figure);
  const typed = open.figure !== "";
  const less = typed && chips < stack;
  const really = taken && key("really", t("seatsheet.really", { chips: typed ? chips : "…" }), {
    kind: "raise",
    disabled: !typed || chips === stack,
    small: typed && chips !== stack
      ? t(less ? "seatsheet.less" : "seatsheet.more", { chips: Math.abs(chips - stack) })
      : t("seatsheet.count-first"),
    onclick: () => setRight(desk, taken, chips, playing),
  });
  const buys = key("buys", t(taken ? "seatsheet.buys" : "seatsheet.sits", { chips: typed ? chips : "…" }), {
    kind: playing ? "raise" : "go", // in a hand nothing on this sheet is the ordinary next thing
    disabled: !chips,
    reason: (taken ? desk.bound : seated(desk)) || (playing ? t("seatsheet.after-hand") : ""),
    small: taken && chips ? t("seatsheet.then-has", { chips: stack + chips }) : "",
    onclick: () =>
      change(
        desk,
        { player: taken?.player ?? null, stack: stack + chips, present: taken?.present ?? true },
        t("seatsheet.done-buys", { seat: open.seat, chips }),
      ),
  });
  return h(
    "div",
    { class: "counting" },
    h(
      "div",
      { class: "counted" },
      h("output", { class: "typed", "aria-label": t("tools.keypad") }, typed ? amount(chips) : "–"),
      really,
      buys,
      less ? h("p", { class: "sheet-say" }, t("seatsheet.agrees")) : null,
    ),
    keypad(open.figure, (figure) => figure !== null && set(desk, { figure })()),
  );
}

// In a hand it is an entry of its own, and what was done since is played again with it; beside one it is the
// seat's.
async function setRight(desk, taken, chips, playing) {
  const { open } = desk.ui;
  const text = t("seatsheet.done-really", { seat: open.seat, chips });
  const body = { player: taken.player, stack: chips, present: taken.present, agreed: true };
  if (!playing) return change(desk, body, text);
  desk.change({ over: null });
  const done = await desk.enter(`/hands/${desk.doc.hand}/actions`, {
    seq: desk.doc.seq,
    line: `${open.seat} stack ${chips}`,
    agreed: true,
  }, { kind: "done", text });
  const { message } = desk.ui;
  if (!done && message?.code === BEYOND) offer(desk, open, body, message.text);
}

// -- more than the dealer may do alone ------------------------------------------------------------

const BEYOND = "ask-the-floor";
const waiting = new Map(); // requests of this tablet that were not answered, by their number
let listens = false;

const offer = (desk, open, body, text) =>
  desk.change({ over: "seat", open: { ...open, asks: { body, text } } });

function askSheet(desk, { body, text }, close) {
  const { seat } = desk.ui.open;
  return [
    h(
      "header",
      {},
      h("h2", {}, t("seatsheet.title", { seat, name: body.player || "" }).trim()),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h("p", { class: "because", role: "alert" }, text),
    h(
      "footer",
      {},
      key("ask-floor", t("call.key"), { kind: "raise", onclick: () => askFloor(desk, seat, body) }),
    ),
  ];
}

function askFloor(desk, seat, body) {
  return desk.busy(async () => {
    const asked = await ask(`/tables/${desk.table.id}/requests`, { ...body, seat, device: device() });
    if (!listens) document.addEventListener("news", ({ detail }) => detail.kind === "call" && hear(desk));
    listens = true;
    waiting.set(asked.id, asked);
    desk.change({ over: null, message: { kind: "done", text: asked.text } });
  });
}

// What the floor answered; what was confirmed is in the record, and the table comes with its own news.
async function hear(desk) {
  if (!waiting.size) return;
  const { requests } = await get(`/tables/${desk.table.id}/requests`).catch(() => ({ requests: [] }));
  for (const one of requests.filter(({ id, state }) => waiting.has(id) && state !== "waiting")) {
    waiting.delete(one.id);
    desk.change({ message: { kind: one.state === "confirmed" ? "done" : "refused", text: one.text } });
  }
}

function presence(desk, taken) {
  const { seat } = desk.ui.open;
  return key("presence", t(taken.present ? "seatsheet.away" : "seatsheet.back"), {
    kind: "plain",
    small: t(taken.present ? "seatsheet.away-small" : "seatsheet.back-small"),
    onclick: () =>
      change(
        desk,
        { player: taken.player, stack: taken.stack, present: !taken.present },
        t(taken.present ? "seatsheet.done-away" : "seatsheet.done-back", { seat }),
      ),
  });
}

const leaves = ({ player, stack }) => new URLSearchParams({ player: player || "", had: stack });

// Leaving takes the chips off the table, so it is asked once.
function leaving(desk, taken, playing) {
  const { seat, leaves } = desk.ui.open;
  if (!leaves) {
    return key("leave", t("seatsheet.leave"), {
      kind: "plain",
      reason: seated(desk) || (playing ? t("seatsheet.after-hand") : ""),
      onclick: set(desk, { leaves: true }),
    });
  }
  return key("leave-now", t("seatsheet.leaves-with", { chips: taken.stack }), {
    kind: "fold",
    onclick: () => change(desk, null, t("seatsheet.done-leaves", { seat })),
  });
}

// It says who sat there with what, too: chips that came or went meanwhile are neither given twice nor taken away, and
// who sat down meanwhile stays.
function change(desk, asked, text) {
  const { open } = desk.ui;
  const seat = `/tables/${desk.table.id}/seats/${open.seat}`;
  const taken = seatsNow({ state: desk.doc, table: desk.table }).find((one) => one.seat === open.seat);
  const body = asked && { ...asked, had: taken?.stack ?? 0 };
  const path = body ? seat : `${seat}?${leaves(taken)}`;
  const { entries } = desk.sync.outbox;
  const enter = () => desk.enter(path, body, { kind: "done", text }, body ? "PUT" : "DELETE");
  if (!desk.sync.reach || entries.length) { // in its order behind what waits
    desk.change({ over: null });
    return enter();
  }
  return desk.busy(async () => {
    desk.change({ over: null });
    try {
      desk.renew(await (body ? put(path, body) : del(path)));
    } catch (problem) {
      if (problem instanceof Unsent) return void enter(); // it may have arrived, and may be said twice
      if (problem.code !== BEYOND) throw problem;
      return offer(desk, open, asked, problem.message);
    }
    desk.change({ message: { kind: "done", text } });
  });
}
