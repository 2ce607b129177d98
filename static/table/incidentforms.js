// What the floor has to know of what happened: chips, an amount, a seat, a count. One function a kind of
// happening. Each answers `title`, the children of the panel, and, where the last tap does not ask by itself,
// `ready`: what to ask.
import { h, key } from "../shell/dom.js";
import { typed } from "../shell/press.js";
import { t } from "../shell/texts.js";
import { askAmount, askPast, digits } from "./incidentamounts.js";
import { askChips, askString } from "./incidentchips.js";
import { setFloor as set } from "./incidentdesk.js";

export const ASKS = {
  chips: askChips,
  undercall: askChips,
  "string-bet": askString,
  "out-of-turn": askTurn,
  "wrong-amount": askAmount,
  overbet: askAmount,
  underbet: askAmount,
  past: askPast,
  "change-draw": askDraw,
  "exposed-draw": askSeat,
  "exposed-last-card": askSeat,
  "ask-to-see": askSeat,
  "exposed-down-card": askDown,
  "wrong-burn": askBurn,
  "wrong-bring-in": askSeat,
  "un-pass": askSeat,
  "dealt-down": askSeat,
  "wrong-card-count": askCount,
};

export const live = (doc) => doc.seats.filter((row) => !row.folded && !row.mucked);
export const drew = (doc) => live(doc).filter((row) => row.draws.length);

function seats(desk, rows, onclick) {
  const { ui, names } = desk;
  return h(
    "div",
    { class: "picks", role: "group", "aria-label": t("happened.seats") },
    rows.map((row) =>
      key(`at-${row.seat}`, t("fast.seat", { seat: row.seat }), {
        kind: ui.floor.seat === row.seat ? "preset on" : "preset",
        small: names[row.seat] || "",
        onclick: () => onclick(row.seat),
      })
    ),
  );
}

function askTurn(desk) {
  const { doc, ui } = desk;
  const { kind, seat, verb } = ui.floor;
  // who is asked now was out of turn only where another has acted since
  const since = /^(\d+) (?!show|muck|draw)/.exec(doc.undoable.at(-1)?.line || "");
  const rows = live(doc).filter((row) =>
    row.stack && (row.seat !== doc.to_act || since && Number(since[1]) !== row.seat)
  );
  const row = rows.find((one) => one.seat === seat);
  if (row && verb) return askTurnAmount(desk, kind, seat, verb);
  const tell = (line) => desk.advise({ kind, seat, line: `${seat} ${line}` });
  const wager = doc.high ? "raise" : "bet";
  const word = (id, label, onclick) => key(`did-${id}`, label, { kind: "go", onclick });
  return {
    title: row ? t("happened.turn_how", { seat }) : t("happened.turn_who"),
    body: [
      seats(desk, rows, (picked) => set(desk, { seat: picked })),
      row && h(
        "div",
        { class: "picks" },
        word("fold", t("keys.fold"), () => tell("fold")),
        row.bet < doc.high
          ? word("call", t("keys.call"), () => tell("call"))
          : word("check", t("keys.check"), () => tell("check")),
        word(
          wager,
          t(doc.high ? "keys.raise" : "keys.bet"),
          () => (doc.plays.fixed ? tell(wager) : set(desk, { verb: wager })),
        ),
        word("all-in", t("keys.preset_all_in"), () => tell("all-in")),
      ),
    ],
  };
}

function askTurnAmount(desk, kind, seat, verb) {
  const { ui } = desk;
  const to = Number(ui.amount);
  return {
    title: t(`happened.turn_${verb}`, { seat }),
    body: [digits(desk)],
    typed: (letter) => typed(ui, letter, desk.change),
    ready: to > 0 && { kind, seat, line: `${seat} ${verb} ${to}` },
    wants: t("happened.no_amount"),
  };
}

function askSeat(desk) {
  const { doc, ui } = desk;
  const { kind } = ui.floor;
  const rows = kind === "exposed-draw" ? drew(doc) : live(doc);
  return {
    title: t(kind === "ask-to-see" ? "happened.who_asks" : "happened.whose_card"),
    body: [seats(desk, rows, (seat) => desk.advise({ kind, seat }))],
  };
}

function askDraw(desk) {
  const { doc, ui } = desk;
  const row = drew(doc).find((one) => one.seat === ui.floor.seat);
  const most = row &&
    Math.min(row.down.length, doc.waiting_for.kind === "draw" ? doc.waiting_for.high : row.down.length);
  return {
    title: !row
      ? t("happened.draw_who")
      : row.draws.at(-1)
      ? t("happened.draw_how", { seat: row.seat, n: row.draws.at(-1) })
      : t("happened.draw_pat", { seat: row.seat }),
    body: [
      seats(desk, drew(doc), (seat) => set(desk, { seat })),
      row && counts(
        desk,
        Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n !== row.draws.at(-1)),
        (n) => n || t("steps.pat"),
      ),
    ],
  };
}

function askDown(desk) {
  const { seat } = desk.ui.floor;
  return {
    title: seat ? t("happened.how_many_up", { seat }) : t("happened.whose_card"),
    body: [
      seats(desk, live(desk.doc), (picked) => set(desk, { seat: picked })),
      seat && counts(desk, [1, 2], String),
    ],
  };
}

function askBurn(desk) {
  return { title: t("happened.burned"), body: [counts(desk, [0, 2], String)] };
}

function askCount(desk) {
  const { doc, ui } = desk;
  const row = live(doc).find((one) => one.seat === ui.floor.seat);
  const due = row && row.down.length + row.up.length;
  const near = row ? [-3, -2, -1, 1, 2, 3].map((n) => due + n).filter((n) => n >= 0) : [];
  return {
    title: row ? t("happened.count_how", { seat: row.seat, n: due }) : t("happened.count_who"),
    body: [seats(desk, live(doc), (seat) => set(desk, { seat })), row && counts(desk, near, String)],
  };
}

function counts(desk, numbers, label) {
  const { kind, seat } = desk.ui.floor;
  return h(
    "div",
    { class: "picks" },
    numbers.map((cards) =>
      key(`cards-${cards}`, String(label(cards)), {
        kind: "go",
        onclick: () => desk.advise(seat ? { kind, seat, cards } : { kind, cards }),
      })
    ),
  );
}
