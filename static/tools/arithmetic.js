// The tools for figures: pot-limit, side pots, odd chips. Each answers `ui`, `question`, `screen`, `wants`,
// `answer`.
import { amount, h, key } from "../shell/dom.js";
import { field, keypad } from "../shell/figures.js";
import { figured } from "../shell/press.js";
import { t } from "../shell/texts.js";

export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const number = (text) => Number(text || 0);

// The screen of most tools: fields and other keys at the left, the keypad for the chosen field at the right.
function twoSides(ui, change, fields, rest = []) {
  const one = (id, label, none) =>
    field(id, label, ui[id], { chosen: ui.on === id, none, onclick: () => change({ on: id }) });
  return [
    h(
      "section",
      { class: "entry" },
      h("div", { class: "figures" }, fields.map(([id, label, none]) => one(id, label, none))),
      rest,
    ),
    keypad(ui[ui.on], (value) => change({ [ui.on]: value })),
  ];
}

const typing = (ui) => (letter, change) => {
  const next = figured(ui[ui.on], letter);
  return next !== null && change({ [ui.on]: next });
};

const choice = (id, label, on, onclick) => key(id, label, { kind: on ? "preset on" : "preset", onclick });

export function potLimit() {
  const ui = { pot: "", bet: "", mine: "", stack: "", on: "pot", half: false };
  const fields = [["pot", t("tools.pot")], ["bet", t("tools.bet")], ["mine", t("tools.mine")], [
    "stack",
    t("tools.stack"),
    t("tools.enough"),
  ]];
  return {
    ui,
    typed: typing(ui),
    wants: () => t("tools.wants-pot"),
    question: () =>
      ui.pot && {
        path: "/tools/pot-limit",
        body: {
          pot: number(ui.pot),
          bet: number(ui.bet),
          in: number(ui.mine),
          stack: ui.stack ? number(ui.stack) : null,
          betting: ui.half ? "half-pot-limit" : "pot-limit",
        },
      },
    screen: (change) =>
      twoSides(
        ui,
        change,
        fields,
        h(
          "div",
          { class: "choices" },
          choice("pot", t("tools.pot-limit"), !ui.half, () => change({ half: false })),
          choice("half", t("tools.half-pot"), ui.half, () => change({ half: true })),
        ),
      ),
    answer: (sum) => [
      h(
        "p",
        { class: "big" },
        t(number(ui.bet) ? "tools.raise-to" : "tools.bet-up-to", { chips: sum.most }),
        sum.all_in ? ` (${t("tools.all-in")})` : "",
      ),
      number(ui.mine) ? h("p", {}, t("tools.adds", { chips: sum.adds })) : null,
      h("p", { class: "how" }, sum.how),
    ],
  };
}

export function sidePots() {
  /** @type {{on: number | "dead", put: Record<number, string>, folded: number[], dead: string}} */
  const ui = { on: 1, put: {}, folded: [], dead: "" };
  const value = () => (ui.on === "dead" ? ui.dead : ui.put[ui.on] || "");
  const set = (
    change,
    next,
  ) => (ui.on === "dead" ? change({ dead: next }) : change({ put: { ...ui.put, [ui.on]: next } }));
  const played = () => SEATS.filter((seat) => ui.put[seat]);
  const fold = (change, seat) =>
    change({
      folded: ui.folded.includes(seat) ? ui.folded.filter((one) => one !== seat) : [...ui.folded, seat],
    });
  const row = (change, seat) =>
    h(
      "div",
      { class: "put" },
      field(seat, t("tools.seat", { seat }), ui.put[seat] || "", {
        chosen: ui.on === seat,
        none: "–",
        onclick: () => change({ on: seat }),
      }),
      choice(`folded-${seat}`, t("tools.folded"), ui.folded.includes(seat), () => fold(change, seat)),
    );
  return {
    ui,
    wants: () => t("tools.wants-chips"),
    typed: (letter, change) => {
      const next = figured(value(), letter);
      return next !== null && set(change, next);
    },
    question: () =>
      played().length > 1 && {
        path: "/tools/side-pots",
        body: {
          in: Object.fromEntries(played().map((seat) => [seat, number(ui.put[seat])])),
          folded: ui.folded.filter((seat) => ui.put[seat]),
          dead: number(ui.dead),
        },
      },
    screen: (change) => [
      h(
        "section",
        { class: "entry puts" },
        SEATS.map((seat) => row(change, seat)),
        field("dead", t("tools.dead"), ui.dead, {
          chosen: ui.on === "dead",
          onclick: () => change({ on: "dead" }),
        }),
      ),
      keypad(value(), (next) => set(change, next)),
    ],
    answer: (sum) =>
      sum.told.map((text, n) =>
        h("p", { class: n || Object.keys(sum.returned).length === 0 ? "big" : "how" }, text)
      ),
  };
}

export function oddChip() {
  const ui = { amount: "", chip: "", on: "amount", button: 1, sides: [[], []], halves: 1, asks: "button" };
  const toggle = (n, seat) =>
    ui.sides.map((
      side,
      k,
    ) => (k !== n ? side : side.includes(seat) ? side.filter((one) => one !== seat) : [...side, seat]));
  const seats = (name, label, on, onclick) =>
    h(
      "div",
      { class: "seatkeys", role: "group", "aria-label": label },
      h("span", {}, label),
      SEATS.map((seat) => choice(`${name}-${seat}`, String(seat), on(seat), () => onclick(seat))),
    );
  return {
    ui,
    typed: typing(ui),
    wants: () => t("tools.wants-winners"),
    question: () =>
      ui.amount && ui.sides.slice(0, ui.halves).every((side) => side.length) && {
        path: "/tools/odd-chip",
        body: {
          amount: number(ui.amount),
          chip: number(ui.chip) || 1,
          button: ui.button,
          sides: ui.sides.slice(0, ui.halves),
        },
      },
    screen: (change) =>
      twoSides(ui, change, [["amount", t("tools.amount")], ["chip", t("tools.chip"), "1"]], [
        h(
          "div",
          { class: "choices" },
          choice("one", t("tools.one-side"), ui.halves === 1, () => change({ halves: 1 })),
          choice("two", t("tools.two-sides"), ui.halves === 2, () => change({ halves: 2 })),
        ),
        seats("button", t("tools.button"), (seat) => seat === ui.button, (seat) => change({ button: seat })),
        ui.sides.slice(0, ui.halves).map((side, n) =>
          seats(
            `wins-${n}`,
            ui.halves === 1 ? t("tools.winners") : t(n ? "tools.second-half" : "tools.first-half"),
            (seat) => side.includes(seat),
            (seat) => change({ sides: toggle(n, seat) }),
          )
        ),
      ]),
    answer: (sum) => [
      h(
        "ul",
        { class: "paid" },
        Object.entries(sum.awards).map(([seat, chips]) =>
          h(
            "li",
            { "data-award": seat },
            t("tools.seat", { seat: Number(seat) }),
            " ",
            h("b", {}, amount(chips)),
          )
        ),
      ),
      sum.told.map((text) => h("p", { class: "how" }, text)),
    ],
  };
}
