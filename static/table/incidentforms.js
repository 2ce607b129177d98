// What the floor has to know of what happened: chips, an amount, a seat, a count. One function a kind of
// happening. Each answers `title`, the children of the panel, and, where the last tap does not ask by itself,
// `ready`: what to ask.
import { chipsInPlay, shortly } from "../shell/chips.js";
import { amount, h, key } from "../shell/dom.js";
import { typed } from "../shell/press.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

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

function set(desk, patch) {
  return desk.change({ floor: { ...desk.ui.floor, ...patch }, message: null });
}

// -- chips --------------------------------------------------------------------------------------

function askChips(desk) {
  const { doc, ui } = desk;
  const { kind, chips, said } = ui.floor;
  const words = doc.to_call ? ["call", "raise"] : [doc.high ? "raise" : "bet"];
  const pick = (word, label) =>
    key(`said-${word || "nothing"}`, label, {
      kind: said === word ? "preset on" : "preset",
      onclick: () => set(desk, { said: word }),
    });
  const spoke = kind === "chips" &&
    h(
      "div",
      { class: "spoken", role: "group", "aria-label": t("happened.what_was_said") },
      pick(null, t("happened.said_nothing")),
      words.map((word) => pick(word, t(`happened.said_${word}`))),
    );
  return {
    title: t("happened.chips", { seat: doc.to_act }),
    body: [h("div", { class: "count" }, pile(desk, "chips"), chipKeys(desk, "chips")), spoke],
    ready: (chips.length || said === "call" || said === "raise" || said === "bet") &&
      { kind, chips, ...(kind === "chips" ? { said } : {}) },
    wants: t("happened.no_chips"),
  };
}

function askString(desk) {
  const { doc, ui } = desk;
  const { chips, then, second } = ui.floor;
  const motion = (id, label, on, list) =>
    key(`motion-${id}`, label, {
      kind: on ? "preset on" : "preset",
      onclick: () => set(desk, { second: id === "then" }),
      small: amount(sum(list)),
    });
  const name = second ? "then" : "chips";
  return {
    title: t(second ? "happened.second_motion" : "happened.first_motion", { seat: doc.to_act }),
    body: [
      h("div", { class: "count" }, pile(desk, name), chipKeys(desk, name)),
      h(
        "div",
        { class: "spoken", role: "group", "aria-label": t("happened.motions") },
        motion("first", t("happened.first"), !second, chips),
        motion("then", t("happened.then"), second, then),
      ),
    ],
    ready: chips.length && then.length && { kind: "string-bet", first: chips, then },
    wants: t(chips.length ? "happened.no_second" : "happened.no_chips"),
  };
}

const sum = (chips) => chips.reduce((total, chip) => total + chip, 0);

// The chips that lie there, one key a value; a tap takes one off.
function pile(desk, name) {
  const chips = desk.ui.floor[name];
  const off = (value) => () => set(desk, { [name]: chips.toSpliced(chips.lastIndexOf(value), 1) });
  const values = [...new Set(chips)].toSorted((a, b) => b - a);
  return h(
    "div",
    { class: "pile", role: "group", "aria-label": t("happened.pile") },
    h("b", {}, amount(sum(chips))),
    values.length
      ? values.map((value) =>
        key(`chip-off-${value}`, `${chips.filter((chip) => chip === value).length} × ${amount(value)}`, {
          kind: "plain",
          onclick: off(value),
          aria: t("happened.chip_off", { chips: value }),
        })
      )
      : h("span", {}, t("happened.tap_chips")),
  );
}

function chipKeys(desk, name) {
  const { doc, ui } = desk;
  const chips = ui.floor[name];
  const { stack } = doc.seats.find((row) => row.seat === doc.to_act);
  const rest = stack - sum(ui.floor.chips) - sum(ui.floor.then);
  return h(
    "div",
    { class: "chipkeys" },
    chipsInPlay(doc, stack).map((value) =>
      key(`chip-${value}`, `+${shortly(value)}`, {
        kind: "go",
        onclick: () => set(desk, { [name]: [...chips, value] }),
        reason: value > rest ? t("happened.not_that_many") : "",
      })
    ),
  );
}

// -- amounts ------------------------------------------------------------------------------------

function askAmount(desk) {
  const { doc, ui } = desk;
  const { kind, since } = ui.floor;
  const to = Number(ui.amount);
  return {
    title: t(kind === "underbet" ? "happened.said_pot" : "happened.how_much", { seat: doc.to_act }),
    body: [digits(desk), h("div", { class: "since" }, sinceKeys(desk, since))],
    typed: (letter) => typed(ui, letter, desk.change),
    ready: to > 0 && { kind, to, since },
    wants: t("happened.no_amount"),
  };
}

// A wager of the record: what it should have been.
function askPast(desk) {
  const { ui } = desk;
  const { entry, since } = ui.floor;
  const to = Number(ui.amount);
  return {
    title: t("happened.should_be", { what: spoken(entry.line) }),
    body: [
      digits(desk),
      h(
        "div",
        { class: "since" },
        h(
          "p",
          {},
          since.length
            ? t("happened.since", { who: since.map((line) => spoken(line)).join(", ") })
            : t("happened.since_nobody"),
        ),
      ),
    ],
    typed: (letter) => typed(ui, letter, desk.change),
    ready: to > 0 && { kind: "wrong-amount", to, since },
    wants: t("happened.no_amount"),
  };
}

// Who acted on it before it was seen, in turn.
function sinceKeys(desk, since) {
  const { doc } = desk;
  const from = doc.seats.findIndex((row) => row.seat === doc.to_act);
  const ring = [...doc.seats.slice(from + 1), ...doc.seats.slice(0, from)].filter((row) =>
    !row.folded && row.stack
  );
  const next = ring[since.length];
  const add = (verb) => () => set(desk, { since: [...since, `${next.seat} ${verb}`] });
  const done = since.map((line) => t(`happened.since_${line.split(" ")[1]}`, { seat: line.split(" ")[0] }))
    .join(", ");
  return [
    h("p", {}, since.length ? t("happened.since", { who: done }) : t("happened.since_nobody")),
    next &&
    key("since-call", t("happened.called", { seat: next.seat }), { kind: "preset", onclick: add("call") }),
    next &&
    key("since-fold", t("happened.folded", { seat: next.seat }), { kind: "preset", onclick: add("fold") }),
    since.length
      ? key("since-none", t("happened.nobody"), { kind: "preset", onclick: () => set(desk, { since: [] }) })
      : null,
  ];
}

function digits(desk) {
  const { ui, change } = desk;
  const tap = (letter, label = letter, aria = null) =>
    key(`digit-${letter === "Backspace" ? "back" : letter}`, label, {
      kind: "digit",
      aria,
      onclick: () => typed(ui, letter, change),
    });
  const clear = key("clear", "C", {
    kind: "digit",
    aria: t("keys.clear"),
    onclick: () => change({ amount: "" }),
  });
  const shown = h(
    "output",
    { class: "typed", "aria-label": t("keys.amount") },
    ui.amount === "" ? "0" : amount(Number(ui.amount)),
  );
  return h(
    "div",
    { class: "digits" },
    ["7", "8", "9"].map((n) => tap(n)),
    tap("Backspace", "⌫", t("keys.digit_back")),
    ["4", "5", "6"].map((n) => tap(n)),
    clear,
    ["1", "2", "3", "00"].map((n) => tap(n)),
    tap("0"),
    tap("000"),
    shown,
  );
}

// -- seats and words ----------------------------------------------------------------------------

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
