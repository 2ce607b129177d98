// Undo, Redo, Log and Floor: drawn apart from everything else, they work whatever else cannot be drawn.
import { refill } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { brief } from "../shell/words.js";
import { opened } from "./floorstart.js";
import { attempt } from "./guard.js";
import { broughtBack, goBack, lastEntry } from "./undo.js";
import { still } from "./still.js";
import { changed } from "./unchanged.js";

export function drawCorner(desk, box) {
  const back = lastEntry(desk.doc);
  const { last: unsent, stopped } = desk.sync.outbox;
  const out = takesOut(desk);
  const stuck = unsent && (unsent.tried || stopped) && (desk.sync.late() || stopped); // it may have arrived
  const { previous, redoable, status } = desk.doc, { untapped } = desk.sync;
  const small = stuck
    ? t("live.undo_waits")
    : out || back
    ? attempt(() => (out ? undoWords(out) : shortBack(back)))
    : t("table.no-undo");
  const { log, floor } = desk.ui;
  const of = [small, back, out?.key, untapped, stuck, previous, redoable, status, log, floor].map((one) =>
    typeof one === "string" ? one : Boolean(one?.length ?? one)
  );
  if (!changed("corner", [...of, ...redoable, untapped?.key])) return;
  const one = (id, options) => still(desk.doc, "", id, t(`table.${id}`), { kind: "plain", ...options });
  refill(box, [
    one("undo", {
      kind: "undo",
      ...(back || out?.gives || !previous
        ? {
          onclick: () => (out ? takeBack(desk, out) : goBack(desk)),
          disabled: Boolean(!(back || out) || stuck),
          small,
        }
        : { onclick: () => undeal(desk), small: t("table.undeal") }),
    }),
    one("redo", {
      onclick: () => desk.sync.enterAgain(desk.enter, againWords(desk, untapped)),
      disabled: !untapped && !redoable.length,
      small: untapped
        ? attempt(() => outWords(untapped))
        : redoable.length
        ? attempt(() => shortBack({ lines: redoable, repair: null }))
        : t("table.no-redo"),
    }),
    Object.assign(one("log", { onclick: () => desk.change({ log: !log, voiding: false }) }), {
      ariaExpanded: log,
    }),
    one("floor", {
      kind: floor ? "plain on" : "plain",
      onclick: () => askFloor(desk),
      disabled: status === "void",
    }),
  ]);
}

// Once the chips are pushed there is nothing to work out any more, but somebody may still have to come.
function askFloor(desk) {
  if (desk.doc.over) desk.change({ over: "call" });
  else desk.change({ floor: desk.ui.floor ? null : opened(), log: false, amount: "", message: null });
}

// What Undo takes out of what waits: the newest, if it was never on its way. What goes back or forth in the record is
// followed by an undo of its own, and so is a hand that was not dealt.
function takesOut(desk) {
  const { last: newest, stopped } = desk.sync.outbox;
  if (!newest || newest.tried || stopped) return null;
  const { path, hand } = newest, { doc } = desk;
  const moves = /\/(un|re)do$/.test(path) || path.endsWith("/void") && hand !== doc.hand;
  return moves && !doc.round ? null : newest;
}

const undoWords = (out) => (out.gives ? t("table.undeal") : outWords(out));

// The same on its small key: a deal, lines of the hand, or whatever else was entered in its own words.
function outWords(out) {
  const lines = linesOf(out), repair = changes(out);
  return repair || lines.length ? shortBack({ lines, repair }) : out.words;
}

const changes = ({ path }) => path.endsWith("/repair");
const linesOf = ({ body }) => body?.lines || (body?.line ? [body.line] : []);

function againWords({ doc, names }, out) {
  const lines = !out ? doc.redoable : changes(out) ? [] : linesOf(out);
  return lines.length ? broughtBack(lines, names) : out.words;
}

// What was never on its way is as if it had not been tapped; what has left meanwhile is another key's to undo.
async function takeBack(desk, out) {
  if (takesOut(desk) !== out) return desk.change({});
  const entry = await desk.sync.takeBack();
  if (entry) desk.take(desk.confirmed, { kind: "notice", text: t("live.untapped", { line: entry.words }) });
}

// A round of folds and a repair go back as one.
function shortBack({ lines, repair }) {
  return repair
    ? t("log.the-change")
    : lines.length > 1
    ? t("log.entries", { n: lines.length })
    : brief(lines[0]);
}

// Nothing was entered yet: the deal goes back as one tap, to the push list it came from.
const undeal = (desk) =>
  desk.enter(`/hands/${desk.doc.hand}/void`, { seq: desk.doc.seq, reason: t("table.undealt") }, {
    kind: "done",
    text: t("table.undealt"),
  });
