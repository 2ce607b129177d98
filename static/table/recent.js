// What was entered last, a few lines beside the keys.
import { h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

export function recentLines(undoable, names, most = 6) {
  const lines = undoable.slice(-most).map((entry) => h("li", {}, spoken(entry.line, names)));
  return h("ol", { class: "recent", "aria-label": t("log.recent") }, lines.toReversed());
}
