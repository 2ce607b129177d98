// What was tapped here and cannot be entered any more, beside what the record has since: line by line, as two
// tablets that went apart have them. The dealer chooses.
import { get } from "../shell/api.js";
import { amount, h, key } from "../shell/dom.js";
import { spelled } from "./local.js";
import { ruledText } from "./telling.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

// One row a line: {here, there, alike, past, dealt}; words, and "" where one side has no line any more. `state` is the
// hand as it stands, `origin` the one that the first was made for, as the record has it: what is `past` was meant for
// a hand that the table has left, and `between` the two are others. Hand is compared with hand; `was` is the one that
// this tablet had last of the record.
export function parted(entries, state, origin = state, between = [], was = null) {
  const ours = entries.flatMap((entry) => ownLines(entry, origin, state));
  const theirs = since(entries[0], origin, [...between, state], was);
  const numbers = new Set([...ours, ...theirs].map((one) => one.number));
  const pairs = [...numbers].sort((one, other) => one - other).flatMap((number) => {
    const [here, there] = [ours, theirs].map((all) => all.filter((one) => one.number === number));
    return Array.from({ length: Math.max(here.length, there.length) }, (_, n) => [here[n], there[n]]);
  });
  return pairs.map(([here, there]) => ({
    here: here?.words || "",
    there: there?.words || "",
    alike: Boolean(here?.line) && here.line === there?.line && spelled(here.makes) === spelled(there.makes),
    past: here?.number < state.number,
    dealt: here?.line === DEAL && here.number === state.number, // otherwise than here, where it is not alike
  }));
}

const DEAL = "deal"; // in the place of a line
const MOST_ASKED = 200; // hands in one answer of the server
// Of a set-up; these are told one by one.
const ONE_BY_ONE = "game betting button blinds small_bet big_bet ante big_blind_ante seats".split(" ");

// The lines of an entry; one that is no line, as the next hand, is told in its words.
function ownLines(entry, origin, state) {
  const { path, body, words, hand, number, makes } = entry;
  const { names } = hand === origin.hand ? origin : state;
  if (path.endsWith("/hands")) return [{ line: DEAL, words, number: number + 1, makes: dealtAs(makes) }];
  if (!path.endsWith("/actions")) return [{ words, number }];
  return (body.lines || [body.line]).map((line) => ({ line, number, words: spoken(line, names) }));
}

// Who plays what, as `likeness` has it of a deal.
const dealtAs = (makes) => makes && [makes.names, makes.setup];

// What the record holds beyond what the first of them was made for: of that hand, and of those that came after it.
function since({ hand, seq }, origin, hands, was) {
  const itself = origin.hand === hand;
  const rest = itself ? [...takenBack(was, origin), ...lines(origin, (entry) => entry.seq > seq)] : [];
  const after = hands.filter((one) => !itself || one.hand !== hand);
  return [...rest, ...after.flatMap((one) => [deal(one), ...lines(one)])];
}

const deal = (doc) => ({
  line: DEAL,
  number: doc.number,
  makes: dealtAs(doc),
  words: t("live.new_hand", { number: doc.number }),
});

// What the floor ruled stands among them.
const lines = ({ number, names, undoable, rulings = [] }, which = () => true) =>
  [...undoable, ...rulings].filter(which).sort((one, other) => one.seq - other.seq).map((one) => ({
    line: one.line,
    number,
    words: one.line ? spoken(one.line, names) : ruledText(one),
  }));

// What was in force where this tablet had the hand last, and is no more.
const takenBack = (was, { hand, number, undoable }) =>
  (was?.hand === hand ? was.undoable : [])
    .filter((entry) => !undoable.some((one) => one.seq === entry.seq))
    .map(({ line }) => ({ number, words: t("live.took_back", { line: spoken(line, was.names) }) }));

const rowsOf = ({ sync, doc }) => {
  const { entries, stopped } = sync.outbox;
  const { state, between, was } = stopped.problem;
  const origin = state?.hand === entries[0].hand ? state : doc;
  return parted(entries, doc, origin, between, was);
};

// The hands that were dealt and played elsewhere after the one of the first tap, and before the one that stands.
function askBetween(desk) {
  const { sync: { outbox }, doc, table } = desk;
  const { stopped: { problem }, entries: [{ number }] } = outbox;
  if (problem.between || doc.number - number < 2) return;
  problem.between = [];
  get(`/tables/${table.id}/hands?limit=${Math.min(doc.number - number, MOST_ASKED)}`).then(({ hands }) =>
    Promise.all(
      hands.filter((one) => one.number > number && one.number < doc.number).reverse()
        .map(({ id }) => get(`/hands/${id}`)),
    )
  ).then((hands) => {
    problem.between = hands;
    desk.change({});
  }, () => {});
}

// In what a hand was dealt otherwise than this tablet has dealt it: {here, there}.
function otherwise(ours, theirs) {
  const seats = Object.keys({ ...ours.setup.seats, ...theirs.setup.seats });
  const rows = [gameOf, stakesOf, buttonOf, ...seats.map(sits)].map((words) => ({
    here: words(ours),
    there: words(theirs),
  }));
  if (restOf(ours) !== restOf(theirs)) rows.push({ here: t("live.settings"), there: t("live.settings_now") });
  return rows.filter(({ here, there }) => here !== there);
}

const gameOf = ({ game_called, setup }) => `${game_called}, ${t(`betting.${setup.betting}`)}`;
const buttonOf = ({ setup: { button: seat } }) => (seat ? t("between.button", { seat }) : "");
const stakesOf = ({ setup: { blinds = [], small_bet, big_bet, ante, big_blind_ante: both } }) =>
  [
    blinds.map(amount).join("/"),
    [small_bet, big_bet].filter(Boolean).map(amount).join("/"),
    ante ? t("between.ante", { chips: ante }) : "",
    both ? t("between.bb-ante", { chips: both }) : "",
  ].filter(Boolean).join(" · ");
const sits = (seat) => ({ names, setup: { seats } }) =>
  seat in seats
    ? t("live.sits", {
      who: names[seat] ? t("said.seat-named", { seat, name: names[seat] }) : t("said.seat", { seat }),
      chips: seats[seat],
    })
    : "";

// Whatever else was settled of the hand, as the house rules.
const restOf = ({ setup }) =>
  spelled(Object.entries(setup).filter(([name]) => !ONE_BY_ONE.includes(name)).sort());

// What the record has too is not entered again, nor what belongs to a hand that is over there.
const missing = (rows) => rows.filter(({ here, alike, past, dealt }) => here && !alike && !past && !dealt);

export function refusedScreen(desk, close) {
  const { outbox } = desk.sync;
  if (!outbox.stopped) {
    return [
      h("p", {}, t("live.nothing_waits")),
      key("refused-close", t("menu.close"), { kind: "plain", onclick: close }),
    ];
  }
  const { state, message, differs } = outbox.stopped.problem;
  askBetween(desk);
  const rows = rowsOf(desk);
  const there = rows.every(({ here, alike }) => alike || !here);
  return [
    h("header", {}, h("h2", {}, t(there ? "live.alike_title" : "live.refused_title"))),
    h("p", {}, state && !differs ? t("live.overtaken") : message),
    compared([...differs?.setup ? otherwise(differs, state) : [], ...rows]),
    rows.some(({ past, alike }) => past && !alike) ? h("p", {}, t("live.hand_over")) : null,
    h("p", { class: "stands" }, t("live.stands"), " ", h("b", {}, desk.doc.prompt)),
    h(
      "footer",
      {},
      missing(rows).length
        ? key("refused-again", t("live.again"), {
          kind: "go",
          small: t("live.again_how"),
          onclick: () => dropped(desk, true),
        })
        : null,
      key("refused-drop", there ? t("menu.close") : t("live.drop", { n: outbox.entries.length }), {
        kind: there ? "go" : "plain",
        onclick: () => dropped(desk, false),
      }),
    ),
  ];
}

const compared = (rows) =>
  h(
    "table",
    { class: "parted" },
    h(
      "thead",
      {},
      h("tr", {}, ["you_tapped", "recorded"].map((name) => h("th", { scope: "col" }, t(`live.${name}`)))),
    ),
    h(
      "tbody",
      {},
      rows.map(({ here, there, alike }) =>
        h("tr", { class: alike && "alike" }, h("td", {}, here || "–"), h("td", {}, there || "–"))
      ),
    ),
  );

async function dropped(desk, again) {
  const rows = rowsOf(desk);
  const left = again ? missing(rows) : rows.filter(({ here, alike }) => here && !alike);
  const lines = left.map(({ here }) => here).join("; ");
  await desk.sync.drop();
  const text = lines && t(again ? "live.enter_again" : "live.dropped", { lines });
  desk.change({ over: null, message: text ? { kind: "stale", text } : null }); // the record may have all of it
}
