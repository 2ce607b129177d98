// What this tablet's dealer has pushed: a tick a pot, and the chips that slide to who has won them.

const KEPT = 20; // hands whose ticks this tablet remembers

let memory = read(); // the hands' marks, newest last: [hand, [mark, …]]

function read() {
  try {
    return JSON.parse(localStorage.getItem("pushed")) || [];
  } catch {
    return [];
  }
}

function marksOf(hand) {
  return memory.find(([one]) => one === hand)?.[1] || [];
}

export function ticked(doc, mark) {
  return marksOf(doc.hand).includes(mark);
}

export function keep(doc, marks) {
  memory = [...memory.filter(([hand]) => hand !== doc.hand), [doc.hand, marks]].slice(-KEPT);
  try {
    localStorage.setItem("pushed", JSON.stringify(memory));
  } catch { /* no storage: the ticks last as long as the page */ }
}

export function tick(desk, mark, paid) {
  const marks = marksOf(desk.doc.hand);
  const on = marks.includes(mark);
  keep(desk.doc, on ? marks.filter((one) => one !== mark) : [...marks, mark]);
  desk.change({});
  if (!on && !matchMedia("(prefers-reduced-motion: reduce)").matches) slide(paid);
}

// From the middle to who has them.
function slide(seats) {
  const felt = document.getElementById("felt").getBoundingClientRect();
  const won = seats.map((seat) => `#felt [data-seat="${seat}"] > .won`).join();
  for (const chips of document.querySelectorAll(won)) {
    const { left, top } = chips.getBoundingClientRect();
    const [x, y] = [felt.left + felt.width / 2 - left, felt.top + felt.height / 2 - top];
    chips.animate({ translate: [`${x}px ${y}px`, "0"] }, 150);
  }
}

export function tickAll(desk, pots) {
  keep(desk.doc, pots.map((pot) => pot.mark));
  desk.change({});
}
