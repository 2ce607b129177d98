// A hand at one moment as a list: what lies in the middle, then seat by seat; on a phone it reads better than
// an oval.
import { tile } from "../shell/cards.js";
import { amount, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { lastDid } from "../shell/words.js";

export function middleOf(doc) {
  const boards = [...(doc.runouts || []), doc.board].filter((board) => board.length);
  return h(
    "section",
    { class: "middle", "aria-label": t("moment.middle") },
    boards.map((board) => h("div", { class: "board" }, board.map((card) => tile(card, "small")))),
    h(
      "p",
      {},
      doc.pots.length > 1
        ? doc.pots.map((pot, n) =>
          h(
            "span",
            {},
            `${t(n ? "moment.side" : "moment.main")} `,
            h("b", {}, amount(pot.amount)),
            ` (${t("moment.seats", { seats: pot.seats.join(", ") })}) `,
          )
        )
        : [`${t("moment.pot")} `, h("b", {}, amount(doc.pot))],
    ),
    h("p", { class: "asks" }, doc.prompt),
  );
}

export function tableNow(doc) {
  return h(
    "table",
    { class: "now" },
    h("caption", {}, t("moment.table")),
    h(
      "tbody",
      {},
      doc.seats.map((row) =>
        h(
          "tr",
          {
            class: [row.folded || row.mucked ? "folded" : "", row.acts && !doc.over ? "turn" : ""].join(" "),
          },
          h(
            "th",
            { scope: "row" },
            String(row.seat),
            row.button ? h("abbr", { title: t("moment.button") }, "D") : null,
          ),
          h("td", {}, doc.names[row.seat] || "", h("small", {}, stands(row, doc))),
          h("td", { class: "held" }, heldBy(row)),
          h(
            "td",
            { class: "chips" },
            amount(row.stack),
            row.bet && !doc.over ? h("small", {}, t("moment.in-front", { chips: row.bet })) : null,
            doc.awards?.[row.seat] ? h("small", {}, t("moment.wins", { chips: doc.awards[row.seat] })) : null,
          ),
        )
      ),
    ),
  );
}

function stands(row, doc) {
  if (row.acts && !doc.over) return t("moment.to-act");
  if (row.mucked || row.folded) return t(row.mucked ? "moment.mucked" : "moment.folded");
  return row.all_in ? t("moment.all-in") : lastDid(row.last);
}

// What everybody at the table can see of it.
const heldBy = (row) =>
  [...row.up, ...(row.shown ? row.down : [])].filter((card) => card !== "??").map((card) =>
    tile(card, "small")
  );
