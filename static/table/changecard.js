// A card that was entered wrongly: tapped on the felt, the right one tapped on the pad. The entry that named
// it is repaired; everything that came after it stays.
import { cardWords, face, suitClass, tile } from "../shell/cards.js";
import { h, key } from "../shell/dom.js";
import { grid, typedCard } from "../shell/pad.js";
import { press } from "../shell/press.js";
import { t } from "../shell/texts.js";

// The cards that lie beside it: those are where the tap may have been meant.
function neighbours(doc, card) {
  const rows = [
    [...doc.board, doc.community],
    ...doc.runouts,
    ...doc.seats.map((row) => [...row.down, ...row.up]),
  ];
  return (rows.find((cards) => cards.includes(card)) || []).filter((one) => one && one !== "??");
}

export function swapScreen(desk) {
  const { doc, ui: { swap: card } } = desk;
  const entry = doc.undoable.find((one) => one.seq === doc.named_by?.[card]);
  const put = (now) =>
    entry && now !== card &&
    desk.changeTo(
      entry,
      entry.line.replace(card, now),
      t("pad.replaced", { now: cardWords(now), was: cardWords(card) }),
    );
  const keep = key("keep", t("pad.keep"), { kind: "plain", onclick: () => desk.change({ swap: null }) });
  const beside = h(
    "div",
    { class: "slots which", role: "group", "aria-label": t("pad.which") },
    neighbours(doc, card).map((one) => (one === card ? wrongTile(one) : slot(desk, one))),
  );
  return {
    title: entry ? t("pad.replace", { card: cardWords(card) }) : t("pad.not_here", { card: cardWords(card) }),
    tools: [beside, h("div", { class: "commit" }, keep)],
    keys: entry ? [grid(doc, [], 1, put)] : [],
    typed: (
      letter,
    ) => (letter === "Backspace" ? press("keep") : entry && typedCard(desk, letter, put, () => false)),
  };
}

function wrongTile(card) {
  const node = tile(card);
  node.classList.add("wrong");
  return node;
}

function slot(desk, card) {
  return h("button", {
    type: "button",
    class: `card ${suitClass(card)} slot`,
    "data-key": `swap-${card}`,
    "aria-label": t("pad.this_one", { card: cardWords(card) }),
    onclick: () => desk.change({ swap: card }),
  }, face(card));
}
