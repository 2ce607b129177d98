// Change an earlier action: the keys of that moment, then whatever does not fit any more, with the legal ways
// on.
import { get, post, Unsent, uuid } from "../shell/api.js";
import { split } from "../shell/cards.js";
import { asked, promptOf, screen } from "./desk.js";
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { repaired, spoken } from "../shell/words.js";

const MARK = "repair"; // of the state that the sheet shows: optional cards are put off by it
let work = null; // what is changed: seq, entry, its doc, the answers so far, the conflict they led to

// Open the sheet for an entry of `undoable`: `to` is the state it was made in.
export const changeEntry = (desk, entry) =>
  desk.busy(async () => {
    const doc = away(desk)
      ? (await back(desk, entry))?.state
      : await get(`/hands/${desk.doc.hand}?seq=${entry.to}`);
    if (!doc) throw new Unsent();
    work = begun(desk, entry, { doc, ui: keysFor(doc, entry.line, true) });
    desk.change({ over: "repair" });
  });

const begun = (desk, entry, more) => ({
  seq: desk.doc.seq,
  entry,
  answers: {},
  stop: null,
  conflict: null,
  more: false,
  refused: "",
  ...more,
});

// The new line is known already, as a card tapped on the felt is: the sheet opens only where something does
// not fit any more.
export function changeTo(desk, entry, line, message) {
  work = begun(desk, entry, { message });
  return tryIt(desk, { lines: [line] });
}

// The choices of the keys: the cards that were entered are on the pad already, to be changed one by one.
function keysFor(doc, line, filled) {
  const [first, verb] = line.split(" ");
  const now = doc.waiting_for;
  const deals = first === "deal";
  const cards = filled && (deals || verb === "show")
    ? split(line).filter((card) => !doc.seen.includes(card))
    : [];
  return {
    amount: "",
    chosen: cards,
    dice: [],
    again: false,
    rank: "",
    seat: verb === "show" || verb === "muck" ? Number(first) : null,
    skip: now.optional && !deals && !line.startsWith("roll") ? MARK : null,
    late: deals && now.kind !== "deal",
  };
}

const there = () => (work.conflict ? work.conflict.state : work.doc);

// The desk as it was in that moment: its keys answer here, and nothing they do reaches the table.
function past(desk) {
  const doc = { ...there(), undoable: [], redoable: [], undo: null };
  const own = {
    doc,
    ui: work.ui,
    names: doc.names,
    status: "open",
    mark: MARK,
    recent: () => null,
    change: (patch) => {
      Object.assign(work.ui, patch);
      return desk.change({});
    },
    act: (line) => answer(desk, [line]),
    actAll: (lines) => answer(desk, lines),
    enter: () => null,
    advise: () => null,
    next: () => null,
  };
  return Object.create(
    desk,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }])),
  );
}

// -- sending ------------------------------------------------------------------------------------

function answer(desk, lines) {
  const { conflict, answers } = work;
  if (!conflict) return tryIt(desk, { lines, answers: {}, stop: null });
  const rest = conflict.place === "before" ? [conflict.line, ...conflict.after] : conflict.after;
  return tryIt(desk, { answers: { ...answers, [conflict.seq]: [...conflict.done, ...lines, ...rest] } });
}

function takeWay(desk, way) {
  const { seq } = work.conflict;
  const { [seq]: _, ...before } = work.answers;
  return tryIt(
    desk,
    way.how === "stop" ? { answers: before, stop: seq } : { answers: { ...work.answers, [seq]: way.lines } },
  );
}

// The same change sent again after silence keeps its key, and counts once.
function keyOf(body) {
  const text = JSON.stringify(body);
  if (work.sent?.text !== text) work.sent = { text, key: uuid() };
  return work.sent.key;
}

// Nobody is there who says what to do about a line that does not fit any more: it is changed where every one does.
const away = ({ sync }) => !sync.reach || sync.outbox.entries.length > 0;
const back = (desk, entry) => desk.sync.tried(`/hands/${desk.doc.hand}/undo`, { to: entry.to });

async function tryHere(desk, { entry, lines, message }) {
  const { doc } = desk;
  const path = `/hands/${doc.hand}/repair`;
  const body = { seq: doc.seq, entry: entry.seq, ...(lines.length ? { lines } : { line: null }) };
  const rest = doc.undoable.filter((row) => row.seq > entry.seq).map((row) => row.line);
  const after = await desk.sync.tried(path, body);
  if (!after?.state) {
    const { message: why, field } = after?.error || { message: t("live.entry_waits"), field: "" };
    const misfit = rest[Number(field.split(".")[1] || 0) - lines.length];
    const says = misfit && t("repair.misfit", { line: spoken(misfit, desk.names) });
    work = { ...work, refused: [says, why, misfit && t("repair.away")].filter(Boolean).join(" · ") };
    return desk.change({ over: "repair" });
  }
  const change = { was: entry.line, now: lines, again: rest.length };
  const text = message || repaired(change, desk.names);
  desk.ui.log = false;
  desk.enter(path, body, { kind: "done", text });
}

function tryIt(desk, patch) {
  if (away(desk)) return tryHere(desk, { ...work, ...patch });
  const from = work;
  return desk.busy(async () => {
    if (work !== from) return; // tapped on a sheet that asks another thing by now
    const next = { ...work, ...patch };
    const body = {
      seq: next.seq,
      entry: next.entry.seq,
      instead: next.answers,
      stop: next.stop,
      ...(next.lines.length ? { lines: next.lines } : { line: null }),
    };
    try {
      const state = await post({ path: `/hands/${desk.doc.hand}/repair`, body, key: keyOf(body) });
      desk.ui.log = false;
      desk.sync.anew();
      desk.take(state, { kind: "done", text: next.message || outcome(state, next.entry) });
    } catch (problem) {
      if (problem.state || !problem.code) throw problem;
      const { conflict } = problem;
      if (!conflict && next.message) throw problem; // there is no sheet to say it on
      work = conflict
        ? { ...next, conflict, ui: keysFor(conflict.state, conflict.line, false), more: false, refused: "" }
        : { ...work, refused: problem.message };
      desk.change({ over: "repair" });
    }
  });
}

function outcome({ undo, names }, entry) {
  return undo?.repair?.entry === entry.seq
    ? repaired(undo.repair, names)
    : t("back.taken", { line: spoken(entry.line, names) });
}

// -- the sheet ----------------------------------------------------------------------------------

export function repairSheet(desk, close) {
  return work.conflict ? conflictSheet(desk, close) : changeSheet(desk, close);
}

function changeSheet(desk, close) {
  const line = spoken(work.entry.line, desk.names);
  return [
    h(
      "header",
      {},
      h("h2", {}, t("repair.change", { line })),
      key("close-over", t("repair.leave"), { kind: "plain", onclick: close }),
    ),
    work.refused ? h("p", { class: "refused", role: "alert" }, work.refused) : null,
    momentKeys(desk),
    h(
      "footer",
      {},
      key("take-out", t("repair.take-out"), {
        kind: "plain",
        small: t("repair.never"),
        onclick: () => tryIt(desk, { lines: [], answers: {}, stop: null }),
      }),
    ),
  ];
}

function momentKeys(desk) {
  const it = past(desk);
  const now = asked(it.doc, it.ui, it.mark);
  const nodes = screen(it, now);
  return h(
    "div",
    { class: "moment" },
    h("p", { class: "asks" }, nodes.title || promptOf(it.doc, now)),
    h("div", { class: "tools" }, nodes.tools),
    h("div", { class: "keys" }, nodes.keys),
  );
}

function conflictSheet(desk, close) {
  const { conflict, refused } = work;
  const names = desk.names;
  const ways = work.more ? [] : conflict.ways.filter((way) => way.line);
  const says = conflict.place === "before" ? "repair.missed" : "repair.misfit";
  return [
    h(
      "header",
      {},
      h("h2", {}, t(says, { line: spoken(conflict.line, names) })),
      key("close-over", t("repair.leave-all"), { kind: "plain", onclick: close }),
    ),
    h("p", { class: "why", role: "alert" }, refused || conflict.why),
    h(
      "p",
      { class: "rest" },
      conflict.rest.length
        ? t("repair.rest", { lines: conflict.rest.map((line) => spoken(line, names)).join("; ") })
        : t("repair.rest-none"),
    ),
    ways.length
      ? h(
        "div",
        { class: "ways" },
        ways.map((way, n) =>
          key(`way-${n}`, spoken(way.line, {}), {
            kind: "go",
            small: way.how === "before" ? t("repair.then", { line: spoken(conflict.line, {}) }) : "",
            onclick: () => takeWay(desk, way),
          })
        ),
        key("more", t("repair.more"), {
          kind: "plain",
          onclick: () => {
            work.more = true;
            return desk.change({});
          },
        }),
      )
      : null,
    ways.length || conflict.state.over || conflict.folded ? null : momentKeys(desk),
    h("footer", {}, conflict.ways.filter((way) => !way.line).map((way) => endKey(desk, way, conflict))),
  ];
}

function endKey(desk, way, conflict) {
  const out = way.how === "out";
  return key(
    way.how,
    out
      ? t("repair.out", { line: spoken(conflict.line, {}) })
      : t("repair.stop", { n: conflict.rest.length + 1 }),
    {
      kind: out && conflict.folded || conflict.state.over ? "go" : "plain",
      small: out ? t("repair.out-small") : t("repair.stop-small"),
      onclick: () => takeWay(desk, way),
    },
  );
}
