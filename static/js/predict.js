// What this tablet can know by itself: who is next after a fold, a check or a call inside one betting round, and what he owes.
// Everything else waits for the server: raises, cards, the end of the round. The engine is asked whether this is right in the tests.
import { amount } from "./dom.js";
import { t } from "./texts.js";

const UNTOLD = /^(?!(fold|check|call|bet|raise|complete|bring-in|all-in|posts)\b)./; // a discard, say: did he act before it?
const PLAIN = /^(\d+) (fold|check|call)$/;

export const isPlain = (lines) => lines.every((line) => PLAIN.test(line));

// The hand after `lines`, marked `predicted`; null where that cannot be known, `round: true` where the round is over.
export function predict(doc, lines) {
  let found = doc;
  for (const line of lines) {
    found = found && !found.round ? after(found, line) : null;
  }
  return found && !found.round ? { ...found, ahead: { fold: ahead(found, "fold"), check: ahead(found, "check"), call: ahead(found, "call") } } : found;
}

// Who would do the same in a row, and who acts then.
function ahead(doc, verb) {
  const run = [];
  for (let now = doc; now && !now.round;) {
    const next = after(now, `${now.to_act} ${verb}`);
    if (next) run.push({ seat: now.to_act, next: next.to_act });
    now = next;
  }
  return run;
}

function after(doc, line) {
  const [, seat, verb] = PLAIN.exec(line) || [];
  const may = doc.legal;
  if (!seat || Number(seat) !== doc.to_act || !may || may.bring_in || doc.plays.whole || !may[verb]) return null;
  const owed = owes(doc, doc.seats.find((row) => row.seat === doc.to_act));
  if (owed && !may.call) return null; // nobody may limp here: what the next may do is the engine's to say
  const chips = verb === "call" ? may.call : 0;
  const seats = doc.seats.map((row) => (row.seat === doc.to_act ? acted(row, verb, chips) : row));
  const made = { ...doc, seats, predicted: true, seq: doc.seq + 1, pot: doc.pot + chips, notes: [], redoable: [],
    undoable: [...doc.undoable, { seq: doc.seq + 1, line, to: doc.seq, street: doc.street }], undo: { lines: [line], to: doc.seq } };
  const next = seats.filter((row) => !row.folded).length > 1 ? nextToAct(made, doc.to_act) : null;
  if (next && !owes(made, next) && UNTOLD.test(next.last)) return null;
  return next ? asks(made, next) : { ...made, ...ended(), round: true };
}

function acted(row, verb, chips) {
  return { ...row, acts: false, last: verb, folded: row.folded || verb === "fold", stack: row.stack - chips, bet: row.bet + chips, all_in: row.all_in || chips === row.stack && chips > 0 };
}

// What a player owes: never more than an opponent who still has cards has, or could, put in.
function owes(doc, row) {
  const others = doc.seats.filter((other) => other !== row && !other.folded);
  const reach = Math.max(0, ...others.map((other) => other.bet + other.stack));
  return Math.min(Math.max(0, Math.min(doc.high, reach) - row.bet), row.stack);
}

function nextToAct(doc, seat) {
  const round = [...doc.seats.filter((row) => row.seat > seat), ...doc.seats.filter((row) => row.seat <= seat)];
  const hasActed = (row) => row.last !== "" && !row.last.startsWith("posts") && !UNTOLD.test(row.last);
  const answerable = (row) => doc.seats.some((other) => other !== row && other.stack && !other.folded && other.bet + other.stack > doc.high);
  return round.find((row) => !row.folded && row.stack && (owes(doc, row) || (!hasActed(row) && answerable(row))));
}

const closed = { bet: null, complete: null, raise: null, all_in: false, bring_in: undefined };

function asks(doc, row) {
  const owed = owes(doc, row);
  const prompt = t(owed ? "live.next_owes" : "live.next_checks", { seat: row.seat, chips: owed });
  return {
    ...doc, to_act: row.seat, to_call: owed, legal: { fold: true, check: !owed, call: owed || null, ...closed }, how: null, cap: null, prompt, waiting_for: { ...doc.waiting_for, kind: "act", seat: row.seat, optional: false, text: prompt },
    reasons: {
      check: t("live.owes", { seat: row.seat, chips: amount(owed) }), call: t("live.nothing_owed"),
      bet: t("live.raises_wait"), raise: t("live.raises_wait"), complete: t("live.raises_wait"), all_in: t("live.raises_wait"),
    },
    seats: doc.seats.map((one) => (one === row ? { ...one, acts: true } : one)),
  };
}

function ended() {
  return { to_act: null, waiting_for: { kind: "waits", seat: null, count: 0, choices: [], text: t("live.round_over") }, prompt: t("live.round_over") };
}

// Nothing can be known of what follows: the screen says what was tapped, and waits.
export function waits(doc, words) {
  return { ...doc, ...ended(), predicted: true, round: true, prompt: words, waiting_for: { ...ended().waiting_for, text: words } };
}

// Without a connection: the plain actions stay open, what needs the server is closed with the reason; cards and the like wait.
export function plainOnly(doc) {
  const may = doc.legal;
  const open = may && doc.to_act && !may.bring_in && !doc.plays.whole && (may.fold || may.check || may.call);
  if (!open) return { ...waits(doc, doc.prompt), away: true };
  const wait = t("live.raises_wait");
  return {
    ...doc, legal: { ...may, ...closed }, how: null, reasons: { ...doc.reasons, bet: wait, raise: wait, complete: wait, all_in: wait },
    waiting_for: { ...doc.waiting_for, kind: "act", optional: false, text: doc.waiting_for.kind === "act" ? doc.waiting_for.text : "" },
  };
}
