// Fast paths: several players' actions as one entry. Who would do it, and who acts then, is the engine's word
// (`ahead`).
import { h, key } from "../shell/dom.js";
import { seatList } from "../shell/felt.js";
import { press } from "../shell/press.js";
import { t } from "../shell/texts.js";
import { betAfterBet } from "./facedown.js";
import { enters } from "./foresight.js";
import { inOneGo } from "./outofturn.js";
import { wrongKey } from "./outofrange.js";
import { still } from "./still.js";

// Three keys in one row: to a seat, everybody, and a wrong amount. They keep their places, but for a bet that
// comes straight after a bet: one "All check" too many must not check a street that nobody has seen begin.
export function fastKeys(desk) {
  const { doc } = desk;
  const verb = doc.legal.check ? "check" : "fold";
  const path = inOneGo(doc, verb);
  const to = still(doc, "T", "path", t(`fast.${verb}_to`), {
    kind: "preset",
    onclick: () => desk.change({ path: verb, amount: "", message: null }),
    reason: closed(doc, path),
  });
  const first = [to, allKey(desk, doc.legal.check ? "check" : "call")];
  return [...(betAfterBet(doc) ? first.reverse() : first), wrongKey(desk)];
}

// Nobody wants a card: who is still to draw says so as one; a single player has a key for that.
export function patKey(desk) {
  const run = desk.doc.ahead.pat || []; // a document that was kept from before has none
  return run.length > 1 &&
    key("all-pat", t("fast.all_pat"), {
      kind: "plain",
      onclick: goes(desk, "pat", run),
      small: run.at(-1).next ? t("fast.then", { seat: run.at(-1).next }) : seatsOf(run),
    });
}

// Why several cannot do it as one: somebody is asked alone, by the bring-in, an all-in or a word out of turn.
function closed(doc, run) {
  if (run.length > 1) return "";
  if (doc.legal.bring_in) return t("fast.opens");
  if (!run.length) return t("fast.alone");
  return run[0].next ? t("fast.then", { seat: run[0].next }) : t("fast.nobody");
}

function allKey(desk, verb) {
  const run = inOneGo(desk.doc, verb);
  const last = run.at(-1);
  const small = last && (last.next ? t("fast.then", { seat: last.next }) : seatsOf(run));
  return still(desk.doc, "L", "all", t(`fast.all_${verb}`), {
    kind: "preset",
    onclick: goes(desk, verb, run),
    small,
    reason: closed(desk.doc, run),
  });
}

const seatsOf = (run) => seatList(run.map((step) => step.seat), 3);

function goes(desk, verb, run) {
  return enters(
    desk,
    run.map(({ seat }) => `${seat} ${verb}`),
    t(`fast.done_${verb}`, { n: run.length, seats: seatsOf(run) }),
  );
}

// The run as far as each seat that may be tapped: who acts then, and where the rest folds, whose bet they fold to.
function stepsTo(doc, verb) {
  const run = verb === "pat" ? doc.ahead.pat || [] : inOneGo(doc, verb);
  return run.map(({ next, ends }, n) => {
    const before = run.slice(0, n + 1);
    return { next, ends, run: before, to: next ?? (verb === "fold" && behind(doc, before)) };
  });
}

// Who is left behind the last of them, clockwise.
function behind(doc, run) {
  const left = doc.seats.filter((row) => !row.folded && !run.some(({ seat }) => seat === row.seat));
  return (left.find(({ seat }) => seat > run.at(-1).seat) || left[0])?.seat;
}

// A tap on a later seat: everybody before it checks, folds where there is a bet, stands pat where cards are drawn;
// true where that is so.
export function actTo(desk, seat) {
  const { doc } = desk;
  const { kind } = doc.waiting_for;
  if (!["act", "draw"].includes(kind) || doc.over || doc.round || desk.ui.late) return false;
  const verb = kind === "draw" ? "pat" : doc.legal.check ? "check" : "fold";
  const step = stepsTo(doc, verb).find(({ to }) => to === seat);
  if (step) goes(desk, verb, step.run)();
  return Boolean(step);
}

// To which seat? Its key, the seat itself on the felt, or its figure on a keyboard.
export function pathScreen(desk, verb) {
  const steps = stepsTo(desk.doc, verb);
  const keys = steps.map((step) =>
    key(
      step.next ? `path-${step.next}` : "path-all",
      step.next ? t("fast.seat", { seat: step.next }) : t(`fast.all_${verb}`),
      {
        kind: step.next ? "preset" : verb,
        onclick: goes(desk, verb, step.run),
        small: step.ends
          ? t("fast.wins", { seat: step.to })
          : t(`fast.who_${verb}`, { n: step.run.length, seats: seatsOf(step.run) }),
      },
    )
  );
  const back = () => desk.change({ path: null });
  return {
    title: t(`fast.title_${verb}`),
    tools: [
      h("div", { class: "commit" }, key("path-back", t("fast.back"), { kind: "plain", onclick: back })),
    ],
    keys: [h("div", { class: "paths" }, keys)],
    pick: { seats: steps.map(({ to }) => to).filter(Boolean), onseat: (seat) => actTo(desk, seat) },
    typed: (
      letter,
    ) => (/^\d$/.test(letter)
      ? press(`path-${Number(letter) || 10}`)
      : press({ Enter: "path-all", Backspace: "path-back" }[letter])),
  };
}
