// Puts the seats of a felt where they stand on this screen (places.js); or mirrored.
import { amount, write } from "./dom.js";
import { written } from "./numbers.js";
import { PLACES } from "./places.js";

const LONG = 10_000_000; // so many chips in full lie under the neighbour's too
const rooms = new WeakMap(); // how large the browser last said that a felt is
const shapes = new WeakMap(); // and what shape it has so

// `changed()` when a felt has another size; until then nothing is laid out to learn it.
export function observe(root, changed) {
  new ResizeObserver(([{ contentRect }]) => {
    rooms.set(root, { width: Math.round(contentRect.width), height: Math.round(contentRect.height) });
    shapes.delete(root);
    changed();
  }).observe(root);
}

export const roomOf = (root) => rooms.get(root) ?? { width: root.clientWidth, height: root.clientHeight };

// All that decides where the seats of a felt stand: those that stood so before stand right.
export const standing = (root, count, mirrored) => JSON.stringify([shapeOf(root), count, mirrored]);

// By its room, as felt.css has it; of a felt with nothing on it yet there is none.
export function shapeOf(root) {
  const cloth = root.querySelector(".cloth");
  const shape = shapes.get(root) ?? (cloth && getComputedStyle(cloth).getPropertyValue("--shape").trim());
  if (shape && rooms.has(root)) shapes.set(root, shape);
  return shape;
}

// Puts the seats of a felt that felt.js drew where they stand on this screen.
export function arrange(root, mirrored) {
  const shape = shapeOf(root);
  const { rows, pots, ...places } = PLACES[shape.split(" ")[0]];
  const seats = [...root.querySelectorAll(".seat")];
  const within = shape.includes("snug") || boards(root) > rows || root.querySelectorAll(".pot").length > pots;
  root.dataset.seats = seats.length;
  root.className = `${shape}${within ? " within" : ""}`;
  const sides = mirrored ? places[seats.length].toReversed() : places[seats.length];
  seats.forEach((seat, n) => seat.classList.add(...sides[n].split(" ")));
  for (const bet of root.querySelectorAll(".bet[data-chips]")) {
    const beside = bet.closest(bet.matches(".won") ? ".corner, .cornered" : ".corner");
    if (within || beside || Number(bet.dataset.chips) >= LONG) shorten(bet);
  }
}

// Several rows, or pots, need the room before the seats: what lies there lies in the plates then.
const boards = (root) => Number(/rows-(\d)/.exec(root.querySelector(".middle")?.className)?.[1] ?? 0);

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
