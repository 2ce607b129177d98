// The betting keys: fold, check, call, the wager with its keypad. What may be done comes from `legal`, why not from `reasons`.
import { amount, h, key } from "./dom.js";

const MOST_DIGITS = 12;

export function actKeys(desk) {
  const { doc, ui } = desk;
  const may = doc.legal;
  const seat = doc.to_act;
  const row = doc.seats.find((one) => one.seat === seat);
  const range = may.raise || may.bet;
  const free = range && !range.amounts && range.min < range.max;
  const say = (verb) => () => desk.act(`${seat} ${verb}`);
  const keys = [
    key("fold", "Fold", { kind: "fold", onclick: say("fold"), reason: may.fold ? "" : doc.reasons.fold }),
    key("check", "Check", { kind: "quiet", onclick: say("check"), reason: may.check ? "" : doc.reasons.check }),
    callKey(doc, may, row, say),
    ...wagerKeys(desk, may, range, free, row, seat),
  ];
  return {
    tools: [sum(desk, range, row), backKey(desk)],
    keys: [
      h("div", { class: `acts acts-${keys.length}` }, keys),
      free ? keypad(desk, range, row) : h("div", { class: "aside" }, desk.recent()),
    ],
    typed: free ? (letter) => typed(ui, letter, desk.change) : null,
  };
}

function callKey(doc, may, row, say) {
  if (may.bring_in) return key("bring-in", `Bring in ${amount(may.bring_in)}`, { kind: "go", onclick: say("bring-in") });
  if (!may.call) return key("call", "Call", { kind: "go", reason: doc.reasons.call });
  const all = may.call >= row.stack;
  return key("call", `Call ${amount(may.call)}`, { kind: "go", onclick: say("call"), small: all ? "all-in" : "" });
}

function wagerKeys(desk, may, range, free, row, seat) {
  const { doc } = desk;
  if (may.complete) {
    return [key("complete", `Complete to ${amount(may.complete)}`, { kind: "raise", onclick: () => desk.act(`${seat} complete`) })];
  }
  if (!range) {
    if (may.all_in && doc.betting === "jam-or-fold") {
      return [key("all-in", `All-in ${amount(row.stack + row.bet)}`, { kind: "raise", onclick: () => desk.act(`${seat} all-in`) })];
    }
    const facing = doc.high > 0;
    return [key("wager", facing ? "Raise" : "Bet", { kind: "raise", reason: facing ? doc.reasons.raise : doc.reasons.bet })];
  }
  const amounts = free ? [wanted(desk.ui, range)] : range.amounts || [range.min];
  return amounts.map((to, n) => wagerKey(desk, may, range, row, seat, to, amounts.length > 1 ? `wager-${n}` : "wager"));
}

function wagerKey(desk, may, range, row, seat, to, id) {
  const verb = may.raise ? "raise" : "bet";
  const label = `${may.raise ? "Raise to" : "Bet"} ${amount(to)}`;
  const reason = wrong(to, range, desk.doc, row);
  const small = to === row.stack + row.bet ? "all-in" : may.raise ? `adds ${amount(to - row.bet)}` : "";
  return key(id, label, { kind: "raise", onclick: () => desk.act(`${seat} ${verb} ${to}`), reason, small });
}

function wanted(ui, range) {
  return ui.amount === "" ? range.min : Number(ui.amount);
}

// The range in words when an amount is outside of it.
function wrong(to, range, doc, row) {
  if (range.amounts) return "";
  const unit = doc.unit || 1;
  if (to < range.min) return `The least is ${amount(range.min)}, the most ${amount(range.max)}.`;
  if (to > range.max) return `The most is ${amount(range.max)}, the least ${amount(range.min)}.`;
  if (to % unit && to !== row.stack + row.bet) return `Chips here are ${amount(unit)}; make it a multiple.`;
  return "";
}

function sum(desk, range, row) {
  const { doc } = desk;
  if (!range || range.min === range.max && !doc.how) return null;
  const span = range.amounts ? range.amounts.map(amount).join(" or ")
    : range.min === range.max ? amount(range.min) : `${amount(range.min)} to ${amount(range.max)}`;
  const verb = doc.legal.raise ? "Raise" : "Bet";
  return h("div", { class: "sum" },
    h("span", {}, `${verb} `, h("b", {}, span), row.stack + row.bet === range.max && !range.amounts ? " (all-in)" : ""),
    doc.how ? h("span", { class: "how" }, doc.how) : null);
}

const PUT_OFF = { roll: "Dice", discard: "Discards", part: "Parts", door: "Door card" };

// What was put off stays one tap away: this very step, or board cards of an earlier one.
function backKey(desk) {
  const { doc, ui, change } = desk;
  const skipped = doc.waiting_for.optional && ui.skip === desk.mark && PUT_OFF[doc.waiting_for.kind];
  if (skipped) return key("back-to", skipped, { kind: "plain", onclick: () => change({ skip: null }) });
  if (!doc.board.includes(null) && doc.community !== "??") return null;
  return key("board", doc.board.includes(null) ? "Board cards" : "Community card", { kind: "plain", onclick: () => change({ late: true }) });
}

function keypad(desk, range, row) {
  const { doc, ui, change } = desk;
  const set = (to) => () => change({ amount: String(to) });
  const pot = potAmount(doc, row, 1);
  const half = potAmount(doc, row, 2);
  const limited = doc.betting === "pot-limit" || doc.betting === "half-pot-limit";
  const allIn = row.stack + row.bet;
  const presets = [
    key("min", "Min", { kind: "preset", onclick: set(range.min), small: amount(range.min) }),
    key("half", "½ pot", { kind: "preset", onclick: set(clamp(half, range)), small: amount(clamp(half, range)) }),
    key("pot", "Pot", {
      kind: "preset", onclick: set(limited ? range.max : clamp(pot, range)), small: amount(limited ? range.max : clamp(pot, range)),
    }),
    key("all-in", "All-in", {
      kind: "preset", onclick: set(allIn), small: allIn <= range.max ? amount(allIn) : "over max",
      disabled: allIn > range.max,
    }),
  ];
  const digit = (text) => key(`digit-${text}`, text, { kind: "digit", onclick: () => typed(ui, text, change) });
  const back = key("back", "⌫", { kind: "digit", aria: "take the last digit back", onclick: () => typed(ui, "Backspace", change) });
  const clear = key("clear", "C", { kind: "digit", aria: "clear the amount", onclick: () => change({ amount: "" }) });
  const rows = [[7, 8, 9], [4, 5, 6], [1, 2, 3]].map((three) => three.map((n) => digit(String(n))));
  return h("div", { class: "keypad" },
    rows[0], back, presets[0], rows[1], clear, presets[1], rows[2], digit("000"), presets[2],
    digit("0"), digit("00"), shown(ui, range), presets[3]);
}

function shown(ui, range) {
  return h("output", { class: "typed", "aria-label": "amount" }, ui.amount === "" ? amount(range.min) : amount(Number(ui.amount)));
}

// A bet of the pot or half of it: what there is after the call, on top of the wager.
function potAmount(doc, row, part) {
  const unit = doc.unit || 1;
  const to = doc.high + Math.floor((doc.pot + doc.high - row.bet) / part);
  return to - (to % unit);
}

function clamp(to, range) {
  return Math.min(Math.max(to, range.min), range.max);
}

export function typed(ui, letter, change) {
  if (letter === "Backspace") return change({ amount: ui.amount.slice(0, -1) });
  if (!/^0{1,3}$|^[1-9]$/.test(letter)) return false;
  const next = (ui.amount + letter).replace(/^0+/, "");
  if (next.length <= MOST_DIGITS) change({ amount: next });
  return true;
}
