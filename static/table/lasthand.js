// The last hand and what it paid, to be read while the next one is dealt.
import { get } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { awardList } from "./push.js";
import { t } from "../shell/texts.js";

let past = { of: 0, doc: null };

export function lastScreen(desk, close) {
  const { doc } = desk;
  if (past.of !== doc.hand) {
    past = { of: doc.hand, doc: null, asked: true };
    lastOf(desk).then((last) => {
      past.doc = last || "none";
      desk.change({});
    }).catch(() => {
      past = { of: 0, doc: null };
    });
  }
  const head = h(
    "header",
    {},
    h(
      "h2",
      {},
      past.doc?.hand
        ? t("between.last-of", { hand: past.doc.number, game: past.doc.game_name })
        : t("between.last"),
    ),
    key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
  );
  if (past.doc === null) return [head, h("p", {}, t("between.asking"))];
  return [head, past.doc === "none" ? h("p", {}, t("between.none")) : awardList(desk, past.doc)];
}

async function lastOf(desk) {
  const { hands } = await get(`/tables/${desk.table.id}/hands?limit=1&before=${desk.doc.number}`);
  return hands.length ? get(`/hands/${hands[0].id}`) : null;
}
