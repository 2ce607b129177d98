// The showdown: hands are tabled or thrown in, each named as it is tabled; who is live, who shows, who is
// best so far.
import { h, key } from "../shell/dom.js";
import { boardName, seatList } from "../shell/felt.js";
import { cardPad } from "../shell/pad.js";
import { enters } from "./foresight.js";
import { lateKey, runKeys } from "./steps.js";
import { named, t } from "../shell/texts.js";

// -- entering hands -----------------------------------------------------------------------------

// A hand is tabled: every card of it, or in stud those that lay face down; parted where the game parts it.
export function showKeys(desk, now) {
  const { doc, ui } = desk;
  const may = [...(doc.shows || []), ...(doc.gate?.back || [])];
  const seat = may.includes(ui.seat) ? ui.seat : now.seat;
  const row = doc.seats.find((one) => one.seat === seat);
  const whole = row.up.includes("??");
  const parts = desk.parts.length ? desk.parts : null;
  const fixed = parts ? [] : [...row.down, ...(whole ? row.up : [])].filter((card) => card !== "??");
  // board cards of before may be entered first; those still to be dealt are asked for in their turn
  const late = doc.next?.some((step) => step.do === "deal") ? null : lateKey(desk);
  const count = row.down.length - (row.throws || 0) + (whole ? row.up.length : 0);
  return {
    ...cardPad(desk, {
      of: `${seat} show`,
      count,
      least: count - fixed.length - (row.may_lack || 0),
      fixed,
      parts,
      extra: [late, ...muckKeys(desk, seat), ...runKeys(desk)],
      enter: (cards) => desk.act(`${seat} show ${parted(cards, parts)}`),
    }),
    title: row.mucked ? t("showdown.takes-back", { seat }) : null,
    pick: { seats: may },
  };
}

function parted(cards, parts) {
  if (!parts) return cards.join("");
  let from = 0;
  return parts.map(([, size]) => cards.slice(from, from += size).join("")).join("/");
}

// Board cards that were passed over do not hold up who throws in: the one whose turn it is to show.
export function mucksBefore(desk, now) {
  if (now.burn) return []; // they are still to be dealt
  const seat = desk.doc.gate?.to_show[0];
  return seat ? muckKeys(desk, seat, t("showdown.muck-seat", { seat })) : [];
}

// A muck is one tap; what it would do to the pots stands on its key before it is tapped.
function muckKeys(desk, seat, label = t("showdown.muck")) {
  const { gate } = desk.doc;
  const muck = gate?.mucks[seat];
  if (!muck) return [];
  const one = key("muck", label, {
    kind: "fold",
    onclick: enters(desk, `${seat} muck`),
    reason: muck.refused && t("showdown.all-open"),
    small: muck.ends && endsBy(desk.doc, muck.ends),
  });
  return mayRest(desk.doc)
    ? [
      one,
      key("rest", t("showdown.rest"), {
        kind: "fold",
        onclick: throwRest(desk),
        small: seatWords(gate.to_show),
      }),
    ]
    : [one];
}

function endsBy(doc, ends) {
  const [first, more] = Object.entries(ends);
  if (!first) return t("push.carried"); // nobody who is left has qualified
  const [seat, chips] = first;
  if (more) return t("showdown.ends-more", { seats: Object.keys(ends).join(", ") });
  return t(doc.tabled[seat] ? "showdown.ends" : "showdown.ends-unseen", { seat, chips });
}

// All others throw in at once, where somebody has shown for every pot.
function mayRest(doc) {
  const open = new Set(doc.seats.filter((row) => row.shown).map((row) => row.seat));
  const { to_show: left, live, mucks } = doc.gate;
  return left.length > 1 && live.every((pot) => pot.seats.some((seat) => open.has(seat))) &&
    left.every((seat) => !mucks[seat].refused);
}

function throwRest(desk) {
  const seats = desk.doc.gate.to_show;
  return enters(
    desk,
    seats.map((seat) => `${seat} muck`),
    t("showdown.rest-done", { seats: seats.join(", ") }),
  );
}

// -- what the table is told ---------------------------------------------------------------------

export function seatWords(seats) {
  return t("showdown.seats", { n: seats.length, seats: seatList(seats, 4) });
}

export function potName(n, count) {
  if (count === 1) return t("showdown.pot");
  return n ? t("showdown.side-n", { n }) : t("showdown.main");
}

// "high" in the words of the room; a side of a room's own game is called as its file calls it.
function sideName(side) {
  return named("showdown.side-", side);
}

// The still-live gate in a line: who is live in which pot, who shows next, who is best so far.
export function gateLine(doc) {
  if (!doc.gate) return "";
  const { live, to_show: left } = doc.gate;
  // where all have thrown in nobody is live: who gets it stands in the list
  const pots = live.map((pot, n) =>
    pot.seats.length && (live.length > 1 ? `${potName(n, live.length)} ` : "") + seatWords(pot.seats)
  ).filter(Boolean);
  return [
    `${t("showdown.live")}: ${pots.join("; ")}.`,
    left.length ? `${t("showdown.to-show")}: ${left.join(", ")}.` : "",
    best(doc),
  ].filter(Boolean).join(" ");
}

function best(doc) {
  const boards = Math.max(0, ...doc.leading.map((row) => row.board));
  const byName = new Map();
  for (const row of doc.leading) {
    const where = whereOn(doc, boards > 1 ? row.board : 0, row.side);
    const pot = doc.leading.some((one) =>
        one.pot !== row.pot && one.board === row.board && one.side === row.side &&
        String(one.seats) !== String(row.seats)
      )
      ? potName(row.pot, doc.pots.length)
      : "";
    byName.set([where, pot, String(row.seats)].join("|"), [where, pot, row]);
  }
  const lines = [...byName.values()].map(([where, pot, row]) =>
    [where, pot].filter(Boolean).concat(
      seatWords(row.seats) + (byName.size < 3 ? `, ${nameOf(doc, row.seats[0], row.board, row.side)}` : ""),
    ).join(": ")
  );
  return lines.length ? `${t("showdown.best")}: ${lines.join("; ")}.` : "";
}

// Which board, 0 where there is one, and which side; a board that is named after its side says both.
export function whereOn(doc, board, side) {
  return [
    board ? boardName(doc, board - 1) || t("showdown.board", { n: board }) : "",
    side === onlySide(doc) || board && ownRow(doc, board) === side ? "" : sideName(side),
  ].filter(Boolean).join(" ");
}

// The side that this board is named after.
const ownRow = ({ rows }, board) => rows?.[(board - 1) % rows.length];

// The side of a game that does not split.
export function onlySide(doc) {
  const sides = new Set(Object.values(doc.tabled).flat().map((row) => row.side));
  return sides.size === 1 ? [...sides][0] : null;
}

export function nameOf(doc, seat, board, side) {
  return (doc.tabled[seat] || []).find((row) => row.board === board && row.side === side)?.name ||
    t("showdown.no", { side: sideName(side) });
}

// On the seat: what the tabled hand makes, marked where it leads; or its place in the order of showing.
export function holdingTag(doc, row) {
  if (!doc.gate || row.folded) return null;
  const rows = doc.tabled[row.seat] || [];
  if (rows.some((one) => one.name)) {
    return h(
      "span",
      { class: `holding rows-of-${Math.min(rows.length, 3)}` },
      rows.map((one) => holdingLine(doc, row.seat, one, rows)),
    );
  }
  const place = doc.gate.to_show.indexOf(row.seat);
  return place > 0
    ? h(
      "span",
      { class: "order" },
      t(place < 3 ? `showdown.shows-${place + 1}` : "showdown.shows-n", { place: place + 1 }),
    )
    : null;
}

// Beside others a hand is told without its kickers, which the line above the keys and the push list tell, and without
// the word of a side that stands before it.
function shortName(name, rows, side) {
  if (rows.length < 2) return name;
  const bare = name.split(",")[0];
  return bare.endsWith(` ${side}`) ? bare.slice(0, -1 - side.length) : bare;
}

function holdingLine(doc, seat, one, rows) {
  const leads = doc.leading.some((row) =>
    row.board === one.board && row.side === one.side && row.seats.includes(seat)
  );
  const boards = rows.some((row) => row.side === one.side && row.board !== one.board);
  const split = one.name && rows.some((row) => row.side !== one.side);
  const side = sideName(one.side);
  const own = ownRow(doc, one.board) === one.side;
  // of many the two of a board share a line, which begins with its initial
  const pair = rows.length > 4 ? rows.filter((row) => row.board === one.board) : [];
  const second = pair[1] === one;
  const label = [
    (boards || own) && !second
      ? boardName(doc, one.board - 1, `showdown.${pair[1] ? "initial" : "short"}-`) || one.board
      : "",
    split && !own && (second || !pair[1]) ? named("showdown.short-", one.side) : "",
  ].filter(Boolean).join(" ");
  return h(
    "span",
    { class: (leads ? "leads" : "") + (second ? " second" : "") },
    leads ? "✓ " : "",
    label ? h("i", {}, `${label} `) : null,
    one.name
      ? second && one.side === "low"
        ? one.cards.replace(/[a-z]/g, "")
        : shortName(one.name, rows, split && side)
      : t("showdown.no", { side }),
  );
}
