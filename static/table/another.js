// What waits here was tapped by another than who is signed in: the one enters the PIN, or the other answers for it.
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { dealing } from "./dealer.js";

export function anotherSheet(desk, close) {
  const { outbox } = desk.sync;
  const [{ by } = {}] = outbox.entries;
  const name = dealing();
  return [
    h(
      "header",
      {},
      h("h2", {}, t("live.refused_title")),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h("p", { class: "sheet-say refused", role: "alert" }, t("dealer.another", { name: by })),
    h("ol", { class: "unsent" }, outbox.entries.map(({ words }) => h("li", {}, words))),
    h(
      "div",
      { class: "sheet-foot" },
      key("take-over", t("dealer.take-over", { name }), {
        kind: "go",
        onclick: () => {
          outbox.entries.forEach((entry) => entry.by = "");
          close();
          outbox.send();
        },
      }),
      key("other-pin", t("dealer.expected", { name: by }), {
        kind: "plain",
        onclick: () => desk.change({ over: "dealer" }),
      }),
    ),
  ];
}
