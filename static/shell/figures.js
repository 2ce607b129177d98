// Figures typed on the page's own keypad: fields to choose from, one keypad for all of them. Never the
// system's keyboard.
import { amount, h, key } from "./dom.js";
import { figured, FIGURES } from "./press.js";
import { t } from "./texts.js";

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

// `more` keys stand beside the figures.
export function keypad(value, onchange, ...more) {
  const digit = (text) =>
    key(`digit-${text}`, text, { kind: "digit", onclick: () => onchange(figured(value, text)) });
  return h(
    "div",
    { class: "digits", role: "group", "aria-label": t("tools.keypad") },
    FIGURES.map(digit),
    key("back", "⌫", { kind: "digit", aria: t("tools.back"), onclick: () => onchange(value.slice(0, -1)) }),
    key("clear", "C", { kind: "digit", aria: t("tools.clear-figure"), onclick: () => onchange("") }),
    more,
  );
}
