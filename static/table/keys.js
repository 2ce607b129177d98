// The betting keys: fold, check, call, the wager with its keypad. What may be done comes from `legal`, why
// not from `reasons`.
import { shortly, wagerChips } from "../shell/chips.js";
import { amount, h, held, key, refill } from "../shell/dom.js";
import { width } from "../shell/felt.js";
import { enters } from "./foresight.js";
import { fastKeys, pathScreen } from "./quickactions.js";
import { press, typed } from "../shell/press.js";
import { lateKey } from "./steps.js";
import { t } from "../shell/texts.js";
import { fixKeys, wrong } from "./outofrange.js";
import { still } from "./still.js";

const LETTERS = {
  f: ["fold"],
  k: ["check"],
  c: ["call", "bring-in"],
  r: ["wager", "complete", "wager-0"],
  b: ["wager", "complete", "wager-0"],
  m: ["min"],
  h: ["half"],
  p: ["pot", "most"],
  a: ["all-in"],
  t: ["path"],
  l: ["all"],
  w: ["wrong"],
  z: ["undo"],
};

const acts = h("div", { class: "acts" });
const fast = h("div", { class: "fast" });
const play = held(h("div", { class: "play" }, acts, fast));
const pad = held(h("div", { class: "keypad" }));

export function actKeys(desk) {
  const { doc, ui } = desk;
  if (ui.path) return pathScreen(desk, ui.path);
  const may = doc.legal;
  const seat = doc.to_act;
  const row = doc.seats.find((one) => one.seat === seat);
  const range = may.raise || may.bet || (may.complete?.max ? may.complete : null);
  const free = range && !range.amounts && range.min < range.max;
  const say = (verb, more) => enters(desk, `${seat} ${verb}`, more);
  const keys = [
    still(doc, "F", "fold", t("keys.fold"), {
      kind: "fold",
      onclick: say("fold"),
      reason: may.fold ? "" : doc.reasons.fold,
    }),
    still(doc, "K", "check", t("keys.check"), {
      kind: "go",
      onclick: say("check"),
      why: may.check ? "" : doc.reasons.check,
    }),
    callKey(doc, may, row, say),
    ...wagerKeys(desk, may, range, free, row, seat),
  ];
  acts.className = `acts acts-${keys.length}`;
  refill(acts, keys);
  refill(fast, [free && ui.amount !== "" && fixKeys(desk, range, row) || fastKeys(desk)]);
  return {
    tools: [sum(desk, range), ...backKeys(desk)],
    keys: [
      play,
      free ? keypad(desk, may, range, row) : h("div", { class: "aside" }, desk.recent()),
    ],
    typed: (letter) => keyed(desk, letter, free),
    plain: true, // keys and words alone
  };
}

// Figures make an amount and Enter enters it; a letter is a tap on its key.
function keyed({ ui, change }, letter, free) {
  if (free && (letter === "Backspace" || /^\d$/.test(letter))) return typed(ui, letter, change);
  if (letter === "Enter") return ui.amount !== "" && press("wager");
  return press(...(LETTERS[letter.toLowerCase()] || []));
}

// Everything that may go in: the stack, or what the cap of the hand leaves of it.
const whole = (row) => t(row.behind ? "keys.cap_small" : "keys.all_in_small");
const wholeTo = (row, to) => to === row.stack + row.bet ? whole(row) : "";

function callKey(doc, may, row, say) {
  if (may.bring_in) {
    const all = may.bring_in >= row.stack ? whole(row) : "";
    return still(doc, "C", "bring-in", t("keys.bring_in", { chips: may.bring_in }), {
      kind: "go",
      onclick: say("bring-in", all),
      small: all,
    });
  }
  if (!may.call) return still(doc, "C", "call", t("keys.call"), { kind: "go", why: doc.reasons.call });
  const all = may.call >= row.stack ? whole(row) : "";
  return still(doc, "C", "call", t("keys.call_chips", { chips: may.call }), {
    kind: "go",
    onclick: say("call", all),
    small: all,
  });
}

function wagerKeys(desk, may, range, free, row, seat) {
  const { doc } = desk;
  if (may.complete && !range) {
    const all = wholeTo(row, may.complete);
    return [
      still(doc, "R", "complete", t("keys.complete", { chips: may.complete }), {
        kind: "raise",
        onclick: enters(desk, `${seat} complete`, all),
        small: all || t("keys.adds", { chips: may.complete - row.bet }),
      }),
    ];
  }
  if (!range) {
    if (may.all_in && row.stack > (may.call || 0)) {
      return [
        still(
          doc,
          "A",
          "all-in",
          t(row.behind ? "keys.cap_chips" : "keys.all_in_chips", { chips: row.stack + row.bet }),
          {
            kind: "raise",
            onclick: enters(desk, `${seat} all-in`),
            small: row.bet ? t("keys.adds", { chips: row.stack }) : "",
          },
        ),
      ];
    }
    const facing = doc.high > 0;
    return [
      still(doc, "", "wager", t(facing ? "keys.raise" : "keys.bet"), {
        kind: "raise",
        reason: facing ? doc.reasons.raise : doc.reasons.bet,
      }),
    ];
  }
  const amounts = free ? [wanted(desk.ui, range)] : range.amounts || [range.min];
  return amounts.map((to, n) =>
    wagerKey(desk, may, range, row, seat, to, amounts.length > 1 ? `wager-${n}` : "wager", n)
  );
}

function wagerKey(desk, may, range, row, seat, to, id, n) {
  const verb = verbOf(may);
  const label = t({ raise: "keys.raise_to", bet: "keys.bet_chips", complete: "keys.complete" }[verb], {
    chips: to,
  });
  const why = wrong(to, range, desk.doc, row);
  const all = wholeTo(row, to);
  const small = all || (may.bet ? "" : t("keys.adds", { chips: to - row.bet }));
  return still(desk.doc, n ? "" : may.bet ? "B" : "R", id, label, {
    kind: "raise",
    onclick: enters(desk, `${seat} ${verb} ${to}`, all),
    reason: why && reason(why, range, desk.doc),
    small,
  });
}

export function wanted(ui, range) {
  return ui.amount === "" ? range.min : Number(ui.amount);
}

// The range in words when an amount is outside of it.
function reason(why, { min, max }, doc) {
  return t(`keys.wrong_${why}`, { min, max, unit: doc.unit });
}

function sum(desk, range) {
  const { doc } = desk;
  if (!range || range.min === range.max && !doc.how) return null;
  return h(
    "div",
    { class: "sum" },
    most(doc, range),
    doc.how_least ? h("span", { class: "least" }, doc.how_least) : null,
    doc.how ? h("span", { class: "how" }, doc.how) : null,
  );
}

// The maximum as the table hears it; the range itself is said by the prompt.
function most(doc, range) {
  if (range.amounts) return h("b", {}, range.amounts.map(amount).join(t("keys.or")));
  return doc.how
    ? h("b", {}, t(doc.plays.pot ? "keys.to_go" : "keys.most_to_go", { chips: range.max }))
    : null;
}

// What was put off stays one tap away: cards that lie there already, and this very step.
function backKeys(desk) {
  const { doc, ui, change } = desk;
  const { kind, optional } = doc.waiting_for;
  const skipped = optional && ui.skip === desk.mark && kind !== "deal";
  return [
    lateKey(desk),
    skipped &&
    key("back-to", t(`keys.put_off_${kind}`), {
      kind: "plain",
      onclick: () => change({ skip: null, amount: "" }),
    }),
  ];
}

const verbOf = (may) => may.raise ? "raise" : may.bet ? "bet" : "complete";

function keypad(desk, may, range, row) {
  const { doc, ui, change } = desk;
  const set = (to) => () => change({ amount: String(to) });
  // "Pot" and "all-in" are said in one word, and their sums stand on the keys: one tap enters them
  const enter = (to) => ({
    onclick: enters(desk, `${row.seat} ${verbOf(may)} ${to}`, wholeTo(row, to)),
    kind: `preset raise${width(to)}`,
  });
  const limited = doc.plays.pot;
  const spread = doc.how && !limited; // the most of a bet is no sum of the pot
  const half = clamp(potAmount(doc, row, 2), range);
  const pot = limited || spread ? range.max : clamp(potAmount(doc, row, 1), range);
  const allIn = row.stack + row.bet;
  const preset = (id, letter, to, more = {}) =>
    still(doc, letter, id, t(`keys.preset_${id.replace("-", "_")}`), {
      kind: "preset",
      onclick: set(to),
      small: to < 1_000_000 ? amount(to) : shortly(to),
      ...more,
    });
  const presets = [ // the pot is told in pot-limit only
    preset("min", "M", range.min),
    preset("half", "H", half, limited ? {} : { small: "" }),
    spread
      ? preset("most", "P", pot, enter(pot))
      : preset("pot", "P", pot, limited ? enter(pot) : { small: "" }),
    preset("all-in", "A", allIn, allIn > range.max ? { reason: t("keys.over_max") } : enter(allIn)),
  ];
  const figure = (id, label, onclick, aria) => still(doc, "", id, label, { kind: "digit", onclick, aria });
  const digit = (text) => figure(`digit-${text}`, text, () => typed(ui, text, change));
  const back = figure("back", "⌫", () => typed(ui, "Backspace", change), t("keys.digit_back"));
  const clear = figure("clear", "C", () => change({ amount: "" }), t("keys.clear"));
  const chips = chipKeys(desk, row);
  refill(pad, [
    ["7", "8", "9"].map(digit),
    back,
    chips[0],
    presets[0],
    ["4", "5", "6"].map(digit),
    clear,
    chips[1],
    presets[1],
    ["1", "2", "3", "000"].map(digit),
    chips[2],
    presets[2],
    ["0", "00"].map(digit),
    shown(ui, range),
    chips[3],
    presets[3],
  ]);
  return pad;
}

// The chips as they lie in front, one tap a chip: they add up from nothing, or to what Min or Pot has set.
function chipKeys({ doc, ui, change }, row) {
  const all = row.stack + row.bet;
  const keys = wagerChips(doc, all).map((value) => {
    const to = Number(ui.amount) + value;
    return still(doc, "", `chip-${value}`, `+${shortly(value)}`, {
      kind: "chip",
      onclick: () => change({ amount: String(to) }),
      disabled: to > all,
      aria: t("keys.chip", { chips: value }),
    });
  });
  return Array.from({ length: 4 }, (_, n) => keys[n] || h("span"));
}

function shown(ui, range) {
  const to = wanted(ui, range);
  // the least raise is said by what asks for it
  const live = ui.amount === "" ? "off" : "polite";
  return h(
    "output",
    { class: `typed${width(to)}`, "aria-label": t("keys.amount"), "aria-live": live },
    amount(to),
  );
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
