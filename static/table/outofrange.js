// An amount that was too much or too little: what is typed beside the range, and the way to what happened at
// the table.
import { key } from "../shell/dom.js";
import { opened } from "./floorstart.js";
import { enters } from "./foresight.js";
import { t } from "../shell/texts.js";
import { still } from "./still.js";

// Why an amount is none: "over", "under", "unit"; "" when it is one.
export function wrong(to, range, doc, row) {
  if (range.amounts) return "";
  if (to < range.min) return "under";
  if (to > range.max) return "over";
  return to % (doc.unit || 1) && to !== row.stack + row.bet ? "unit" : "";
}

export function wrongKey(desk) {
  return still(desk.doc, "W", "wrong", t("wrong.key"), {
    kind: "preset",
    onclick: () => desk.change({ floor: { ...opened(), amounts: true }, amount: "", message: null }),
  });
}

// One tap from the amount that was announced to the one that counts, and the chips that move; null for a
// legal amount.
export function fixKeys(desk, range, row) {
  const { doc, ui } = desk;
  const to = Number(ui.amount);
  const why = wrong(to, range, doc, row);
  if (why === "over") return [make(desk, row, to, range.max, "most")];
  if (why === "unit") return [make(desk, row, to, to - (to % doc.unit), "unit")];
  if (why === "under") return tooLittle(desk, range, row, to);
  return null;
}

// The word "raise" makes it the least; chips without a word are what the house rule makes of them.
function tooLittle(desk, range, row, to) {
  const { doc } = desk;
  const met = row.bet + doc.to_call;
  if (doc.to_call && to < met) return [underKey(desk, to - row.bet)];
  const least = make(desk, row, to, range.min, "least");
  if (to >= doc.raises_from || doc.to_call && !doc.legal.call) return [least];
  const label = doc.to_call ? t("keys.call_chips", { chips: doc.to_call }) : t("keys.check");
  const line = `${row.seat} ${doc.to_call ? "call" : "check"}`;
  const back = to > met ? t("wrong.back", { chips: to - met }) : "";
  return [
    fix(desk, "fix-call", t("wrong.silent", { what: label }), line, back),
    fix(
      desk,
      "fix-least",
      t("wrong.said", { chips: range.min }),
      wager(doc, row, range.min),
      t("wrong.add", { chips: range.min - to }),
    ),
  ];
}

const wager = (doc, row, to) => `${row.seat} ${doc.legal.raise ? "raise" : "bet"} ${to}`;

function make(desk, row, from, to, id) {
  const moved = to > from
    ? t("wrong.add", { chips: to - from })
    : to === row.stack + row.bet
    ? t("keys.all_in_small")
    : t("wrong.back", { chips: from - to });
  return fix(desk, `fix-${id}`, t(`wrong.${id}`, { chips: to }), wager(desk.doc, row, to), moved);
}

// What goes back or is still owed is said again once it is entered.
function fix(desk, id, label, line, moved) {
  return key(id, label, { kind: "raise", small: moved, onclick: enters(desk, line, moved) });
}

// Too few chips for a call: the floor's panel knows whether they must be made up.
function underKey(desk, chips) {
  return key("fix-under", t("wrong.under"), {
    kind: "preset",
    small: t("wrong.ruling"),
    disabled: chips < 1,
    onclick: () => {
      desk.change({ floor: { ...opened(), kind: "undercall", chips: [chips] }, amount: "" });
      return desk.advise({ kind: "undercall", chips: [chips] });
    },
  });
}
