// The last hand and what it paid, to be read while the next one is dealt.
import { get } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { awardList } from "./push.js";
import { t } from "../shell/texts.js";

let past = { of: 0, reach: true, doc: null };

export function lastScreen(desk, close) {
  const { doc } = desk;
  const { reach } = desk.sync;
  if (past.of !== doc.hand || past.reach !== reach) {
    const mine = past = { of: doc.hand, reach, doc: null };
    lastOf(desk).catch(() => "live.entry_waits").then((last) => {
      mine.doc = last || "between.none";
      desk.change({});
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
  return [head, past.doc.hand ? awardList(desk, past.doc) : h("p", {}, t(past.doc))];
}

// Without a connection it is the one that this tablet has played itself.
async function lastOf(desk) {
  const played = !desk.sync.reach && desk.sync.before(desk.doc);
  if (played) return played;
  const { hands } = await get(`/tables/${desk.table.id}/hands?limit=1&before=${desk.doc.number}`);
  return hands.length ? get(`/hands/${hands[0].id}`) : null;
}
