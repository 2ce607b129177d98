// What the pages that put things right have in common: a refusal, who signs, and a list of action lines to be
// changed.
import "../shell/arrows.js";
import { split, tile } from "../shell/cards.js";
import { fill, h, key } from "../shell/dom.js";
import { grid } from "../shell/pad.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";
import { linePads } from "../table/linepads.js";

export const page = JSON.parse(document.getElementById("page").textContent);
const refused = document.getElementById("refused");

// Runs what is sent once: a second tap before its answer sends nothing.
let sending = false;
export async function run(work) {
  if (sending) return;
  sending = true;
  await inTurn(work);
  sending = false;
}

// Runs after all that was begun before it: a tap while the server is asked is not lost.
let turn = Promise.resolve();
export const inTurn = (work) => turn = turn.then(() => reported(work));

// What the server refuses is said above the page.
async function reported(work) {
  try {
    refused.hidden = true;
    await work();
  } catch (problem) {
    refused.textContent = problem.message;
    refused.hidden = false;
    refused.scrollIntoView({ block: "nearest" });
  }
}

// A field that is kept by its name while the page is drawn anew.
export function field(name, label, values, more = {}) {
  return h(
    "label",
    {},
    label,
    h("input", {
      name,
      value: values[name] ?? "",
      "data-field": name,
      autocomplete: "off",
      oninput: (event) => {
        values[name] = event.target.value;
      },
      ...more,
    }),
  );
}

// The name under it: of whoever signed in, else asked for.
export function signature(values, label = t("putright.your-name")) {
  values.who ??= page.who.person?.name || "";
  return page.who.person ? null : field("who", label, values, { maxlength: 80 });
}

// -- lines --------------------------------------------------------------------------------------

// `list`: lines, chosen (which one is open), typed, and `before(n)`, which asks for the hand as it stood before
// line n; `bad`: the one that does not fit. `changed(lines)` is told.
export function lineList(list, names, bad, changed, draw) {
  const open = (n) => () => {
    list.chosen = list.chosen === n ? null : n;
    list.typed = list.lines[n] || "";
    list.state = list.writes = null;
    draw();
    if (list.chosen === n) stateBefore(list, n, draw);
  };
  const row = (line, n) =>
    h(
      "li",
      { class: n === bad ? "bad" : "" },
      key(`line-${n}`, `${n + 1}. ${spoken(line, names)}`, {
        kind: "plain",
        onclick: open(n),
        small: n === bad ? t("putright.not-here") : "",
      }),
      list.chosen === n ? editor(list, n, names, changed, draw) : null,
    );
  return h(
    "ol",
    { class: "lines" },
    list.lines.map(row),
    h(
      "li",
      {},
      key("line-new", t("putright.add-at-end"), { kind: "go", onclick: open(list.lines.length) }),
      list.chosen === list.lines.length ? editor(list, list.lines.length, names, changed, draw) : null,
    ),
  );
}

// Where no hand stands before it, the line can be written.
async function stateBefore(list, n, draw) {
  const state = await list.before(n).catch(() => null);
  if (list.chosen !== n) return;
  list.state = state || { none: true };
  draw();
}

function editor(list, n, names, changed, draw) {
  const there = n < list.lines.length;
  const become = (count, ...lines) => () => {
    list.chosen = null;
    changed(list.lines.toSpliced(n, count, ...lines));
  };
  const input = h("input", {
    "data-field": "line",
    value: list.typed,
    "aria-label": t("putright.line"),
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    oninput: (event) => {
      list.typed = event.target.value;
    },
  });
  const typed = (count) => () => input.value.trim() && become(count, input.value.trim())();
  const stands = list.state && !list.state.none && !list.state.over;
  const instead = there && !list.insert;
  const choose = (insert) => () => {
    list.insert = insert;
    draw();
  };
  return h(
    "div",
    { class: "editor" },
    there
      ? h(
        "div",
        { class: "row" },
        key("line-instead", t("putright.in-place"), {
          kind: "plain",
          pressed: instead,
          onclick: choose(false),
        }),
        key("line-before", t("putright.insert"), { kind: "plain", pressed: !instead, onclick: choose(true) }),
        key("line-out", t("putright.out"), { kind: "fold", onclick: become(1) }),
      )
      : null,
    stands ? linePads({ ...list.state, names }, (lines) => become(instead ? 1 : 0, ...lines)()) : null,
    h(
      "details",
      { open: list.writes ?? Boolean(list.state?.none) },
      h("summary", {
        "data-key": "line-write",
        onclick: (event) => {
          list.writes = !event.currentTarget.parentElement.open; // it stays as it is through what is drawn anew
        },
      }, t("putright.line")),
      h("p", {}, t("putright.as")),
      input,
      stands ? null : cards(list, n, draw),
      key("line-set", t(there ? (instead ? "putright.in-place" : "putright.insert") : "putright.add"), {
        kind: "go",
        onclick: typed(instead ? 1 : 0),
      }),
    ),
  );
}

const DEALT = /^(?:deal (?:board|community|\d+)(?: (?:up|down))?|\d+ (?:show|draw \d+|discard \d+))\b/;
const CARD = /(?:Jk|\?\?|[2-9TJQKA][shdc])/;
const MOST_CARDS = 13;

// A line that names cards has the pad of the table below it; what another hand or the board has is gone from it.
function cards(list, n, draw) {
  const head = DEALT.exec(list.typed)?.[0];
  if (!head || !page.deck || list.typed.includes("/")) return null;
  const chosen = split(list.typed.slice(head.length)).filter((card) => card !== "??");
  const there = n < list.lines.length ? split(list.lines[n].replace(head, "")).length : 0;
  const room = there || MOST_CARDS;
  const seen = list.lines.filter((line, at) => at !== n && CARD.test(line) && whose(line) !== whose(head))
    .flatMap((line) => split(line));
  const toggle = (card) => {
    const cards = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    list.typed = `${head} ${cards.join("")}`.trim();
    draw();
  };
  return h(
    "div",
    { class: "by-pad" },
    h("div", { class: "slots" }, chosen.map((card) => tile(card))),
    grid({ deck_cards: page.deck, seen }, chosen, room, toggle),
  );
}

// Whose cards a line names: those of a seat may be named again when they are shown.
function whose(line) {
  const [first, second] = line.split(" ");
  return first === "deal" ? (/^\d+$/.test(second) ? second : `${second} ${line}`) : first;
}

// The ways on at a line that does not fit: each a tap.
export function wayKeys(conflict, lines, names, changed) {
  const keys = {
    instead: (way) => lines.toSpliced(conflict.at, 1, way.line),
    before: (way) => lines.toSpliced(conflict.at, 0, way.line),
    out: () => lines.toSpliced(conflict.at, 1),
    stop: () => lines.slice(0, conflict.at),
  };
  const label = {
    instead: (way) => t("putright.way-instead", { line: spoken(way.line, names) }),
    before: (way) => t("putright.way-before", { line: spoken(way.line, names) }),
    out: () => t("putright.way-out"),
    stop: () => t("putright.way-stop"),
  };
  return h(
    "div",
    { class: "row" },
    conflict.ways.map((way, n) =>
      key(`way-${n}`, label[way.how](way), {
        kind: way.how === "stop" ? "fold" : "go",
        onclick: () => changed(keys[way.how](way)),
      })
    ),
  );
}

export { fill, h, key };
