// What the pages that put things right have in common: a refusal, who signs, and a list of action lines to be
// changed.
import { split, tile } from "../shell/cards.js";
import { fill, h, key } from "../shell/dom.js";
import { grid } from "../shell/pad.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

export const page = JSON.parse(document.getElementById("page").textContent);
const refused = document.getElementById("refused");

// Runs one thing at a time; what the server refuses is said above the page.
let busy = false;
export async function run(work) {
  if (busy) return;
  busy = true;
  try {
    refused.hidden = true;
    await work();
  } catch (problem) {
    if (problem.conflict) throw problem;
    refused.textContent = problem.message;
    refused.hidden = false;
    refused.scrollIntoView({ block: "nearest" });
  } finally {
    busy = false;
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

// `list`: lines, chosen (which one is open), typed; `bad`: the one that does not fit. `changed(lines)` is
// told.
export function lineList(list, names, bad, changed, draw) {
  const open = (n) => () => {
    list.chosen = list.chosen === n ? null : n;
    list.typed = list.lines[n] || "";
    draw();
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

function editor(list, n, names, changed, draw) {
  const there = n < list.lines.length;
  const become = (count, ...lines) => () => {
    list.chosen = null;
    changed(list.lines.toSpliced(n, count, ...lines));
  };
  const [seat] = (list.lines[n] || list.typed).split(" ");
  const quick = /^\d+$/.test(seat)
    ? ["fold", "check", "call", "all-in", "muck"].map((verb) => `${seat} ${verb}`)
    : [];
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
  return h(
    "div",
    { class: "editor" },
    h("p", {}, t("putright.as")),
    input,
    cards(list, n, draw),
    h(
      "div",
      { class: "row" },
      there ? key("line-set", t("putright.in-place"), { kind: "go", onclick: typed(1) }) : null,
      key("line-insert", t(there ? "putright.insert" : "putright.add"), {
        kind: there ? "plain" : "go",
        onclick: typed(0),
      }),
      there ? key("line-out", t("putright.out"), { kind: "fold", onclick: become(1) }) : null,
    ),
    quick.length && there
      ? h(
        "div",
        { class: "row" },
        quick.filter((line) => line !== list.lines[n]).map((line) =>
          key(`line-${line.replace(" ", "-")}`, spoken(line, names), {
            kind: "preset",
            onclick: become(1, line),
          })
        ),
      )
      : null,
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
  const made = {
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
        onclick: () => changed(made[way.how](way)),
      })
    ),
  );
}

export { fill, h, key };
