// The pages of an event: the clock on every one of them, the desk made new when something happened, the grid
// of levels.
import { lifted } from "../shell/finger.js";
import { written } from "../shell/numbers.js";
import { announced, EventClock, figure } from "./clock.js";
import "./find.js";
import { grid } from "./grid.js";
import { namesFrom } from "./names.js";
import { untilBreak } from "./turning.js";

const ASK_MS = 3000;
const root = document.getElementById("clock");
const visit = /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType("navigation")[0]);
const clock = new EventClock(
  JSON.parse(document.getElementById("clock-state").textContent),
  visit?.requestStart,
  visit?.responseStart,
);
const part = (name) => root.querySelector(`[data-${name}]`);
let sound = null;
let lastRow = clock.now().row;
let lastMinute = null;

function write(name, text) {
  const node = part(name);
  if (node && node.textContent !== text) node.textContent = text;
}

function draw() {
  const { row, left, here, next } = clock.now();
  const { state } = clock;
  write("left", state.over ? root.dataset[state.bagged ? "bagged" : "over"] ?? "" : figure(left));
  write("row", here.level ? `${root.dataset.level} ${here.level}` : root.dataset.break);
  write("stakes", here.level ? here.text : "");
  write("next", after(next));
  const pause = state.over ? null : untilBreak(state.rows, row, left);
  write("pause", pause === null ? "" : `${root.dataset.pauseIn} ${figure(pause)}`);
  write("said", spoken(left, next));
  root.classList.toggle("over", state.over);
  root.classList.toggle("stands", !state.running && !state.over);
  root.classList.toggle("soon", left < 60000 && state.running);
  announce(row, left);
}

// What comes next: the stakes of the next row; of a day that is bagged the event where it goes on.
function after(next) {
  const { over, day_after: day } = clock.state;
  if (over) return day ? `${root.dataset.goesOn} ${day.name}` : "";
  return next ? `${root.dataset.then} ${next.text}` : "";
}

// What the floor said; near the end of a level how many minutes are left; why the clock stands.
function spoken(left, next) {
  const { state } = clock;
  if (state.over) return state.said;
  if (state.together) return root.dataset.together ?? "";
  if (state.started && !state.running && !state.over) return root.dataset.paused ?? "";
  if (announced(left) && next && state.running && root.dataset.soon) {
    return `${root.dataset.soon} ${figure(left)}`;
  }
  return state.said;
}

function announce(row, left) {
  const minute = announced(left);
  if (row !== lastRow) beep(880, 0.9);
  else if (minute !== lastMinute && minute && clock.state.running) beep(660, 0.3);
  [lastRow, lastMinute] = [row, minute];
}

function beep(pitch, seconds) {
  if (!sound) return;
  const tone = sound.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + seconds);
}

async function ask() {
  try {
    const asked = performance.now();
    const answer = await fetch(root.dataset.clock, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const heard = performance.now();
    const answered = await answer.json();
    const changed = answered.seq !== clock.state.seq;
    clock.take(answered, asked, heard);
    badge("");
    write("players", `${answered.players} / ${answered.entries}`);
    write("average", written(answered.average));
    write("prizes", answered.prizes.slice(0, 3).map((prize) => written(prize)).join(" · "));
    if (part("prizes")) part("prizes").parentElement.hidden = !answered.prizes.length;
    if (changed) await refresh();
  } catch {
    badge(root.dataset.away ?? "");
  }
  setTimeout(ask, ASK_MS);
}

function badge(text) {
  const node = part("badge");
  if (!node) return;
  node.hidden = !text;
  node.textContent = text;
}

// Only the desk changes by itself, and never under a hand that is writing or choosing.
async function refresh() {
  const live = document.getElementById("live");
  if (
    !live?.querySelector(".felts") ||
    live.contains(document.activeElement) && document.activeElement.matches("input, select, textarea")
  ) return;
  // after a refusal the address is that of the act, where nothing is to be read
  const page = new DOMParser().parseFromString(await (await fetch(live.dataset.page)).text(), "text/html");
  const fresh = page.getElementById("live");
  await lifted();
  if (fresh) live.replaceChildren(...fresh.childNodes);
}

document.getElementById("sound")?.addEventListener("click", (tap) => {
  sound = sound ? null : new AudioContext();
  tap.currentTarget.setAttribute("aria-pressed", String(Boolean(sound)));
  beep(660, 0.2);
});

namesFrom(document.getElementById("names-file"));
grid(document.getElementById("grid"), document.getElementById("levels"));
draw();
setInterval(draw, 250);
setTimeout(ask, ASK_MS);
