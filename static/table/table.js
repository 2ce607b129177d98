// The live table: holds the hand as the server last gave it, sends what the dealer taps, has it drawn again.
import { ask, Unsent } from "../shell/api.js";
import { begin as beginDealer, mayEnter, ofAnother, rules } from "./dealer.js";
import { untapped } from "./desk.js";
import { h } from "../shell/dom.js";
import { drawScreen, fit, typed } from "./drawing.js";
import { Engine } from "./engine.js";
import { cardDue, mustChoose } from "./gamecard.js";
import { attempt } from "./guard.js";
import { lastKey } from "./fingers.js";
import { likely } from "./local.js";
import { halfEntered } from "./half.js";
import { whyOf } from "../shell/press.js";
import { laterDo, laterSoon } from "./later.js";
import { recentLines } from "./recent.js";
import { keepAct, keptAct, mayKeep, playKept } from "./outofturn.js";
import { listenForOver } from "./oversheet.js";
import { nextKey } from "./betweenhands.js";
import { observe, shapeOf } from "../shell/seating.js";
import { choose } from "../shell/theme.js";
import { listenForCards, listenForHolds } from "./seattaps.js";
import { listenForKeys } from "./typing.js";
import { connect } from "./sync.js";
import { lastLine } from "./telling.js";
import { t } from "../shell/texts.js";
import "../shell/install.js";
import { spoken, tellOf } from "../shell/words.js";

const at = (id) => document.getElementById(id);
const page = JSON.parse(at("page").textContent);
let table = page.table;
let hand = page.hand;
let ui = fresh();
let task = null; // the newest of what asks the server beside the outbox: { by, done }
let begun = false; // what nobody could tap yet is not drawn
let soon = 0; // what is to be drawn behind the next frame
let drawnAs = at("felt").dataset.shape;

function fresh() {
  return {
    ...untapped(),
    log: false,
    over: null,
    voiding: false,
    floor: null,
    done: null,
    message: null,
  };
}

function change(patch) {
  // refused before a sheet was opened, it is nothing of the sheet's
  if (patch.over && ui.message?.kind === "refused") ui.message = null;
  Object.assign(ui, patch);
  draw();
  return true;
}

// -- sending ------------------------------------------------------------------------------------

// What is shown: the confirmed hand, and on it what was tapped since; `hand` itself is only ever the server's
// word.
let shown = hand;
let left = null; // the sheet on which the last entry was made
let board = table; // the table, with what was said of it since
const engine = new Engine(page.engine, () => sync.revive());
const sync = connect({
  engine,
  get table() {
    return table.id;
  },
  get tableDoc() {
    return table;
  },
  get hand() {
    return hand;
  },
  kept: () => ({ hand, tableDoc: table }),
  remember: (known) => {
    [hand, table] = [known.hand, known.tableDoc];
  },
  renew,
  say: (message) => change({ message }),
  back: (message) => change({ message, over: left }),
  open: (sheet) => change({ over: sheet }),
  holds: (entry) => ofAnother(desk, entry),
  draw,
  drawSoon,
  mark,
  take,
  news,
  confirm: (state) => {
    hand = state;
    drawSoon();
  },
  entered: (message, state) => {
    left = ui.over;
    const over = state ? cardOf(shown, state) : null;
    ui = { ...fresh(), log: ui.log, over, message, skip: ui.skip, done: ui.done };
  },
});

// Into the record by way of the outbox; true when it is there.
async function enter(path, body, message, ...more) {
  if (!mayEnter(desk)) return false;
  if (task) await task.done;
  return sync.enter(path, body, message, ...more);
}

// Asks the server beside the outbox, after all that was tapped before: a tap meanwhile is not lost. The same key
// again before its answer is no second wish, and what would follow it does not.
function busy(work) {
  if (task && task.by === lastKey()) return new Promise(() => {});
  const mine = { by: lastKey(), done: inTurn(task?.done, work) };
  task = mine;
  draw();
  return mine.done = mine.done.then(() => {
    if (task === mine) task = null;
    draw();
  });
}

async function inTurn(before, work) {
  await before;
  await sync.rests();
  try {
    await work();
  } catch (problem) {
    if (problem.state) {
      take(problem.state, { kind: "stale", text: t("live.quicker_task", { last: lastLine(problem.state) }) });
      return;
    }
    const words = problem instanceof Unsent ? t("live.entry_waits") : problem.message;
    change({ message: { kind: "refused", text: words + (problem.rule ? ` (${problem.rule})` : "") } });
  }
}

// The card of a game that begins; without it the hand goes on all the same.
const cardOf = (was, state) => attempt(() => cardDue(was, state));

// What comes late undoes nothing: a sheet that is not about where the hand stood stays under the finger.
const stays = () => (["menu", "link", "call", "dealer", "conflict"].includes(ui.over) ? ui.over : null);

function take(state, message) {
  const log = ui.log;
  const over = cardOf(hand, state) || stays();
  hand = state;
  ui = { ...fresh(), log, over, message, skip: ui.skip, done: ui.done };
  draw();
}

// News of another tablet. Where the same thing is still asked, what was half entered stays.
function news(state, text) {
  const same = state.hand === hand.hand &&
    ["kind", "seat", "to", "count"].every((part) => state.waiting_for[part] === hand.waiting_for[part]);
  const range = state.legal?.raise || state.legal?.bet;
  const fits = same && (!ui.amount || range && Number(ui.amount) <= range.max) &&
    ui.chosen.every((card) => !state.seen.includes(card));
  const lost = !fits &&
    (ui.amount
      ? t("live.lost_amount", { amount: Number(ui.amount) })
      : ui.chosen.length || ui.floor
      ? t("live.lost_entry")
      : "");
  const message = { kind: "notice", text: [text, lost].filter(Boolean).join(" ") };
  const over = stays();
  hand = state;
  ui = fits ? { ...ui, message } : { ...fresh(), log: ui.log, over, message, skip: ui.skip, done: ui.done };
  draw();
}

export const desk = {
  get doc() {
    return shown;
  },
  get confirmed() {
    return hand;
  },
  sync,
  awake: "",
  waits: "", // why an event lets the table wait
  get table() {
    return board;
  },
  get ui() {
    return ui;
  },
  get names() {
    return shown.names;
  },
  get parts() {
    return shown.parts || [];
  },
  get status() {
    return shown.status;
  },
  get mark() {
    return `${shown.number} ${shown.street} ${shown.waiting_for.text}`;
  },
  change,
  engine,
  recent: () => attempt(() => recentLines(shown.undoable, shown.names)),
  act: (
    line,
    more,
    text = [attempt(() => spoken(line, shown.names, shown.waiting_for.kind)), more].filter(Boolean).join(
      ": ",
    ),
  ) => enter(`/hands/${shown.hand}/actions`, { seq: shown.seq, line }, { kind: "done", text }),
  actAll: (lines, text) =>
    enter(`/hands/${shown.hand}/actions`, { seq: shown.seq, lines }, { kind: "done", text }),
  next: startNext,
  turn: { keepAct, kept: keptAct, mayKeep },
  renew,
  // why a dealer does not say what is played for here, or sell chips: at an event's table the event does
  get bound() {
    return table.event && !rules() ? t("nexthand.of-event") : "";
  },
  take,
  busy,
  enter,
  tableNow: sync.tableNow,
  advise: (happened, seq) =>
    busy(async () => {
      const advice = await ask(`/hands/${hand.hand}/advise`, { happened, seq: seq ?? hand.seq });
      change({
        floor: { ...ui.floor, advised: { ...advice, happened, kind: happened.kind } },
        message: null,
      });
    }),
  changeTo: (entry, line, message) => laterDo("changeTo", desk, entry, line, message),
  makeVoid,
  after: () => [
    h(
      "a",
      { class: "key plain", href: `/tables/${table.id}/seats`, "data-key": "seats" },
      h("span", { class: "label" }, t("menu.seats")),
    ),
    nextKey(desk),
  ],
};

function renew(answer) {
  table = answer;
  draw();
}

async function startNext(stated = {}) {
  if (!stated.game && await mustChoose(desk, stated)) return false;
  return enter(`/tables/${table.id}/hands`, stated, null);
}

function makeVoid() {
  ui.log = false;
  enter(`/hands/${shown.hand}/void`, { seq: shown.seq }, {
    kind: "done",
    text: t("table.voided", { number: shown.number }),
  });
}

// Said from the tap on, until there is nothing more to wait for.
function mark() {
  document.body.classList.toggle("judging", sync.judging);
  document.body.classList.toggle("sending", Boolean(task || soon) || sync.busy);
}

// -- drawing ------------------------------------------------------------------------------------

function draw() {
  if (!begun) return;
  soon = 0;
  stand();
  attempt(() => tellOf(shown));
  if (!shown.round) attempt(() => Object.assign(ui, halfEntered(shown, ui, untapped())));
  drawScreen(desk);
  if (!task && !ui.over) queueMicrotask(() => attempt(() => playKept(desk)));
}

// The server has said what is shown already: once for all that it says, and not before a finger sees its tap.
function drawSoon() {
  if (!begun) return;
  soon ||= document.hidden ? setTimeout(draw) : requestAnimationFrame(() => setTimeout(() => soon && draw()));
  stand();
}

function stand() {
  ({ state: shown, table: board } = attempt(sync.here, () => ({ state: hand, table })));
  Object.assign(document.body.dataset, {
    seq: hand.seq,
    hand: hand.hand,
    unsent: sync.outbox.entries.length,
    engine: engine.ready ? "stands" : engine.failed ? "away" : "",
  });
  mark();
}

// -- fingers and keyboards ----------------------------------------------------------------------

listenForKeys(desk, typed);

listenForOver(desk);
listenForCards(at("felt"), desk);
listenForHolds(at("felt"), desk);
// a tap on a key that is closed without a word; it has no click
at("keys").addEventListener("pointerdown", ({ target }) => {
  const text = whyOf(target.closest(".key"));
  if (text) change({ message: { kind: "notice", text } });
});
at("menu").addEventListener("click", () => change({ over: "menu" }));
at("card").addEventListener("click", () => change({ over: "card" }));
at("last").addEventListener("click", () => change({ over: "last" }));

at("link").addEventListener("click", () => change({ over: sync.outbox.stopped ? "conflict" : "link" }));

beginDealer(desk);
engine.first = () => likely(shown);
engine.startSoon();
laterSoon(desk);
await sync.begin().catch(console.error);
if (!sync.outbox.entries.length) ui.over ||= cardOf(null, hand);
begun = true;
draw();
if (globalThis.$begun(hand.hand === page.hand.hand && shown.seq === page.hand.seq)) {
  change({ message: { kind: "notice", text: t("live.lost_entry") } });
}
observe(at("felt"), () => { // a tablet that is turned has its size a moment later
  draw();
  fit();
  // the list of awards takes room from the felt that it has again when the page opens
  if (!shown.over) tellShape(shapeOf(at("felt")));
});

// The server draws the first frame in the shape that this tablet had last (web/table/placing.py).
function tellShape(shape) {
  if (!drawnAs || !shape || shape === drawnAs) return; // a practice table has no server
  drawnAs = shape;
  choose("shape", shape.replace(" ", "-"));
}
