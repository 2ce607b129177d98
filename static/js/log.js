// The log of the hand: every action in force, the newest on top, each with the way back to before it.
import { fill, h, key } from "./dom.js";
import { spoken } from "./words.js";

export function recentLines(undoable, names, most = 6) {
  const lines = undoable.slice(-most).map((entry) => h("li", {}, spoken(entry.line, names)));
  return h("ol", { class: "recent", "aria-label": "last actions" }, lines.toReversed());
}

export function drawLog(root, desk, hand, { close, undoTo, makeVoid }) {
  const lines = hand.undoable.map((entry) => h("li", {}, h("span", {}, spoken(entry.line, desk.names)),
    key(`to-${entry.seq}`, "Back to before this", { kind: "plain", onclick: () => undoTo(entry) })));
  fill(root,
    h("header", {}, h("h2", {}, `Hand ${hand.number}: log`), key("close-log", "Close", { kind: "plain", onclick: close })),
    lines.length ? h("ol", { class: "log" }, lines.toReversed()) : h("p", {}, "Nothing was done yet."),
    hand.redoable.length ? h("p", {}, "Taken back: ", hand.redoable.map((line) => spoken(line, desk.names)).join("; "), ".") : null,
    hand.status === "void" ? null : voiding(hand, desk.ui, desk.change, makeVoid));
}

// Making a hand void leaves the hand, so it is asked once, by name.
function voiding(hand, ui, change, makeVoid) {
  if (!ui.voiding) {
    return h("footer", {}, key("void", "Misdeal…", { kind: "plain", onclick: () => change({ voiding: true }) }));
  }
  return h("footer", {}, h("p", {}, `Hand ${hand.number} becomes void and every chip goes back to where it was.`),
    key("keep", "Keep the hand", { kind: "plain", onclick: () => change({ voiding: false }) }),
    key("void-now", `Make hand ${hand.number} void`, { kind: "fold", onclick: makeVoid }));
}
