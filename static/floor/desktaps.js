// What the ruling desk asks for a call: a word, chips, a seat, an amount, an act out of turn.
import { h, key } from "../shell/dom.js";
import { readWhole } from "../shell/numbers.js";
import { t } from "../shell/texts.js";

const VERBS = ["fold", "check", "call", "bet", "raise"];
const SEVERAL = ["chips", "first", "then"]; // chips by their values: 500 + 200

// One thing that is asked, as keys where there are few, else as a field.
export function asked(name, ui, draw) {
  const { given } = ui;
  const take = (value) => {
    given[name] = value;
    draw();
  };
  if (name === "said") return choice(name, Object.entries(ui.words), given.said, take);
  if (name === "seat") return choice(name, seats(ui), given.seat, (seat) => take(seat));
  if (name === "line") {
    return [
      choice(name, VERBS.map((verb) => [verb, ui.words[verb] ?? t(`ruledesk.${verb}`)]), given.line, take),
      ["bet", "raise"].includes(given.line) ? field("to", given) : null,
    ];
  }
  return field(name, given);
}

const seats = ({ state }) =>
  state.seats.filter((row) => !row.folded).map((
    row,
  ) => [String(row.seat), t("said.seat", { seat: row.seat })]);

const choice = (name, all, now, take) =>
  h(
    "fieldset",
    {},
    h("legend", {}, t(`ruledesk.asks-${name}`)),
    h(
      "div",
      { class: "taps" },
      all.map(([value, words]) =>
        key(`${name}-${value}`, words, {
          kind: now === value ? "raise on" : "plain",
          pressed: now === value,
          onclick: () => take(value),
        })
      ),
    ),
  );

const field = (name, given) =>
  h(
    "label",
    {},
    t(`ruledesk.asks-${name}`),
    h("input", {
      name,
      "data-key": `asks-${name}`,
      inputmode: SEVERAL.includes(name) ? null : "numeric",
      value: given[name] ?? "",
      autocomplete: "off",
      oninput: (event) => {
        given[name] = event.target.value;
      },
    }),
  );

// Several stand apart by blanks; what is no number goes as it is, and is refused.
const numbers = (text) =>
  (text ?? "").split(/[\s;+]+|,(?=\s)/).filter(Boolean).map((one) => readWhole(one) ?? one);

// The same as the server takes it. Chips that are one number were several that nobody named.
export function happenedOf(names, given) {
  const happened = {};
  for (const name of names) {
    const values = numbers(given[name]);
    if (name === "said" && given.said) happened.said = given.said;
    else if (name === "chip" && values.length) happened.chips = values.slice(0, 1);
    else if (name === "line" && given.line) {
      const to = numbers(given.to)[0];
      happened.line = [given.line, to].filter(Boolean).join(" ");
    } else if (["first", "then"].includes(name) && values.length) happened[name] = values;
    else if (name === "chips" && values.length) happened.chips = values.length > 1 ? values : values[0];
    else if (["seat", "to", "cards"].includes(name) && values.length) happened[name] = values[0];
  }
  return happened;
}
