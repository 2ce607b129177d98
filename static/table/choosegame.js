// What a mix asks and offers. A dealer's choice: the games chosen last, then the usual ones, and a search for
// the rest.
import { ahead } from "./betweenhands.js";
import { h, key } from "../shell/dom.js";
import { gameList, seatsToDeal } from "./gamelist.js";
import { t } from "../shell/texts.js";

// The betting stands below the name on a key, and need not be in it.
const plain = (game) => game.name.split(", ")[0];

export function chooseScreen(desk, close) {
  const { coming: { mix }, stated = {} } = desk.ui;
  const { seat, name, for: lasts } = mix.chooses;
  const usual = JSON.parse(document.getElementById("page").textContent).usual;
  const weight = (
    n,
  ) => (mix.recent.includes(n)
    ? mix.recent.indexOf(n)
    : usual.includes(mix.games[n].game)
    ? 100 + usual.indexOf(mix.games[n].game)
    : 1000 + n);
  const order = [...mix.games.keys()].sort((one, other) => weight(one) - weight(other));
  const games = order.map((n) => ({
    ...mix.games[n],
    id: mix.games[n].game,
    name: plain(mix.games[n]),
    key: `choose-${n + 1}`,
    usual: mix.recent.includes(n),
    small: t(`betting.${mix.games[n].betting}`),
  }));
  const choose = ({ game, betting }) =>
    desk.enter(`/tables/${desk.table.id}/hands`, { ...stated, game, betting }, null);
  return [
    h(
      "header",
      {},
      h("h2", {}, name ? t("mixing.chooses-name", { seat, name }) : t("mixing.chooses", { seat })),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h("p", {}, t(lasts === "orbit" ? "mixing.for-orbit" : "mixing.for-hand")),
    gameList(games, choose, {
      first: games.length > 24 ? Math.max(12, mix.recent.length) : games.length,
      fit: (game) => !stated.bomb_pot || game.blinds !== false, // stud has none
      seats: seatsToDeal(desk.doc, desk.ui.coming),
    }),
  ];
}

// The mix: where it stands, the next level, on to another game.
export function mixScreen(desk, close) {
  const { mix } = desk.table;
  const now = desk.doc.mix;
  const open = desk.status === "open";
  const text = open ? now?.text : ahead(desk)?.mix?.text;
  const go = (n) => () => desk.enter(`/tables/${desk.table.id}/hands`, { turn_to: n + 1 }, null);
  return [
    h(
      "header",
      {},
      h("h2", {}, mix.name),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h("p", { class: "stakes" }, text || mix.text),
    open ? h("p", {}, t("mixing.when-over")) : h("p", {}, t("mixing.go-on")),
    h(
      "div",
      { class: "games" },
      mix.games.map((game, n) =>
        key(`turn-${n + 1}`, plain(game), {
          kind: n === now?.place ? "plain on" : "plain",
          small: n === now?.place ? t("mixing.now") : t(`betting.${game.betting}`),
          disabled: open,
          reason: n === now?.place ? "" : desk.bound,
          onclick: go(n),
        })
      ),
    ),
    h(
      "footer",
      {},
      mix.change.way === "level"
        ? key("next-level", t("mixing.next-level", { level: mix.level + 1 }), {
          kind: "go",
          reason: desk.bound,
          small: open ? t("mixing.next-hand") : "",
          onclick: () => nextLevel(desk, mix.level + 1),
        })
        : null,
      desk.bound ? null : h(
        "a",
        { class: "key plain", "data-key": "mix-settings", href: `/tables/${desk.table.id}/settings` },
        h("span", { class: "label" }, t("mixing.settings")),
      ),
    ),
  ];
}

function nextLevel(desk, level) {
  desk.change({ over: null });
  return desk.enter(
    `/tables/${desk.table.id}`,
    { level },
    { kind: "done", text: t("mixing.level-is", { level }) },
    "PATCH",
  );
}
