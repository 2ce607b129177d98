// What was tapped here and cannot be entered any more, beside what the record has since: line by line, as two
// tablets that went apart have them. The dealer chooses.
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

// One row a line: {here, there, alike, past, dealt}; words, and "" where one side has no line any more. `state` is the
// hand as it stands, `origin` the one that the first was made for, as the record has it: what is `past` was meant for
// a hand that the table has left. `dealt` tells the set-up of a deal as this tablet made it.
export function parted(entries, state, origin = state, dealt = (_) => null) {
  const ours = entries.flatMap((entry) => ownLines(entry, origin, state, dealt));
  const theirs = since(entries[0], origin, state);
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, n) => {
    const [here, there] = [ours[n], theirs[n]];
    return {
      here: here?.words || "",
      there: there?.words || "",
      alike: Boolean(here?.line) && here.line === there?.line && here.number === there.number &&
        spelled(here.setup) === spelled(there.setup),
      past: here?.number < state.number,
      dealt: here?.line === DEAL && here.number === state.number, // otherwise than here, where it is not alike
    };
  });
}

const DEAL = "deal"; // in the place of a line

// A set-up in one spelling: the server's and this tablet's have their keys in an order of their own.
const spelled = (setup) =>
  JSON.stringify(
    setup,
    (_, one) => (one && !Array.isArray(one) && typeof one === "object" ? Object.entries(one).sort() : one),
  );

// The lines of an entry; one that is no line, as the next hand, is told in its words.
function ownLines(entry, origin, state, dealt) {
  const { path, body, words, hand, number } = entry;
  const { names } = hand === origin.hand ? origin : state;
  if (path.endsWith("/hands")) return [{ line: DEAL, words, number: number + 1, setup: dealt(entry) }];
  if (!path.endsWith("/actions")) return [{ words, number }];
  return (body.lines || [body.line]).map((line) => ({ line, number, words: spoken(line, names) }));
}

// What the record holds beyond what the first of them was made for: of that hand, and of the one that stands now.
function since({ hand, seq }, origin, state) {
  const rest = origin.hand === hand ? lines(origin, (entry) => entry.seq > seq) : [];
  if (state.hand === origin.hand && origin.hand === hand) return rest;
  const { number, setup } = state;
  return [...rest, { line: DEAL, number, setup, words: t("live.new_hand", { number }) }, ...lines(state)];
}

const lines = ({ number, names, undoable }, which = () => true) =>
  undoable.filter(which).map(({ line }) => ({ line, number, words: spoken(line, names) }));

const rowsOf = ({ sync, doc }) => {
  const { outbox } = sync;
  const { state } = outbox.stopped.problem;
  const origin = state?.hand === outbox.entries[0].hand ? state : doc;
  return parted(outbox.entries, doc, origin, (deal) => sync.makes(deal)?.setup);
};

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
  const rows = rowsOf(desk);
  return [
    h("header", {}, h("h2", {}, t("live.refused_title"))),
    h("p", {}, state && !differs ? t("live.overtaken") : message),
    compared(rows),
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
      key("refused-drop", t("live.drop", { n: outbox.entries.length }), {
        kind: "plain",
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
