// The review of a hand: the table at every step, stepped through by keys, slider, log, or played; the address
// keeps the step.
import { fill, h, write, writeMoney } from "../shell/dom.js";
import { beginBranch, drawBranches } from "./branches.js";
import { drawRing } from "./ring.js";
import { equityAt, knownAt, listen } from "./insight.js";
import { drawAudit } from "./audit.js";
import { drawHand, drawNow } from "./record.js";
import { drawHandGraphs } from "./graphs.js";
import { drawRemarks } from "./remarks.js";
import { t } from "../shell/texts.js";
import { street, tellOf } from "../shell/words.js";

const PACE_MS = 1600;
const EVERY_MS = 2000; // an open hand is asked for again
const page = JSON.parse(document.getElementById("page").textContent);
const at = (id) => document.getElementById(id);
const key = (name) => document.querySelector(`[data-key="${name}"]`);
const draws = {
  hand: drawHand,
  audit: drawAudit,
  graphs: drawHandGraphs,
  remarks: drawRemarks,
  branches: drawBranches,
};

let tag = "";
let timer = null;
const waiting = []; // what was tapped before the hand was here
const desk = {
  page,
  review: null, // the review as the server tells it
  step: 0,
  tab: "hand",
  go,
  goTo: (seq) => go(stepOf(seq)),
  stepOf,
  take: (remarks) => {
    desk.review.remarks = remarks;
    tag = ""; // what is kept of the answer is older
    draw();
  },
  show: (tab) =>
    whenHere(() => {
      if (tab !== desk.tab) at("panel").scrollTop = 0;
      desk.tab = tab;
      draw();
    }),
  redraw: () => draw(),
  branch: () => beginBranch(desk),
};

const whenHere = (work) => desk.review ? work() : waiting.push(work);

// -- where we are -------------------------------------------------------------------------------

const last = () => desk.review.steps.length - 1;

// The step right after entry `seq`, or after the one before it that is in force.
function stepOf(seq) {
  return Math.max(0, desk.review.steps.findLastIndex((step) => step.seq <= seq));
}

function go(step) {
  desk.step = Math.min(Math.max(step, 0), last());
  if (desk.step === last()) stop();
  history.replaceState(null, "", `#${desk.review.steps[desk.step].seq}`);
  draw();
}

function fromAddress() {
  const place = /^#(\d+)$/.exec(location.hash);
  return place ? stepOf(Number(place[1])) : last();
}

// -- playing ------------------------------------------------------------------------------------

function stop() {
  clearInterval(timer);
  timer = null;
}

function play() {
  if (timer) {
    stop();
    return draw();
  }
  timer = setInterval(() => go(desk.step + 1), PACE_MS / Number(at("speed").value));
  go(desk.step === last() ? 0 : desk.step);
}

// -- drawing ------------------------------------------------------------------------------------

function draw() {
  const { review } = desk;
  const step = review.steps[desk.step];
  document.body.dataset.step = step.seq;
  write(at("state"), stateWords(review, step));
  at("felt-was").hidden = !review.entered; // before either is drawn: two share the width
  drawRing(at("felt"), step.felt, { names: review.names, known: knownAt(desk), equity: equityAt(desk) });
  drawEntered(review, step);
  drawMarks();
  const slider = at("slider");
  slider.max = last();
  slider.value = desk.step;
  slider.setAttribute(
    "aria-valuetext",
    t("replay.at-step", { seq: String(step.seq), step: desk.step, steps: last() }),
  );
  for (const name of ["first", "less"]) key(name).disabled = desk.step === 0;
  for (const name of ["last", "more"]) key(name).disabled = desk.step === last();
  write(
    key("play").firstElementChild,
    t(timer ? "replay.pause" : desk.step === last() ? "replay.play-again" : "replay.play"),
  );
  drawNow(at("now"), desk);
  const open = review.remarks.filter((one) => !one.done).length;
  if (at("tab-remarks")) {
    write(at("tab-remarks"), open ? t("replay.tab-open", { n: open }) : t("replay.tab-remarks"));
  }
  for (const tab of document.querySelectorAll("[data-tab]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === desk.tab));
    tab.tabIndex = tab.dataset.tab === desk.tab ? 0 : -1;
  }
  at("panel").setAttribute("aria-labelledby", `tab-${desk.tab}`);
  draws[desk.tab](at("panel"), desk);
}

// What was entered, beside the result that counts: the newest of its steps that is not after this one.
function drawEntered(review, step) {
  const root = at("felt-was");
  if (!review.entered) return;
  const n = desk.step === last()
    ? review.entered.length - 1
    : review.entered.findLastIndex((one) => one.seq <= step.seq);
  const [here, there] = review.branch ? ["is-branch", "as-counts"] : ["as-counts", "as-entered"];
  drawRing(root, review.entered[n].felt, { names: review.names, title: t(`replay.${there}`) });
  at("felt").dataset.title = t(`replay.${here}`);
}

function stateWords(review, step) {
  const where = step.status === "void"
    ? t("replay.is-void")
    : step.felt.over
    ? t("replay.is-over")
    : street(step.felt.street);
  const live = review.status === "open" ? t("replay.live") : "";
  return [
    review.branch && t("replay.is-branch"),
    `${step.felt.game_name}, ${t(`betting.${review.betting}`)}`,
    where,
    t("replay.step", { step: desk.step, steps: last() }),
    live,
    review.refused,
  ].filter(Boolean).join(" · ");
}

// The streets in a row, each as wide as it has entries.
function drawMarks() {
  const streets = [];
  desk.review.steps.forEach((step, n) => {
    const name = step.felt.over ? "over" : step.felt.street;
    if (streets.at(-1)?.name === name) streets.at(-1).count += 1;
    else streets.push({ name, first: n, count: 1 });
  });
  fill(
    at("marks"),
    streets.map((one) => {
      const here = desk.step >= one.first && desk.step < one.first + one.count;
      const button = h("button", {
        type: "button",
        "data-key": `street-${one.first}`,
        "aria-current": here ? "step" : null,
        onclick: () => go(one.first),
      }, one.name === "over" ? t("replay.end") : street(one.name));
      button.style.flexGrow = one.count;
      return button;
    }),
  );
}

// -- what is touched ----------------------------------------------------------------------------

const moves = {
  first: () => go(0),
  less: () => go(desk.step - 1),
  play,
  more: () => go(desk.step + 1),
  last: () => go(last()),
};
for (const [name, move] of Object.entries(moves)) {
  key(name).addEventListener("click", () =>
    whenHere(() => {
      if (name !== "play") stop();
      move();
    }));
}
at("slider").addEventListener("input", () =>
  whenHere(() => {
    stop();
    go(Number(at("slider").value));
  }));
at("speed").addEventListener("change", () => {
  if (timer) {
    stop();
    play();
  }
});
at("tabs").addEventListener(
  "click",
  (event) => event.target.dataset.tab && desk.show(event.target.dataset.tab),
);
at("tabs").addEventListener("keydown", (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const names = Object.keys(draws).filter((name) => at(`tab-${name}`));
  desk.show(names[(names.indexOf(desk.tab) + way + names.length) % names.length]);
  at(`tab-${desk.tab}`).focus();
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (
    !desk.review || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ||
    event.target.matches("input, textarea, select")
  ) return;
  if (event.key === " " && event.target.matches("button, a, summary")) return;
  const direction = { n: "found-after", p: "found-before" }[event.key.toLowerCase()];
  if (direction) return key(direction)?.click();
  const move = { ArrowRight: "more", ArrowLeft: "less", Home: "first", End: "last", " ": "play" }[event.key];
  if (!move) return;
  if (move !== "play") stop();
  moves[move]();
  event.preventDefault();
});
addEventListener("hashchange", () => {
  stop();
  if (desk.review) go(fromAddress());
});
addEventListener("resize", () => desk.review && draw());

// -- the record, and what is new in it ----------------------------------------------------------

const DAMAGED = 422; // what was written does not add up, and will not in two seconds

async function load() {
  let status = 0;
  try {
    const response = await fetch(page.steps, {
      cache: "no-store",
      headers: tag ? { "If-None-Match": tag } : {},
    });
    status = response.status;
    if (status === 200) take(await response.json(), response.headers.get("ETag") || "");
    else if (status !== 304) write(at("state"), (await response.json()).error.message);
  } catch {
    if (!desk.review) write(at("state"), t("replay.silent"));
  }
  if (status === DAMAGED) return nothingToPlay();
  if (!desk.review || desk.review.status === "open" && !desk.review.branch) setTimeout(load, EVERY_MS);
}

// What does not add up stands alone: no key is there that moves nothing.
function nothingToPlay() {
  stop();
  at("state").className = "refusal";
  for (const part of document.querySelectorAll(".player, .felts, #marks, #now, #tabs, #panel")) {
    part.hidden = true;
  }
}

function take(review, fresh) {
  const first = desk.review === null;
  const atEnd = !first && desk.step === last();
  const seq = first ? 0 : desk.review.steps[desk.step].seq;
  desk.review = review;
  tellOf(review.steps[0].felt);
  if (review.source) writeMoney(review.source);
  listen(desk, tag !== fresh);
  tag = fresh;
  link("before", review.before);
  link("after", review.after);
  desk.step = first ? fromAddress() : atEnd ? last() : stepOf(seq);
  if (!first && atEnd) history.replaceState(null, "", `#${review.steps[desk.step].seq}`);
  draw();
  for (const work of waiting.splice(0)) work();
}

function link(id, hand) {
  at(id).hidden = !hand;
  if (hand) at(id).href = page.review.replace(/0$/, hand);
}

load();
