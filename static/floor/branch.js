// What if: an action changed, put in or taken out at the moment that is looked at, the rest applied again as
// far as it is legal. Nothing is written. What was tried can be made the ruling.
import { ask } from "../shell/api.js";
import { amount, h, key } from "../shell/dom.js";
import { readWhole } from "../shell/numbers.js";
import { tableNow } from "./moment.js";
import { get } from "../shell/api.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

// how ("change" | "before" | "out"), entry, before (the state it was made in), answers, stop, result, conflict
let work = null;

export function closeBranch() {
  work = null;
}

// The change that was tried and fits, for the ruling.
export function rulingOf() {
  if (!work?.result) return null;
  return {
    words: wayLabel(work),
    body: { entry: work.entry.seq, lines: work.lines, instead: work.answers, stop: work.stop },
  };
}

function wayLabel({ how, line, entry }) {
  if (how === "out") return t("branch.told-out", { line: spoken(entry.line, {}) });
  return t(`branch.told-${how}`, { line: spoken(line, {}), entry: spoken(entry.line, {}) });
}

export function branchBox(it) {
  if (!it.entry || it.entry.line === "void") return null;
  return h(
    "section",
    { class: "branch", "aria-label": t("branch.title") },
    h("h2", {}, t("branch.title")),
    h(
      "div",
      { class: "row" },
      ["change", "before", "out"].map((how) =>
        key(`branch-${how}`, t(`branch.${how}`), {
          kind: work?.how === how ? "raise on" : "plain",
          onclick: () => begin(it, how),
        })
      ),
    ),
    work &&
      [
        work.how === "out" ? null : choice(it),
        work.conflict ? conflictBox(it) : null,
        work.result ? resultBox(it) : null,
      ],
  );
}

async function begin(it, how) {
  const { entry } = it;
  work = {
    how,
    entry,
    before: null,
    amount: "",
    line: "",
    writes: false, // is the field for a line open?
    lines: [],
    answers: {},
    stop: null,
    result: null,
    conflict: null,
  };
  if (how === "out") return attempt(it, { lines: [], answers: {}, stop: null });
  const begun = work;
  try {
    begun.before = await get(`/hands/${it.ui.call.hand}?seq=${entry.to}`);
  } catch (problem) {
    return it.say(problem.message);
  }
  it.draw();
}

// The actions that were legal then; anything else can be typed as the log writes it.
function choice(it) {
  const { before } = work;
  if (!before) return null;
  const may = before.legal || {};
  const seat = before.to_act;
  const wager = ["bet", "raise", "complete"].find((name) => may[name]?.max);
  const verbs = [["fold", may.fold], ["check", may.check], ["call", may.call], [
    "complete",
    may.complete && wager !== "complete",
  ], ["all-in", may.all_in]].filter(([, open]) => open);
  const send = (line) => propose(it, line);
  const range = wager && may[wager];
  return h(
    "div",
    { class: "choice" },
    seat
      ? h(
        "div",
        { class: "row" },
        verbs.map(([verb]) =>
          key(`what-${verb}`, spoken(`${seat} ${verb}`, {}), {
            kind: "preset",
            onclick: () => send(`${seat} ${verb}`),
          })
        ),
        wager && range.min === range.max && before.plays?.fixed
          ? key("what-wager", spoken(`${seat} ${wager} ${range.min}`, {}), {
            kind: "preset",
            onclick: () => send(`${seat} ${wager} ${range.min}`),
          })
          : null,
      )
      : null,
    wager
      ? h(
        "div",
        { class: "typed" },
        input("amount", t(`branch.${wager}-to`), {
          inputmode: "numeric",
          placeholder: t("branch.range", { least: range.min, most: range.max }),
        }),
        key("what-amount", t(`branch.try-${wager}`), {
          kind: "preset",
          onclick: () => send(`${seat} ${wager} ${readWhole(work.amount) ?? work.amount}`),
        }),
      )
      : null,
    h(
      "details",
      { open: work.writes },
      h("summary", {
        "data-key": "branch-write",
        onclick: (event) => {
          work.writes = !event.currentTarget.parentElement.open;
        },
      }, t("branch.another")),
      h(
        "div",
        { class: "typed" },
        input("line", t("branch.as-log"), { placeholder: "deal board AhKd2c" }),
        key("what-line", t("branch.try"), { kind: "preset", onclick: () => send(work.line.trim()) }),
      ),
    ),
  );
}

const input = (name, label, more) =>
  h(
    "label",
    {},
    label,
    h("input", {
      ...more,
      "data-key": `what-${name}-field`,
      value: work[name],
      autocomplete: "off",
      oninput: (event) => {
        work[name] = event.target.value;
      },
    }),
  );

function propose(it, line) {
  work.line = line;
  return attempt(it, {
    lines: work.how === "before" ? [line, work.entry.line] : [line],
    answers: {},
    stop: null,
  });
}

async function attempt(it, patch) {
  const tried = work = { ...work, ...patch, result: null, conflict: null };
  const body = {
    seq: it.ui.hand.seq,
    entry: tried.entry.seq,
    instead: tried.answers,
    stop: tried.stop,
    dry: true,
    ...(tried.lines.length ? { lines: tried.lines } : { line: null }),
  };
  it.ui.message = null;
  try {
    tried.result = await ask(`/hands/${it.ui.call.hand}/repair`, body);
    if (work === tried) it.ui.decision = "change";
  } catch (problem) {
    if (work !== tried) return null; // another was tried since
    if (problem.conflict) tried.conflict = problem.conflict;
    else return it.say(problem.message);
  }
  it.draw();
}

// What does not fit any more, and the ways on, as on the tablet.
function conflictBox(it) {
  const { conflict } = work;
  return h(
    "div",
    { class: "conflict" },
    h(
      "p",
      { class: "message refused", role: "alert" },
      t("branch.conflict", { line: spoken(conflict.line, it.names), why: conflict.why }),
    ),
    h(
      "div",
      { class: "row" },
      conflict.ways.map((way, n) =>
        key(`way-${n}`, wayWords(way, conflict), {
          kind: "preset",
          onclick: () => {
            const { [conflict.seq]: _, ...others } = work.answers;
            return attempt(
              it,
              way.how === "stop"
                ? { answers: others, stop: conflict.seq }
                : { answers: { ...work.answers, [conflict.seq]: way.lines } },
            );
          },
        })
      ),
    ),
  );
}

function wayWords(way, conflict) {
  const line = way.how === "out" ? conflict.line : way.line;
  return t(`branch.way-${way.how}`, { line: line ? spoken(line, {}) : "" });
}

function resultBox(it) {
  const { again, changed, dropped, state } = work.result;
  const now = it.ui.hand;
  const moved = now.over === state.over
    ? state.seats.map((row) => [row.seat, row.stack - now.seats.find((one) => one.seat === row.seat).stack])
      .filter(([, chips]) => chips)
    : [];
  return h(
    "div",
    { class: "result", role: "status" },
    h(
      "p",
      {},
      h("b", {}, wayLabel(work)),
      `. ${t("branch.result", { again, changed, dropped })}`,
    ),
    h("p", {}, `${t("branch.pot", { pot: now.pot })} `, h("b", {}, amount(state.pot))),
    moved.length
      ? h(
        "p",
        {},
        moved.map(([seat, chips]) =>
          `${t("said.seat", { seat })} ${chips > 0 ? "+" : "−"}${amount(Math.abs(chips))}`
        ).join(", "),
      )
      : null,
    h("p", { class: "asks" }, state.prompt),
    tableNow({ ...state, names: it.names }),
  );
}
