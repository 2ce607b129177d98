// Where the seats stand, seen from the dealer's box: seat 1 at the dealer's left hand, then clockwise; or
// mirrored.
import { amount, write } from "./dom.js";
import { written } from "./numbers.js";

const rooms = new WeakMap(); // how large the browser last said that a felt is

// `changed()` when a felt has another size; until then nothing is laid out to learn it.
export function observe(root, changed) {
  new ResizeObserver(([{ contentRect }]) => {
    rooms.set(root, { width: Math.round(contentRect.width), height: Math.round(contentRect.height) });
    changed();
  }).observe(root);
}

export const roomOf = (root) => rooms.get(root) ?? { width: root.clientWidth, height: root.clientHeight };

// All that decides where the seats of a felt stand: those that stood so before stand right.
export const standing = (root, count, mirrored) => JSON.stringify([shapeOf(root), count, mirrored]);

// Puts the seats of a felt that was drawn, by the server or by felt.js, where they stand on this screen.
export function arrange(root, mirrored) {
  const shape = shapeOf(root);
  const seats = [...root.querySelectorAll(".seat")];
  root.dataset.seats = seats.length;
  const within = shape.snug || crowded(root, shape);
  root.className = `${shape.name}${shape.snug ? " snug" : ""}${within ? " within" : ""}`;
  places(seats.length, shape, mirrored).forEach(([side, x, y], n) => {
    const { classList, style } = seats[n];
    classList.add(...side.split(" "));
    style.left = `${x}%`;
    style.top = `${y}%`;
    style.transform = `translate(-${x}%, -${y}%)`;
    if (y < 10 && !side.startsWith("far")) classList.add("cornered");
    if (side.endsWith("corner")) classList.add(x < 50 ? "at-left" : "at-right");
  });
  for (const bet of root.querySelectorAll(".bet[data-chips]")) {
    const beside = bet.closest(bet.matches(".won") ? ".corner, .cornered" : ".corner");
    if (within || beside || Number(bet.dataset.chips) >= LONG) shorten(bet);
  }
}

// Boards of several rows need the room before the seats: what lies there lies in the plates then.
function crowded(root, shape) {
  const rows = Number(/rows-(\d)/.exec(root.querySelector(".middle")?.className)?.[1] ?? 0);
  return rows > (shape.name === "wide" ? 3 : 1);
}

function shorten(bet) {
  write(bet, (bet.matches(".won") ? "+" : "") + shortly(Number(bet.dataset.chips)));
  bet.classList.toggle("wide", bet.textContent.length > 7);
}

// To the chip, in fewer figures: 1,250,000 is 1.25M.
function shortly(chips) {
  if (chips < 10000) return amount(chips);
  const [short, unit] = chips < 1000000 ? [chips / 1000, "K"] : [chips / 1000000, "M"];
  return `${written(short, undefined, 6)}${unit}`;
}

// By the number of seats: how many stand in each side column, in the far row, and beside the dealer at either
// hand.
const SHAPES = {
  wide: { 6: [2, 2, 0], 7: [2, 3, 0], 8: [2, 4, 0], 9: [2, 5, 0], 10: [2, 6, 0] },
  low: { 6: [2, 2, 0], 7: [2, 3, 0], 8: [2, 4, 0], 9: [2, 3, 1], 10: [2, 4, 1] },
  older: { 6: [2, 2, 0], 7: [2, 3, 0], 8: [2, 2, 1], 9: [2, 3, 1], 10: [2, 2, 2] },
  tall: { 6: [2, 2, 0], 7: [3, 1, 0], 8: [3, 2, 0], 9: [4, 1, 0], 10: [4, 2, 0] },
  narrow: { 6: [3, 0, 0], 7: [3, 1, 0], 8: [4, 0, 0], 9: [4, 1, 0], 10: [5, 0, 0] },
};
const LONG = 10_000_000; // so many chips in full lie under the neighbour's too
const LOW = 300; // a felt of fewer pixels has no room for bets in front of the seats
const NARROW = 560;
const WIDE = 1000;
// Where the far row stands when it reaches from corner to corner: beside the corner seats there is room for
// their bets.
const FAR = { 5: [0, 29.9, 50, 70.1, 100], 6: [0, 25, 41.7, 58.3, 75, 100] };
const BESIDE = { 0: [], 1: [26], 2: [40, 20] }; // at the dealer's hand, from the dealer outward
// how low the nearest seats stand: the word on their edge needs room
const NEAR = { low: 94, older: 94, narrow: 100 };

function shapeOf(root) {
  const { width, height } = roomOf(root);
  const tall = matchMedia("(orientation: portrait)").matches;
  if (tall) return width < NARROW ? { name: "narrow", snug: true } : { name: "tall", snug: height < 440 };
  if (height < LOW) return { name: "low", snug: true };
  return { name: width < WIDE ? "older" : "wide", snug: false };
}

// How high the seats of a side column stand, from the dealer's end upward.
function heights(column, row, name) {
  if (name in NEAR) return Array.from({ length: column }, (_, n) => NEAR[name] * (1 - n / (column - 1)));
  return { 2: [97, row > 2 ? 48.5 : 36], 3: [97, 54, 0], 4: [97, 66.5, 36, 0] }[column];
}

// [side, x, y] of each seat, in percent of the room that is left beside it.
function places(count, shape, mirrored) {
  const [column, row, near] = SHAPES[shape.name][count];
  const up = heights(column, row, shape.name);
  const far = (n) => (row > 4 ? FAR[row][n] : (100 * (n + 1)) / (row + 1));
  const hand = (shape.snug ? BESIDE[near].map(() => 20) : BESIDE[near]).map((
    x,
  ) => ["left near", x, NEAR[shape.name]]);
  const all = [
    ...hand,
    ...up.map((y) => ["left", 0, y]),
    ...Array.from(
      { length: row },
      (_, n) => [row > 4 && n % (row - 1) === 0 ? "far corner" : "far", far(n), 0],
    ),
    ...up.toReversed().map((y) => ["right", 100, y]),
    ...hand.toReversed().map(([, x, y]) => ["right near", 100 - x, y]),
  ];
  return mirrored ? all.map(([side, x, y]) => [flipped(side), 100 - x, y]) : all;
}

function flipped(side) {
  return side.startsWith("left") ? side.replace("left", "right") : side.replace("right", "left");
}
