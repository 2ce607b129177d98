// Asked once where undo goes over a street or over another tablet's entry.
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { repaired, spoken, street } from "../shell/words.js";
import { back } from "./undo.js";

const whose = (one) => one.who || t("log.other-tablet");

// The sheet names what is gone over and how much goes; one tap does it.
export function backSheet(desk, close) {
  const { going } = desk.ui;
  const { taken, over, others, repair } = going;
  const n = taken.length;
  const says = [
    over.length
      ? t("back.over", { streets: over.map(street).join(t("back.and")), n })
      : t("back.entries", { n }),
    others.length
      ? t(others.length < n ? "back.others" : "back.theirs", {
        n: others.length,
        who: whose(repair ? desk.doc.undo : others[0]),
      })
      : "",
  ];
  return [
    h(
      "header",
      {},
      h(
        "h2",
        {},
        repair
          ? t("back.repair", { what: repaired(repair, desk.names) })
          : t("back.before", { line: spoken(taken[0].line, desk.names) }),
      ),
    ),
    h("p", { class: "ask" }, says.filter(Boolean).join(" ")),
    h(
      "div",
      { class: "choose" },
      key("stay", t("back.stay"), { kind: "plain", onclick: close }),
      key("go-back", t("back.go"), {
        kind: "undo",
        small: t("back.redo-brings"),
        onclick: () => back(desk, going),
      }),
    ),
  ];
}
