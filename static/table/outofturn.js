// An act out of turn, kept on this tablet and entered when its turn has come. A check or call that meets
// another bet than it was made for binds nobody, until that bet is taken back; a fold always does.
import { recall, remember } from "./half.js";
import { t } from "../shell/texts.js";

const ACT = /^(\d+) (fold|check|call|bet|raise|complete|bring-in|all-in)/;
const KEPT = "out of turn";
let acts = recall(KEPT) || []; // {of, street, seat, verb, high, seq, met}: the other bet that it has met

const handOf = ({ table, number }) => `${table} ${number}`; // one that was dealt here has no other name yet

const stands = (doc, { verb, high }) => verb === "fold" || high === doc.high;

export const keptAct = (doc, seat) => {
  const one = heard(doc, seat);
  return one && stands(doc, one) ? one : undefined;
};

// One whose seat has acted since, with others in one entry, is done.
const heard = (doc, seat) =>
  acts.find((one) =>
    one.of === handOf(doc) && one.street === doc.street && one.seat === seat &&
    !doc.undoable.some((row) => row.seq > one.seq && Number(ACT.exec(row.line)?.[1]) === seat)
  );

// Who would do `verb` in a row, up to somebody who has said something else out of turn.
export function inOneGo(doc, verb) {
  const run = doc.ahead[verb];
  const other = run.findIndex(({ next }) => next && ![undefined, verb].includes(keptAct(doc, next)?.verb));
  return other < 0 ? run : run.slice(0, other + 1);
}

// What somebody may do before the turn has come: only while another is asked to bet.
export function mayKeep(doc, row) {
  if (doc.waiting_for.kind !== "act" || row.acts || row.folded || row.all_in || doc.betting_over) return [];
  return [row.bet < doc.high ? "call" : "check", "fold"];
}

export function keepAct(desk, row, verb) {
  const { doc } = desk;
  const of = handOf(doc);
  acts = acts.filter((one) => one.of === of && one.street === doc.street && one.seat !== row.seat);
  if (verb) {
    const { street, high, seq } = doc;
    acts.push({ of, street, seat: row.seat, verb, high, seq });
  }
  remember(KEPT, acts);
  const act = verb
    ? { kind: "done", text: t("seatsheet.kept", { seat: row.seat, verb: t(`fast.kept-${verb}`) }) }
    : null;
  return desk.change({ over: null, floor: null, message: act });
}

// Its turn has come: the act is entered, or let go where the bet is another now.
export function playKept(desk) {
  const { doc } = desk;
  const due = doc.waiting_for?.kind === "act" && !doc.round && heard(doc, doc.to_act);
  if (!due || due.met === doc.high) return;
  if (!stands(doc, due) || !doc.legal[due.verb]) {
    due.met = doc.high;
    remember(KEPT, acts);
    const verb = t(`fast.kept-${due.verb}`);
    return desk.change({
      message: { kind: "notice", text: t("seatsheet.let-go", { seat: due.seat, verb }) },
    });
  }
  acts = acts.filter((one) => one !== due);
  remember(KEPT, acts);
  desk.act(`${due.seat} ${due.verb}`, t("seatsheet.in-turn"));
}
