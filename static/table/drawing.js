// Draws the table's screen from what `desk` knows: shell, felt, prompt and keys, each apart from the others, and only
// where something of what it is drawn from has changed.
import { fill, h, refill, write } from "../shell/dom.js";
import { drawFelt, hidesPot } from "../shell/felt.js";
import { roomOf } from "../shell/seating.js";
import { t } from "../shell/texts.js";
import { drawBadge, waitScreen } from "./connection.js";
import { drawCorner } from "./corner.js";
import { asked, promptOf, screen } from "./desk.js";
import { foreseeSoon } from "./foresight.js";
import { title } from "./gamecard.js";
import { attempt, part } from "./guard.js";
import { drawLater, laterScreen } from "./later.js";
import { keptAct } from "./outofturn.js";
import { drawOver } from "./oversheet.js";
import { drawProcedure } from "./procedure.js";
import { actTo } from "./quickactions.js";
import { say } from "./sayline.js";
import { openSeat } from "./seattaps.js";
import { holdingTag } from "./showdown.js";
import { lineEntry } from "./steps.js";
import { changed, drawAgain, seen } from "./unchanged.js";

const TWO_LINES = 44; // letters of a prompt that two lines hold beside cards or a sum
const at = (id) => document.getElementById(id);

let listens = null; // to letters: what is asked
let keys = null; // the screen of what is asked, as it was drawn last
let plain = false; // nothing but keys and words stands there
let unfitted = false; // the prompt is new, and may be too long
let print = ""; // of all that keys and felt are drawn from

// A letter that was typed.
export const typed = (letter) => listens?.(letter);

// The shell comes first and apart from the rest: badge, Undo, Log and Floor work whatever else cannot be
// drawn.
export function drawScreen(desk) {
  const { doc, ui, sync } = desk;
  print = attempt(() => JSON.stringify(all(desk)), Symbol);
  document.body.classList.toggle("unconfirmed", Boolean(doc.predicted) && sync.late());
  part(at("corner"), () => drawCorner(desk, at("corner")));
  attempt(() => drawBadge(at("link"), sync));
  attempt(() => title(at("where"), doc));
  const now = attempt(() => asked(doc, ui, desk.mark), () => doc.waiting_for);
  document.body.dataset.kind = doc.over ? "over" : now.kind;
  const parts = attempt(() => entry(desk, now));
  part(at("say"), () => say(desk, at("say"), at("heard")));
  part(at("procedure"), () => drawProcedure(desk, at("procedure")));
  part(at("felt"), () => felt(desk, now, parts));
  part(at("log"), () => log(desk));
  attempt(() => drawOver(desk));
  if (unfitted) attempt(fit); // last, or all is laid out twice
  attempt(() => foreseeSoon(desk));
}

// The prompt and its keys; where they cannot be drawn, the action can still be typed as the log writes it.
function entry(desk, now) {
  const { doc, ui, engine, sync } = desk;
  if (doc.over || doc.round || ui.floor || ui.swap) drawAgain(); // screens with a memory of their own
  else if (asBefore("keys", () => [print, engine.ready, engine.coming, sync.reach])) return keys;
  return keys = entryKeys(desk, now);
}

// Is all that a part is drawn from as it was? Where that cannot be told, it is drawn.
const asBefore = (name, of) => attempt(() => !changed(name, of()));

function entryKeys(desk, now) {
  const { doc, ui, sync } = desk;
  const soon = doc.round && !sync.late(); // the keys stay as they are: the answer is there in a moment
  const nodes = soon ? null : attempt(
    () => (doc.round ? waitScreen(desk) : ui.floor ? laterScreen("floor", desk) : screen(desk, now)),
    () => (doc.over ? justNext(desk) : lineEntry(desk, now)),
  );
  listens = nodes?.typed || null;
  if (!nodes) return null;
  const words = attempt(() => nodes.title || chosenPrompt(desk, now), () => doc.prompt);
  write(at("prompt"), words);
  const put = plain && nodes.plain ? refill : fill;
  plain = nodes.plain;
  put(at("tools"), nodes.tools);
  put(at("keys"), nodes.keys);
  unfitted = true;
  return nodes;
}

// Without the list of what is pushed the next hand is dealt all the same.
const justNext = (desk) => ({
  tools: [h("div", { class: "commit" }, desk.after())],
  keys: [h("p", { class: "broken", role: "alert" }, t("table.broken"))],
});

// Smaller only where it is cut beside cards, a sum or awards: to look is a layout, and most prompts are short.
export function fit() {
  const prompt = at("prompt");
  unfitted = false;
  prompt.classList.remove("long");
  const beside = document.querySelector(
    prompt.textContent.length > TWO_LINES ? "#panel :is(.slots, .awards, .sum)" : "#panel .awards",
  );
  if (beside && prompt.scrollHeight > prompt.clientHeight + 1) prompt.classList.add("long");
}

function all({ doc, ui, table }) {
  const { message: _message, log: _log, over: _over, ...chosen } = ui;
  const acts = doc.seats.map((row) => keptAct(doc, row.seat));
  return [seen(doc), chosen, table, { ...document.documentElement.dataset }, acts];
}

function felt(desk, now, parts) {
  const { doc, ui } = desk;
  const { width, height } = roomOf(at("felt"));
  if (asBefore("felt", () => [print, width, height])) return;
  const shows = !doc.over && now.kind === "show" ? doc.shows || [] : [];
  drawFelt(at("felt"), doc, {
    names: doc.names,
    quiet: hidesPot(doc),
    asks: (now.was ?? now).kind,
    taken: desk.table.seats,
    pick: parts?.pick?.seats || shows,
    chosen: shows.length ? ui.seat ?? now.seat : null,
    made: (row) => holdingTag(doc, row),
    kept: (seat) => keptAct(doc, seat),
    ontap: ui.floor || ui.swap ? null : (seat) => actTo(desk, seat) || openSeat(desk, seat),
    onseat: parts?.pick?.onseat || ((seat) => desk.change({ seat, chosen: [] })),
  });
}

function log(desk) {
  const { ui, change, makeVoid } = desk;
  const listens = at("log").contains(document.activeElement);
  at("log").hidden = !ui.log;
  if (listens && !ui.log) document.querySelector("[data-key=log]").focus();
  if (ui.log) {
    drawLater("log", desk, at("log"), {
      close: () => change({ log: false, voiding: false, audit: null }),
      makeVoid,
    });
  }
}

function chosenPrompt({ doc, ui }, now) {
  if (now.kind === "show" && ui.seat && ui.seat !== now.seat) return t("table.show", { seat: ui.seat });
  return promptOf(doc, now);
}
