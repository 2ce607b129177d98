// The table seen from the dealer's box: seat 1 at the dealer's left hand, clockwise.
import { amount, fill, h } from "./dom.js";
import { tile } from "./cards.js";

// How many seats stand in each side column and in the far row.
const WIDE = { 6: [2, 2], 7: [2, 3], 8: [2, 4], 9: [2, 5], 10: [2, 6] };
const TALL = { 6: [2, 2], 7: [3, 1], 8: [3, 2], 9: [4, 1], 10: [4, 2] };

// [side, x, y] of each seat, in percent of the room that is left beside it.
export function places(count, tall) {
  const [column, row] = (tall ? TALL : WIDE)[count];
  const up = { 2: [97, row > 2 ? 50 : 36], 3: [97, 54, 0], 4: [97, 66.500, 36, 0] }[column];
  const far = (k) => (row > 4 ? (100 * k) / (row - 1) : (100 * (k + 1)) / (row + 1));
  return [
    ...up.map((y) => ["left", 0, y]),
    ...Array.from({ length: row }, (_, k) => ["far", far(k), 0]),
    ...up.toReversed().map((y) => ["right", 100, y]),
  ];
}

// `over`: what the page knows besides the hand: names, chosen seat, every taken seat, `onseat(seat)`.
export function drawFelt(root, doc, over) {
  const tall = matchMedia("(orientation: portrait)").matches;
  const taken = new Map(over.taken.map((seat) => [seat.seat, seat]));
  const count = Math.max(6, ...taken.keys(), ...doc.seats.map((seat) => seat.seat));
  const rows = new Map(doc.seats.map((seat) => [seat.seat, seat]));
  root.dataset.seats = count;
  fill(root, h("div", { class: "cloth", "aria-hidden": "true" }), middle(doc), places(count, tall).map(([side, x, y], n) => {
    const made = rows.has(n + 1) ? seatBox(rows.get(n + 1), doc, over) : emptyBox(n + 1, taken.get(n + 1));
    made.classList.add("seat", side);
    made.style.left = `${x}%`;
    made.style.top = `${y}%`;
    made.style.transform = `translate(-${x}%, -${y}%)`;
    if (y < 10 && side !== "far") made.classList.add("cornered");
    return made;
  }));
  if (!tall && root.querySelectorAll(".far").length > 4) spreadBets(root);
}

// The bets of the far row share the room between the two columns evenly, so that none covers another.
function spreadBets(root) {
  const row = [...root.querySelectorAll(".far")];
  const edge = row[0].offsetWidth + 4;
  const pitch = (root.clientWidth - 2 * edge) / row.length;
  row.forEach((seat, k) => {
    const bet = seat.querySelector(".bet");
    const middle = seat.offsetLeft - (seat.offsetWidth * parseFloat(seat.style.left)) / 100;
    if (bet) bet.style.left = `${edge + (k + 0.5) * pitch - middle}px`;
  });
  const bets = [...root.querySelectorAll(".bet[data-chips]")];
  if (bets.filter((bet) => bet.offsetWidth > pitch - 4).length > 1) bets.forEach((bet) => { bet.textContent = shortly(Number(bet.dataset.chips)); });
}

// To the chip, in fewer figures: 1,250,000 is 1.25M.
function shortly(chips) {
  if (chips < 10000) return amount(chips);
  return chips < 1000000 ? `${chips / 1000}K` : `${chips / 1000000}M`;
}

function emptyBox(seat, taken) {
  const why = taken ? (taken.stack ? "sits out" : "no chips") : "empty";
  return h("div", { class: "away" }, h("b", { class: "number" }, String(seat)),
    h("span", {}, taken?.player || "", h("i", {}, why)));
}

function seatBox(row, doc, over) {
  const award = doc.awards?.[row.seat];
  const name = over.names[row.seat] || "";
  const state = award ? "✓" : stateOf(row);
  const chosen = over.chosen === row.seat;
  const classes = ["box", row.folded || row.mucked ? "folded" : "", row.acts ? "turn" : "", chosen ? "chosen" : "", award ? "wins" : ""];
  const props = {
    class: classes.filter(Boolean).join(" "), "data-key": `seat-${row.seat}`, "data-seat": row.seat,
    "aria-label": `seat ${row.seat} ${name}, ${amount(row.stack)} chips, ${row.acts && !doc.over ? "to act" : row.all_in ? "all-in" : award ? "wins" : state || "in the hand"}`,
  };
  const pick = over.pick?.includes(row.seat);
  const box = pick
    ? h("button", { ...props, type: "button", "aria-pressed": String(chosen), onclick: () => over.onseat(row.seat) })
    : h("div", { ...props, role: "group" });
  box.append(...[
    tab(row, doc),
    h("span", { class: "head" }, h("b", { class: "number" }, String(row.seat)), badges(row), h("span", { class: "name" }, name)),
    h("span", { class: "money" }, h("span", { class: `stack${width(row.stack)}` }, amount(row.stack)), h("span", { class: "state" }, state)),
    h("span", { class: "held" }, held(row)),
    chips(row, doc, award),
  ].filter(Boolean));
  return box;
}

// Figures of seven digits and more are set lighter, to fit where six do.
export function width(chips) {
  const figures = String(chips).length;
  return figures > 8 ? " huge" : figures > 6 ? " long" : "";
}

function badges(row) {
  return [row.button && ["D", "dealer button"], row.small && ["SB", "small blind"], row.big && ["BB", "big blind"]]
    .filter(Boolean).map(([text, words]) => h("abbr", { class: "badge", title: words, "aria-label": words }, text));
}

// The one thing to know of a seat, as a word on its edge.
function tab(row, doc) {
  if (row.acts && !doc.over) return h("span", { class: "tab" }, "▸ acts");
  return row.all_in && !row.folded ? h("span", { class: "tab all-in" }, "ALL-IN") : null;
}

function stateOf(row) {
  if (row.mucked) return "mucked";
  if (row.folded) return "folded";
  if (row.last.startsWith("posts") || row.shown) return ""; // the badge and the bet say it, and the cards
  return row.last.replace(/ \d+$/, ""); // so do the chips in front
}

function held(row) {
  if (row.folded && !row.shown) return row.draws.length ? [h("span", { class: "drew" }, drew(row))] : [];
  const down = row.down.map((card) => tile(card, card === "??" ? "sliver" : "small"));
  const up = row.up.map((card) => tile(card === "??" ? null : card, "small up"));
  const took = row.draws.length && !row.shown ? h("span", { class: "drew" }, drew(row)) : null;
  return [...down, ...up, took];
}

function drew(row) {
  return `${row.draws.length < 3 ? "drew " : ""}${row.draws.map((count) => count || "pat").join(", ")}`;
}

function chips(row, doc, award) {
  if (award) return h("span", { class: "bet won" }, `+${amount(award)}`);
  const now = doc.waiting_for; // after the round the bets lie in the pot
  const shown = row.bet && !doc.over && !doc.betting_over && (now.kind === "act" || (now.kind === "deal" && now.optional));
  return shown ? h("span", { class: "bet", "data-chips": row.bet }, amount(row.bet)) : null;
}

// What lies in a cell of a board of several rows: nothing, no card yet, a card that was turned down, a card.
const GAP = "";

function placed(doc, cell) {
  if (cell === null) return GAP;
  if (doc.gone.includes(cell)) return "??";
  return cell <= doc.board.length ? doc.board[cell - 1] : null;
}

function middle(doc) {
  const boards = doc.runouts.length ? [...doc.runouts, doc.board] : [doc.board];
  const lines = doc.layout.length && doc.board.length > 5
    ? doc.layout.map((cells) => cells.map((cell) => placed(doc, cell)))
    : boards.filter((board) => board.length).map((cards) => cards.map((card, n) => (doc.gone.includes(n + 1) ? "??" : card)));
  const size = lines.length > 1 ? "small" : "";
  return h("div", { class: `middle rows-${Math.min(lines.length, 5)}` },
    lines.map((cells) => h("div", { class: "board" }, cells.map((card) => (card === GAP ? h("span", { class: `card gap ${size}` }) : tile(card, size))))),
    doc.community !== null && doc.community !== undefined
      ? h("div", { class: "board" }, tile(doc.community === "??" ? null : doc.community)) : null,
    doc.dice.length ? h("div", { class: "dice" }, `Dice ${doc.dice.join(" + ")}`) : null,
    h("div", { class: "pots" }, doc.over ? null : pots(doc)));
}

function pots(doc) {
  if (doc.pots.length < 2) return h("span", { class: "pot" }, "Pot ", h("b", {}, amount(doc.pot)));
  return doc.pots.map((pot, n) => h("span", { class: "pot" }, n ? `Side ${doc.pots.length > 2 ? n : ""} ` : "Main ",
    h("b", {}, amount(pot.amount)), h("i", {}, ` seats ${seatList(pot.seats)}`)));
}

// "1, 3–10": many seats are told by their runs.
export function seatList(seats, least = 5) {
  if (seats.length < least) return seats.join(", ");
  const runs = [];
  for (const seat of seats) {
    if (runs.length && runs.at(-1).at(-1) === seat - 1) runs.at(-1).push(seat);
    else runs.push([seat]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}
