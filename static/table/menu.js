// The menu: what is not needed in every hand. Three taps reach everything.
import { h, key } from "../shell/dom.js";
import { speakIn } from "../shell/language.js";
import { lookKeys } from "./appearance.js";
import { t } from "../shell/texts.js";

export function menuScreen(desk, close) {
  const page = JSON.parse(document.getElementById("page").textContent);
  return [
    h(
      "header",
      {},
      h("h2", {}, t("menu.title")),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h(
      "div",
      { class: "menu" },
      link("rules", t("menu.rules"), `/rules/games/${desk.doc.game || desk.table.game}`),
      link("tools", t("tools.title"), "/tools"),
      globalThis.nearby ? link("practice", t("menu.another-game"), "/practice") : ofTheRoom(desk),
      inHead("last"),
    ),
    h("div", { class: "menu" }, lookKeys(desk)),
    h(
      "div",
      { class: "menu" },
      page.languages.map(([code, name]) =>
        key(`lang-${code}`, name, {
          kind: code === document.documentElement.lang ? "plain on" : "plain",
          onclick: () => speakIn(code),
        })
      ),
    ),
  ];
}

const link = (name, label, href) =>
  h("a", { class: "key plain", "data-key": `menu-${name}`, href }, h("span", { class: "label" }, label));

// What a practice table has no use for: nobody walks the floor there, and its seats are set on the felt.
function ofTheRoom(desk) {
  return [
    key("menu-call", t("call.key"), { kind: "plain", onclick: () => desk.change({ over: "call" }) }),
    inHead("dealer"),
    link("seats", t("menu.seats"), `/tables/${desk.table.id}/seats`),
  ];
}

// Who deals here, the last hand: a phone's head has no room for their keys, so they stand here.
function inHead(id) {
  const head = document.getElementById(id);
  return head &&
    key(`menu-${id}`, head.textContent, { kind: "plain on-phone", onclick: () => head.click() });
}
