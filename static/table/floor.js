// The floor's panel: what happened, a few taps about it, the ruling. The ruling is entered by a tap, never by
// itself.
import { callKey } from "./callfloor.js";
import { h, key } from "../shell/dom.js";
import { opened } from "./floorstart.js";
import { ASKS, drew, live } from "./incidentforms.js";
import { askNote, noteKey, tellEvent } from "./irregular.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

const bets = (doc) => doc.to_call !== undefined; // said in a betting round only
const pot = (doc) => bets(doc) && doc.plays.pot;
const served = (doc) =>
  drew(doc).length > 0 &&
  (doc.waiting_for.kind !== "draw" || doc.setup.house["draw-delivery"] === "each-in-turn");
const lastUp = (doc) =>
  doc.street === doc.streets.at(-1) && doc.community === null &&
  live(doc).some((row) => row.up.length && row.down.length);
const stud = (doc) => live(doc).some((row) => row.up.length);
const first = (doc) => doc.street === doc.streets[0];

// The word of the API, when it can have happened, and whether it is about an amount.
/** @type {[string, (doc: object, desk: object) => unknown, boolean?][]} */
const KINDS = [
  ["chips", bets, true],
  ["wrong-amount", bets, true],
  ["string-bet", bets, true],
  ["out-of-turn", bets],
  ["undercall", (doc) => bets(doc) && doc.to_call > 0, true],
  ["overbet", pot, true],
  ["underbet", pot, true],
  ["change-draw", (doc) => drew(doc).length > 0],
  ["exposed-draw", served],
  ["exposed-last-card", lastUp],
  ["exposed-down-card", (doc) => stud(doc) && first(doc)],
  ["wrong-burn", (doc) => stud(doc) && !first(doc)],
  ["wrong-bring-in", (doc) => stud(doc) && first(doc) && bets(doc)],
  ["early-street", (doc) => stud(doc) && bets(doc)],
  ["dealt-down", stud],
  ["wrong-card-count", () => true],
  ["misdeal", () => true],
  ["time", bets],
  ["un-pass", (doc) => bets(doc) && live(doc).some((row) => row.last === "check")],
  ["wrong-level", (doc, desk) => desk.table.event && first(doc)],
  ["ask-to-see", (doc) => doc.waiting_for.kind === "show"],
];

const label = (kind) => t(`floor.kind_${kind.replaceAll("-", "_")}`);

// The screen of the panel: `title` for the prompt line, tools, keys, as those of a step.
export function floorScreen(desk) {
  const { kind, advised } = desk.ui.floor;
  if (advised) return ruling(desk, advised);
  if (kind === "note") return asking(desk, askNote(desk));
  return kind && ASKS[kind] ? asking(desk, ASKS[kind](desk)) : menu(desk);
}

function menu(desk) {
  const { doc, ui } = desk;
  const { amounts } = ui.floor;
  const fit = KINDS.filter(([, fits, money]) => fits(doc, desk) && (money || !amounts));
  const open =
    (kind) =>
    () => (ASKS[kind]
      ? desk.change({ floor: { ...opened(), amounts, kind }, amount: "", message: null })
      : desk.advise({ kind }));
  const keys = fit.map(([kind]) =>
    key(`kind-${kind}`, label(kind), {
      kind: "preset",
      onclick: open(kind),
      small: amounts ? t("floor.now", { seat: doc.to_act }) : "",
    })
  );
  if (!amounts && !globalThis.nearby) {
    keys.push(noteKey((patch) => desk.change({ floor: { ...opened(), ...patch }, message: null })));
  }
  const before = amounts ? pastKeys(desk) : [];
  return {
    title: t(amounts ? "floor.amount_title" : "floor.title"),
    tools: [commit([amounts || globalThis.nearby ? null : callKey(desk), closeKey(desk)])],
    keys: [h("div", { class: `floor kinds${keys.length + before.length < 4 ? " few" : ""}` }, before, keys)],
  };
}

// -- the wager that stands: noticed too late, it is put right where it was made -------------------

// The last bet or raise of the record, and what was done since; a card dealt on its street is no next card.
function lastWager({ undoable, street }) {
  const n = undoable.findLastIndex(({ line }) => /^\d+ (bet|raise) /.test(line));
  if (n < 0 || !undoable[n].street) return null;
  const entry = undoable[n];
  const since = undoable.slice(n + 1).filter((one) => /^\d/.test(one.line) || one.street !== entry.street)
    .map((one) => one.line);
  return { entry, since, open: entry.street === street };
}

function pastKeys(desk) {
  const last = lastWager(desk.doc);
  if (!last) return [];
  const small = spoken(last.entry.line);
  const about = { ...opened(), amounts: true, entry: last.entry, since: last.since };
  const to = Number(last.entry.line.split(" ")[2]);
  const potKey = pot(desk.doc) && key("past-pot", t("floor.past_pot"), {
    kind: "raise",
    small,
    onclick: () => {
      desk.change({ floor: { ...about, kind: null }, amount: "", message: null });
      return desk.advise({ kind: "underbet", to, since: last.since }, last.entry.to);
    },
  });
  return [
    potKey,
    key("past-amount", t("floor.past_amount"), {
      kind: "raise",
      small,
      onclick: () => desk.change({ floor: { ...about, kind: "past" }, amount: "", message: null }),
    }),
  ].filter(Boolean);
}

function asking(desk, happening) {
  const { floor } = desk.ui;
  const ask = () => happening.ready && desk.advise(happening.ready, floor.entry?.to);
  const tell = "ready" in happening
    ? key("ruling", t("floor.ruling"), {
      kind: "go enter",
      onclick: ask,
      reason: happening.ready ? "" : happening.wants,
    })
    : null;
  return {
    title: happening.title,
    tools: [commit([tell, backKey(desk), closeKey(desk)])],
    keys: [h("div", { class: "floor asks" }, happening.body)],
    typed: happening.typed && ((letter) => (letter === "Enter" ? ask() : happening.typed(letter))),
  };
}

const commit = (keys) => h("div", { class: "commit" }, keys);
const closeKey = (desk) =>
  key("close-floor", t("floor.close"), {
    kind: "plain",
    onclick: () => desk.change({ floor: null, amount: "", message: null }),
  });

// One step back: from the ruling to what was asked, from there to the list.
function backKey(desk) {
  const { floor } = desk.ui;
  const to = floor.advised && ASKS[floor.kind]
    ? { ...floor, advised: null }
    : floor.verb
    ? { ...floor, verb: null }
    : { ...opened(), amounts: floor.amounts };
  return key("back-floor", t("floor.back"), {
    kind: "plain",
    onclick: () => desk.change({ floor: to, message: null }),
  });
}

// -- the ruling ---------------------------------------------------------------------------------

const ruled = new WeakMap(); // by advice, as it was drawn: drawn again, it would be heard again

function ruling(desk, advised) {
  const { advice, rule_words: words } = advised;
  const { head, steps } = parted(advice, Boolean(desk.ui.floor.entry));
  if (!ruled.has(advised)) {
    ruled.set(
      advised,
      h(
        "div",
        { class: "floor ruling" },
        h("p", { class: "sentence", role: "alert" }, head),
        steps.length
          ? h(
            "ol",
            { class: "steps" },
            steps.map(({ do: does, text }) =>
              h("li", { class: does === "give_back" || does === "add" ? "money" : "" }, text)
            ),
          )
          : null,
        h(
          "p",
          { class: "rule" },
          words === advice.rule ? t("floor.rule", { rule: words }) : words,
        ),
      ),
    );
  }
  return {
    title: t("floor.about", { what: label(advised.kind) }),
    tools: [commit([enterKey(desk, advised) || keepKey(desk, advised), backKey(desk), closeKey(desk)])],
    keys: [ruled.get(advised)],
  };
}

// What is left to the dealer once the key has entered its line. In place of an entry that is in the record,
// what followed is entered again by itself.
function leftToDo({ todo, line }, again = false) {
  return todo.filter((step) => !line || step.do !== "enter" || !again && step.line !== line);
}

// A procedure's sentence is its name and its steps in a row; said once is enough.
function parted(advice, again) {
  const { sentence, procedure, repeats } = advice;
  const rest = leftToDo(advice, again);
  return repeats > 1 ? { head: procedure, steps: rest } : { head: sentence, steps: rest.slice(repeats) };
}

function enterKey(desk, { kind, advice, facts }) {
  const { entry } = desk.ui.floor;
  if (entry && advice.line === entry.line) return null; // it stands as it is in the record
  if (advice.line) {
    const small = entry
      ? t("floor.in_place", { what: spoken(entry.line) })
      : advice.rule === "change-draw"
      ? t("floor.in_place_first")
      : "";
    return key("enter-advice", t("floor.enter", { what: spoken(advice.line) }), {
      kind: "go enter",
      onclick: () => tellEvent(desk, kind, advice.line).then(() => enterAdvice(desk, advice, entry)),
      small,
    });
  }
  const again = (kind === "misdeal" || kind === "wrong-card-count") && !facts.substantial_action;
  return again
    ? key("void-advice", t("floor.void", { hand: desk.doc.number }), {
      kind: "fold",
      onclick: () => tellEvent(desk, kind).then(desk.makeVoid),
    })
    : null;
}

// What was done out of turn and holds is kept here, and played when the turn has come.
function keepKey(desk, { kind, happened }) {
  if (kind !== "out-of-turn") return null;
  const [seat, verb] = happened.line.split(" ");
  const row = desk.doc.seats.find((one) => one.seat === Number(seat));
  return desk.turn.mayKeep(desk.doc, row).includes(verb)
    ? key("keep-advice", t("floor.keep", { what: spoken(happened.line) }), {
      kind: "go enter",
      onclick: () => tellEvent(desk, kind).then(() => desk.turn.keepAct(desk, row, verb)),
    })
    : null;
}

// A ruling's line, in place of the entry it corrects: a wager in the record, a draw that was changed.
function enterAdvice(desk, advice, entry) {
  const { doc } = desk;
  const first = advice.rule === "change-draw"
    ? doc.undoable.findLast(({ line }) => /^(\d+) (draw|pat)/.exec(line)?.[1] === advice.line.split(" ")[0])
    : entry;
  const text = `${spoken(advice.line, doc.names)}. ${
    leftToDo(advice, Boolean(entry)).slice(advice.rule === "change-draw" ? 1 : 0)
      .map((step) => step.text).join(" ")
  }`;
  return first ? desk.changeTo(first, advice.line, text) : desk.act(advice.line, null, text);
}
