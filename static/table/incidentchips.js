// What the floor has to know of chips that were put in: which lie there, in one motion or two, and what was said.
import { chipsInPlay, shortly } from "../shell/chips.js";
import { amount, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { setFloor as set } from "./incidentdesk.js";

export function askChips(desk) {
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

export function askString(desk) {
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
