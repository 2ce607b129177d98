// What the floor has to know of what happened: chips, an amount, a seat, a count. One function a kind of happening.
// Each answers `title`, the children of the panel, and, where the last tap does not ask by itself, `ready`: what to ask.
import { amount, h, key } from "./dom.js";
import { typed } from "./keys.js";

const VALUES = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000];
const MOST_KEYS = 8;

export const ASKS = {
  chips: askChips, undercall: askChips, "string-bet": askString, "out-of-turn": askTurn, "wrong-amount": askAmount, overbet: askAmount,
  underbet: askAmount, "change-draw": askDraw, "exposed-draw": askSeat, "exposed-last-card": askSeat, "wrong-card-count": askCount,
};

export const live = (doc) => doc.seats.filter((row) => !row.folded && !row.mucked);
export const drew = (doc) => live(doc).filter((row) => row.draws.length);

function set(desk, patch) {
  return desk.change({ floor: { ...desk.ui.floor, ...patch }, said: null });
}

// -- chips --------------------------------------------------------------------------------------

function askChips(desk) {
  const { doc, ui } = desk;
  const { kind, chips, said } = ui.floor;
  const words = doc.to_call ? ["call", "raise"] : [doc.high ? "raise" : "bet"];
  const pick = (word, label) => key(`said-${word || "nothing"}`, label, { kind: said === word ? "preset on" : "preset", onclick: () => set(desk, { said: word }) });
  const spoke = kind === "chips" && h("div", { class: "said", role: "group", "aria-label": "what was said" },
    pick(null, "Said nothing"), words.map((word) => pick(word, `Said “${word}”`)));
  return {
    title: `Seat ${doc.to_act}: put in the chips`,
    body: [h("div", { class: "count" }, pile(desk, "chips"), chipKeys(desk, "chips")), spoke],
    ready: (chips.length || said === "call" || said === "raise" || said === "bet") && { kind, chips, ...(kind === "chips" ? { said } : {}) },
    wants: "no chips yet",
  };
}

function askString(desk) {
  const { doc, ui } = desk;
  const { chips, then, second } = ui.floor;
  const motion = (id, label, on, list) => key(`motion-${id}`, label, { kind: on ? "preset on" : "preset", onclick: () => set(desk, { second: id === "then" }), small: amount(sum(list)) });
  const name = second ? "then" : "chips";
  return {
    title: `Seat ${doc.to_act}: ${second ? "the second motion" : "the first motion"}`,
    body: [
      h("div", { class: "count" }, pile(desk, name), chipKeys(desk, name)),
      h("div", { class: "said", role: "group", "aria-label": "motions" }, motion("first", "First", !second, chips), motion("then", "Then", second, then)),
    ],
    ready: chips.length && then.length && { kind: "string-bet", first: chips, then },
    wants: chips.length ? "second motion" : "no chips yet",
  };
}

const sum = (chips) => chips.reduce((total, chip) => total + chip, 0);

// The chips that lie there, one key a value; a tap takes one off.
function pile(desk, name) {
  const chips = desk.ui.floor[name];
  const off = (value) => () => set(desk, { [name]: chips.toSpliced(chips.lastIndexOf(value), 1) });
  const values = [...new Set(chips)].toSorted((a, b) => b - a);
  return h("div", { class: "pile", role: "group", "aria-label": "chips put in" }, h("b", {}, amount(sum(chips))),
    values.length ? values.map((value) => key(`chip-off-${value}`, `${chips.filter((chip) => chip === value).length} × ${amount(value)}`, {
      kind: "plain", onclick: off(value), aria: `take one chip of ${amount(value)} off`,
    })) : h("span", {}, "Tap each chip as it lies there."));
}

function chipKeys(desk, name) {
  const { doc, ui } = desk;
  const chips = ui.floor[name];
  const { stack } = doc.seats.find((row) => row.seat === doc.to_act);
  const rest = stack - sum(ui.floor.chips) - sum(ui.floor.then);
  return h("div", { class: "chipkeys" }, chipValues(doc.chip, stack).map((value) => key(`chip-${value}`, `+${short(value)}`, {
    kind: "go", onclick: () => set(desk, { [name]: [...chips, value] }), reason: value > rest ? "not that many" : "",
  })));
}

// From the table's smallest chip upwards, as far as the stack goes.
function chipValues(chip, stack) {
  return [chip, ...VALUES.filter((value) => value > chip && value % chip === 0 && value <= stack)].slice(0, MOST_KEYS);
}

function short(value) {
  return value >= 1000 && value % 1000 === 0 ? `${amount(value / 1000)}K` : amount(value);
}

// -- amounts ------------------------------------------------------------------------------------

function askAmount(desk) {
  const { doc, ui } = desk;
  const { kind, since } = ui.floor;
  const to = Number(ui.amount);
  return {
    title: kind === "underbet" ? `Seat ${doc.to_act} said “pot”: how much lies there?` : `Seat ${doc.to_act}: how much in front?`,
    body: [digits(desk), h("div", { class: "since" }, sinceKeys(desk, since))],
    typed: (letter) => typed(ui, letter, desk.change),
    ready: to > 0 && { kind, to, since }, wants: "no amount yet",
  };
}

// Who acted on it before it was seen, in turn.
function sinceKeys(desk, since) {
  const { doc } = desk;
  const from = doc.seats.findIndex((row) => row.seat === doc.to_act);
  const ring = [...doc.seats.slice(from + 1), ...doc.seats.slice(0, from)].filter((row) => !row.folded && row.stack);
  const next = ring[since.length];
  const add = (verb) => () => set(desk, { since: [...since, `${next.seat} ${verb}`] });
  const done = since.length ? since.map((line) => `seat ${line.replace("fold", "folded").replace("call", "called")}`).join(", ") : "nobody";
  return [
    h("p", {}, `Acted since: ${done}`),
    next && key("since-call", `Seat ${next.seat} called`, { kind: "preset", onclick: add("call") }),
    next && key("since-fold", `Seat ${next.seat} folded`, { kind: "preset", onclick: add("fold") }),
    since.length ? key("since-none", "Nobody", { kind: "preset", onclick: () => set(desk, { since: [] }) }) : null,
  ];
}

function digits(desk) {
  const { ui, change } = desk;
  const tap = (letter, label = letter, aria = null) => key(`digit-${letter === "Backspace" ? "back" : letter}`, label, { kind: "digit", aria, onclick: () => typed(ui, letter, change) });
  const clear = key("clear", "C", { kind: "digit", aria: "clear the amount", onclick: () => change({ amount: "" }) });
  const shown = h("output", { class: "typed", "aria-label": "amount" }, ui.amount === "" ? "0" : amount(Number(ui.amount)));
  return h("div", { class: "digits" }, ["7", "8", "9"].map((n) => tap(n)), tap("Backspace", "⌫", "take the last digit back"),
    ["4", "5", "6"].map((n) => tap(n)), clear, ["1", "2", "3", "00"].map((n) => tap(n)), tap("0"), tap("000"), shown);
}

// -- seats and words ----------------------------------------------------------------------------

function seats(desk, rows, onclick) {
  const { ui, names } = desk;
  return h("div", { class: "picks", role: "group", "aria-label": "seats" }, rows.map((row) => key(`at-${row.seat}`, `Seat ${row.seat}`, {
    kind: ui.floor.seat === row.seat ? "preset on" : "preset", small: names[row.seat] || "", onclick: () => onclick(row.seat),
  })));
}

function askTurn(desk) {
  const { doc, ui } = desk;
  const { kind, seat, verb } = ui.floor;
  const rows = live(doc).filter((row) => row.stack);
  const row = rows.find((one) => one.seat === seat);
  if (row && verb) return askTurnAmount(desk, kind, seat, verb);
  const tell = (line) => desk.advise({ kind, seat, line: `${seat} ${line}` });
  const wager = doc.high ? "raise" : "bet";
  const word = (id, label, onclick) => key(`did-${id}`, label, { kind: "go", onclick });
  return {
    title: row ? `Seat ${seat} acted out of turn: how?` : "Who acted out of turn?",
    body: [seats(desk, rows, (picked) => set(desk, { seat: picked })), row && h("div", { class: "picks" },
      word("fold", "Fold", () => tell("fold")),
      row.bet < doc.high ? word("call", "Call", () => tell("call")) : word("check", "Check", () => tell("check")),
      word(wager, doc.high ? "Raise" : "Bet", () => (doc.betting === "limit" ? tell(wager) : set(desk, { verb: wager }))),
      word("all-in", "All-in", () => tell("all-in")))],
  };
}

function askTurnAmount(desk, kind, seat, verb) {
  const { ui } = desk;
  const to = Number(ui.amount);
  return {
    title: `Seat ${seat}: ${verb}s to how much?`, body: [digits(desk)], typed: (letter) => typed(ui, letter, desk.change),
    ready: to > 0 && { kind, seat, line: `${seat} ${verb} ${to}` }, wants: "no amount yet",
  };
}

function askSeat(desk) {
  const { doc, ui } = desk;
  const { kind } = ui.floor;
  const rows = kind === "exposed-draw" ? drew(doc) : live(doc);
  return { title: "Whose card was it?", body: [seats(desk, rows, (seat) => desk.advise({ kind, seat }))] };
}

function askDraw(desk) {
  const { doc, ui } = desk;
  const row = drew(doc).find((one) => one.seat === ui.floor.seat);
  const most = row && Math.min(row.down.length, doc.waiting_for.kind === "draw" ? doc.waiting_for.high : row.down.length);
  return {
    title: row ? `Seat ${row.seat} asked for ${row.draws.at(-1) || "none"}: how many now?` : "Who changed the draw?",
    body: [seats(desk, drew(doc), (seat) => set(desk, { seat })),
      row && counts(desk, Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n !== row.draws.at(-1)), (n) => n || "Pat")],
  };
}

function askCount(desk) {
  const { doc, ui } = desk;
  const row = live(doc).find((one) => one.seat === ui.floor.seat);
  const due = row && row.down.length + row.up.length;
  const near = row ? [-3, -2, -1, 1, 2, 3].map((n) => due + n).filter((n) => n >= 0) : [];
  return {
    title: row ? `Seat ${row.seat} should hold ${due}: how many are there?` : "Whose hand is it?",
    body: [seats(desk, live(doc), (seat) => set(desk, { seat })), row && counts(desk, near, String)],
  };
}

function counts(desk, numbers, label) {
  const { kind, seat } = desk.ui.floor;
  return h("div", { class: "picks" }, numbers.map((cards) => key(`cards-${cards}`, String(label(cards)), {
    kind: "go", onclick: () => desk.advise({ kind, seat, cards }),
  })));
}
