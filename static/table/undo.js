// Going back: undo, and back to a line of the log. Over a street or over another tablet's entry it asks once;
// redo is always there.
import { device } from "../shell/api.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";
import { attempt } from "./guard.js";

// Back to before `entry`, and without one: take back what was entered last.
export function goBack(desk, entry = null) {
  const going = effect(desk.doc, entry);
  if (!going) return null;
  if (!going.asks) return back(desk, going);
  return desk.change({ over: "back", going });
}

// What the Undo key takes back: a round of folds and a repair go back as one; an entry that is not confirmed
// yet is alone.
export function lastEntry(doc) {
  const last = doc.undoable.at(-1);
  if (!last) return null;
  return last.at && doc.undo ? doc.undo : { lines: [last.line], repair: null, device: device() };
}

function effect(doc, entry) {
  const latest = lastEntry(doc);
  if (!latest) return null;
  const taken = entry
    ? doc.undoable.filter((one) => one.seq >= entry.seq)
    : doc.undoable.slice(-latest.lines.length);
  const from = taken[0].street;
  const over = [...new Set([...taken.map((one) => one.street || doc.street), doc.street])].filter((one) =>
    one !== from
  );
  const theirs = (one) => one.device && one.device !== device();
  // whose repair it was counts, not what it repeats
  const others = entry ? taken.filter(theirs) : theirs(latest) ? taken : [];
  // what this tablet entered just now goes back at once, also where it ended a street
  const justNow = !entry && taken.at(-1).seq === doc.seq && !others.length;
  return {
    taken,
    over,
    others,
    repair: entry ? null : latest.repair,
    to: entry?.to,
    asks: !justNow && (over.length || others.length),
  };
}

export function back(desk, { taken, repair, to }) {
  desk.ui.log = false;
  const { doc } = desk;
  const line = inWords(repair ? repair.was : taken[0].line, desk.names);
  const text = repair
    ? t("back.unrepaired", { line })
    : taken.length === 1
    ? t("back.taken", { line })
    : t("back.taken-from", { line, n: taken.length });
  return desk.enter(`/hands/${doc.hand}/undo`, to === undefined ? { seq: doc.seq } : { seq: doc.seq, to }, {
    kind: "done",
    text,
  });
}

const inWords = (line, names) => attempt(() => spoken(line, names), () => "…");

// What Redo brings back, in the words in which it was taken.
export function broughtBack(lines, names) {
  return t("back.brought", { line: inWords(lines[0], names), n: lines.length });
}
