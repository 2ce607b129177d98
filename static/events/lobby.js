// The lobby's sheets: who sits where, what is paid, who is out. They turn by themselves; pages.js has the clock.
import { written } from "../shell/numbers.js";
import { sheets } from "./turning.js";

const TURN_MS = 10000;
const ROW = 34; // pixels, as the style sheet has it
const WIDE = 300; // pixels that a name and a seat need
const room = document.getElementById("sheets");
const list = room.querySelector(".sheet");
const root = document.getElementById("clock");
let state = JSON.parse(document.getElementById("clock-state").textContent);
let turn = 0;

const seat = (one) => [one.player, one.table ? `${one.table}-${one.seat}` : room.dataset.waits];
const bag = (one) => [one.player, one.table ? `${one.table}-${one.seat}` : written(one.stack)];
const money = (one) => one.prize ? written(one.prize) : "";

function lists() {
  return [
    state.bagged
      ? { name: room.dataset.bags, rows: state.seats.map(bag) }
      : { name: room.dataset.seats, rows: state.seats.map(seat) },
    {
      name: room.dataset.prizes,
      rows: state.prizes.map((prize, n) => [`${n + 1}.`, money({ prize })]),
    },
    {
      name: room.dataset.out,
      rows: state.out.map((one) => [`${one.place}. ${one.player}`, money(one)]),
    },
  ];
}

function draw() {
  const columns = Math.max(1, Math.floor(list.clientWidth / WIDE));
  const most = columns * Math.max(1, Math.floor(list.clientHeight / ROW));
  const all = sheets(lists(), most);
  const shown = all.length ? all[turn % all.length] : { name: state.name, rows: [], number: 1, of: 1 };
  room.querySelector("h2").textContent = shown.name;
  room.querySelector(".turn").textContent = shown.of > 1 ? `${shown.number} / ${shown.of}` : "";
  list.style.columnCount = String(columns);
  list.replaceChildren(...shown.rows.map(([name, figure]) => {
    const row = document.createElement("li");
    const [left, right] = [document.createElement("span"), document.createElement("b")];
    [left.textContent, right.textContent] = [name, figure];
    row.append(left, right);
    return row;
  }));
  const names = [...list.querySelectorAll("span")];
  const long = names.filter((name) => name.scrollWidth > name.clientWidth);
  for (const name of long) name.classList.add("long");
}

async function next() {
  turn += 1;
  try {
    const answer = await fetch(root.dataset.clock, { cache: "no-store" });
    if (answer.ok) state = await answer.json();
  } catch {
    // the clock beside it says that nobody answers
  }
  draw();
}

draw();
addEventListener("resize", draw);
setInterval(next, TURN_MS);
