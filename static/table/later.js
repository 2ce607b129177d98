// What table-later.js brings, a script of its own that follows the first paint: sheets, the floor's panel, the
// log. The service worker keeps it.
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const SHEETS = [
  "another",
  "back",
  "call",
  "card",
  "choose",
  "conflict",
  "last",
  "link",
  "menu",
  "mix",
  "nexthand",
  "repair",
  "seat",
];
let screens = null;
let asked = null;
let waits = null; // what was tapped meanwhile, and the entry that was the newest then

export const isLater = (name) => SHEETS.includes(name);

// When the page has been painted.
export function laterSoon(desk) {
  requestAnimationFrame(() => setTimeout(() => fetchLater(desk), 100));
}

export function laterSheet(name, desk, close) {
  if (screens) return screens[name](desk, close);
  fetchLater(desk);
  return [
    h(
      "header",
      {},
      h("h2", {}, t(asked ? "between.asking" : "live.state_away")),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
  ];
}

// The screen of a step: title, tools, keys.
export function laterScreen(name, desk) {
  if (screens) return screens[name](desk);
  fetchLater(desk);
  return { title: t("between.asking"), tools: [], keys: [] };
}

// What is done with one tap on the felt, and needs a sheet only where something does not fit. Tapped before the
// script is there, it is done when it comes.
export function laterDo(name, desk, ...wish) {
  if (screens) return screens[name](desk, ...wish);
  fetchLater(desk);
  waits = { name, wish, seq: desk.doc.seq };
  return desk.change({ message: { kind: "notice", text: t("between.asking") } });
}

export function drawLater(name, desk, root, ways) {
  if (screens) return screens[name](root, desk, desk.doc, ways);
  fetchLater(desk);
  return fill(root, h("p", {}, t("between.asking")));
}

function fetchLater(desk) {
  if (asked) return;
  const { later } = JSON.parse(document.getElementById("page").textContent);
  asked = Object.assign(document.createElement("script"), { type: "module", src: later });
  document.addEventListener("later", ({ detail }) => {
    screens = detail;
    detail.begin(desk);
    desk.change({});
    if (waits?.seq === desk.doc.seq) detail[waits.name](desk, ...waits.wish);
    waits = null;
  }, { once: true });
  asked.addEventListener("error", () => {
    asked = null; // asked for again when something of it is opened
    if (waits || isLater(desk.ui.over) || desk.ui.floor || desk.ui.log) {
      desk.change({
        over: null,
        floor: null,
        log: false,
        message: { kind: "refused", text: t("live.entry_waits") },
      });
    }
    waits = null;
  });
  document.head.append(asked);
}
