// What the floor has to know of an amount: how much was said or should have been, and who acted on it since.
import { amount, h, key } from "../shell/dom.js";
import { typed } from "../shell/press.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";
import { setFloor as set } from "./incidentdesk.js";

export function askAmount(desk) {
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
export function askPast(desk) {
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

export function digits(desk) {
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
