// Figures typed on the page's own keypad: fields to choose from, one keypad for all of them. Never the
// system's keyboard.
import { amount, h, key } from "./dom.js";
import { t } from "./texts.js";

const MOST_DIGITS = 12;

// A field: its label, its figure; the chosen one takes what is typed. `value` "" is not entered yet.
export function field(id, label, value, { chosen, onclick, none = "0" }) {
  return h(
    "button",
    {
      type: "button",
      class: `figure${chosen ? " on" : ""}`,
      "data-key": `field-${id}`,
      "aria-pressed": String(chosen),
      onclick,
    },
    h("span", {}, label),
    h("b", {}, value === "" ? none : amount(Number(value))),
  );
}

export function keypad(value, onchange) {
  const digit = (text) =>
    key(`digit-${text}`, text, { kind: "digit", onclick: () => onchange(typed(value, text)) });
  return h(
    "div",
    { class: "digits", role: "group", "aria-label": t("tools.keypad") },
    ["7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "000"].map(digit),
    key("back", "⌫", { kind: "digit", aria: t("tools.back"), onclick: () => onchange(value.slice(0, -1)) }),
    key("clear", "C", { kind: "digit", aria: t("tools.clear-figure"), onclick: () => onchange("") }),
  );
}

// What a figure becomes by one more letter of a key or keyboard; null for a letter that is none of its own.
export function typed(value, letter) {
  if (letter === "Backspace") return value.slice(0, -1);
  if (!/^0{1,3}$|^[1-9]$/.test(letter)) return null;
  const next = (value + letter).replace(/^0+(?=\d)/, "");
  return next.length > MOST_DIGITS ? value : next;
}
