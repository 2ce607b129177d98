// The demo: the same screen as the live table, for looking only, one recorded action at a time.
import { asked, promptOf, screen } from "./desk.js";
import { fill, h, key, write } from "../shell/dom.js";
import { drawFelt } from "../shell/felt.js";
import { recentLines } from "./recent.js";
import { t } from "../shell/texts.js";
import { spoken, street } from "../shell/words.js";

const PACE_MS = 2200;
const at = (id) => document.getElementById(id);
let record = null;
let step = 0;
let timer = null;

const ui = { amount: "", chosen: [], dice: [], again: false, rank: "", seat: null, skip: null, late: false };
const done = () => record.steps.slice(1, step + 1).map((one) => ({ line: one.line }));
const desk = {
  get doc() {
    return { ...record.steps[step].view, undoable: done(), redoable: [], status: "open" };
  }, // as the record would tell it
  ui,
  get names() {
    return record.names;
  },
  parts: [],
  status: "open",
  mark: "",
  change: () => false,
  act: () => {},
  recent: () => recentLines(done(), record.names),
  after: () => [],
  next: () => {},
};

function go(to) {
  step = Math.min(Math.max(to, 0), record.steps.length - 1);
  if (step === record.steps.length - 1) stop();
  draw();
}

function stop() {
  clearInterval(timer);
  timer = null;
}

function play() {
  if (timer) {
    stop();
  } else {
    if (step === record.steps.length - 1) step = 0;
    timer = setInterval(() => go(step + 1), PACE_MS);
  }
  draw();
}

// What comes next is shown as the dealer would enter it: the cards of the record already chosen on the pad.
function preview(doc) {
  const next = record.steps[step + 1]?.line || "";
  const cards = next.match(/(?:[2-9TJQKA][shdc])+$/);
  const skips = doc.waiting_for.kind === "deal" && !next.startsWith("deal");
  ui.skip = skips ? "" : null;
  ui.chosen = cards ? cards[0].match(/../g).filter((card) => !doc.seen.includes(card)) : [];
  const amount = / (?:bet|raise) (\d+)$/.exec(next);
  ui.amount = amount ? amount[1] : "";
  return next;
}

function draw() {
  const doc = desk.doc;
  const next = preview(doc);
  const now = asked(doc, ui, desk.mark);
  const parts = screen(desk, now);
  const last = step === record.steps.length - 1;
  document.body.dataset.kind = doc.over ? "over" : now.kind;
  document.body.dataset.step = String(step);
  write(
    at("where"),
    t("demo.where", {
      step: step + 1,
      steps: record.steps.length,
      game: doc.game_name,
      betting: t(`betting.${doc.betting}`),
      street: doc.over ? t("table.over") : street(doc.street),
    }),
  );
  write(at("prompt"), promptOf(doc, now));
  fill(at("tools"), parts.tools);
  fill(at("keys"), parts.keys);
  for (const part of [at("tools"), at("keys")]) part.inert = !doc.over;
  mark(next);
  const line = record.steps[step].line;
  at("say").className = "done";
  write(
    at("say"),
    [
      line ? t("demo.done", { text: spoken(line, record.names) }) : t("demo.begins"),
      next && t("demo.upcoming", { text: spoken(next, record.names) }),
    ].filter(Boolean).join(" "),
  );
  fill(
    at("corner"),
    key("demo-next", t(last ? "demo.end" : "demo.forward"), {
      kind: "go",
      onclick: () => go(step + 1),
      disabled: last,
    }),
    key("demo-back", t("demo.back"), { kind: "plain", onclick: () => go(step - 1), disabled: step === 0 }),
    key("demo-play", t(timer ? "demo.pause" : last ? "demo.again" : "demo.play"), {
      kind: "plain",
      onclick: play,
    }),
  );
  drawFelt(at("felt"), doc, {
    names: record.names,
    asks: now.kind,
    taken: [],
    pick: [],
    chosen: now.kind === "show" ? now.seat : null,
    onseat: () => {},
  });
}

// The key that the dealer would tap now.
function mark(next) {
  const verb = next.split(" ")[1];
  const id = { raise: "wager", bet: "wager", complete: "complete", show: "enter", board: "enter" }[verb] ||
    verb;
  for (const one of document.querySelectorAll("#keys .key, #tools .key")) {
    one.classList.toggle("tapped", one.dataset.key === id);
  }
}

document.addEventListener("keydown", (event) => {
  if (!record || event.target.matches("button, a, input")) return;
  if (event.key === "ArrowRight" || event.key === "Enter" || event.key === " ") go(step + 1);
  else if (event.key === "ArrowLeft") go(step - 1);
  else return;
  event.preventDefault();
});

addEventListener("resize", () => record && draw());
const steps = document.querySelector("script[data-steps]").dataset.steps;
fetch(steps).then((response) => response.json()).then((answered) => {
  record = answered;
  draw();
}).catch(() => {
  fill(at("keys"), h("p", {}, t("demo.missing")));
});
