// Going back: undo, and back to a line of the log. Over a street or over another tablet's entry it asks once;
// redo is always there.
import { device } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { repaired, spoken, street } from "../shell/words.js";
import { attempt } from "./guard.js";

let asked = null; // what the sheet asks about

// Back to before `entry`, and without one: take back what was entered last.
export function goBack(desk, entry = null) {
  const going = effect(desk.doc, entry);
  if (!going) return null;
  if (!going.asks) return back(desk, going);
  asked = going;
  return desk.change({ over: "back" });
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

function back(desk, { taken, repair, to }) {
  desk.ui.log = false;
  const { doc } = desk;
  const line = attempt(() => spoken(repair ? repair.was : taken[0].line, desk.names), () => "…");
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

const whose = (one) => one.who || t("log.other-tablet");

// The sheet names what is gone over and how much goes; one tap does it.
export function backSheet(desk, close) {
  const { taken, over, others, repair } = asked;
  const n = taken.length;
  const says = [
    over.length
      ? t("back.over", { streets: over.map(street).join(t("back.and")), n })
      : t("back.entries", { n }),
    others.length
      ? t(others.length < n ? "back.others" : "back.theirs", {
        n: others.length,
        who: whose(repair ? desk.doc.undo : others[0]),
      })
      : "",
  ];
  return [
    h(
      "header",
      {},
      h(
        "h2",
        {},
        repair
          ? t("back.repair", { what: repaired(repair, desk.names) })
          : t("back.before", { line: spoken(taken[0].line, desk.names) }),
      ),
    ),
    h("p", { class: "ask" }, says.filter(Boolean).join(" ")),
    h(
      "div",
      { class: "choose" },
      key("stay", t("back.stay"), { kind: "plain", onclick: close }),
      key("go-back", t("back.go"), {
        kind: "undo",
        small: t("back.redo-brings"),
        onclick: () => back(desk, asked),
      }),
    ),
  ];
}
