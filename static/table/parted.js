// What was tapped here and cannot be entered any more, beside what the record has since: line by line, as two
// tablets that went apart have them. The dealer chooses.
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

// One row a line: {here, there, alike}; words, and "" where one side has no line any more.
export function parted(entries, state) {
  const ours = entries.flatMap(ownLines);
  const theirs = since(entries[0], state);
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, n) => {
    const [here, there] = [ours[n], theirs[n]];
    return {
      here: lineWords(here, state),
      there: lineWords(there, state),
      alike: Boolean(here) && here === there,
    };
  });
}

// The lines of an entry; one that is no line, as the next hand, is told in its words.
function ownLines({ path, body, words }) {
  const lines = path.endsWith("/actions") && (body.lines || [body.line]);
  return lines || [{ words }];
}

// What the record holds beyond what the first of them was made for.
function since({ hand, seq }, state) {
  if (state.hand === hand) return lines(state.undoable.filter((entry) => entry.seq > seq));
  return [{ words: t("live.new_hand", { number: state.number }) }, ...lines(state.undoable)];
}

const lines = (entries) => entries.map((entry) => entry.line);
const lineWords = (one, { names }) => (one?.words ?? (one ? spoken(one, names) : ""));

export function refusedScreen(desk, close) {
  const { outbox } = desk.sync;
  if (!outbox.stopped) {
    return [
      h("p", {}, t("live.nothing_waits")),
      key("refused-close", t("menu.close"), { kind: "plain", onclick: close }),
    ];
  }
  const { state, message, differs } = outbox.stopped.problem;
  return [
    h("header", {}, h("h2", {}, t("live.refused_title"))),
    h("p", {}, state && !differs ? t("live.overtaken") : message),
    compared(parted(outbox.entries, desk.doc)),
    h("p", { class: "stands" }, t("live.stands"), " ", h("b", {}, desk.doc.prompt)),
    h(
      "footer",
      {},
      key("refused-again", t("live.again"), {
        kind: "go",
        small: t("live.again_how"),
        onclick: () => dropped(desk, true),
      }),
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

// What the record has too is not entered again.
async function dropped(desk, again) {
  const rows = parted(desk.sync.outbox.entries, desk.doc);
  const entries = await desk.sync.drop();
  const missing = rows.filter(({ here, alike }) => here && !alike).map(({ here }) => here);
  const lines = (again ? missing : entries.map((entry) => entry.words)).join("; ");
  desk.change({
    over: null,
    message: { kind: "stale", text: t(again ? "live.enter_again" : "live.dropped", { lines }) },
  });
}
