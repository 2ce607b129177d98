// The sheets of table-later.js, fetched when the first of them is opened; the service worker keeps them.
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const LATER = ["choose", "mix", "nexthand", "seat"];
let sheets = null;
let asked = null;

export const isLater = (name) => LATER.includes(name);

export function laterSheet(name, desk, close) {
  if (sheets) return sheets[name](desk, close);
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

function fetchLater(desk) {
  if (asked) return;
  const { later } = JSON.parse(document.getElementById("page").textContent);
  asked = Object.assign(document.createElement("script"), { type: "module", src: later });
  document.addEventListener("sheets", ({ detail }) => {
    sheets = detail;
    desk.change({});
  }, { once: true });
  asked.addEventListener("error", () => {
    asked = null; // asked for again when a sheet is opened again
    desk.change({ over: null, said: { kind: "refused", text: t("live.entry_waits") } });
  });
  document.head.append(asked);
}
