// A list of games to tap, the usual ones first, and one field that searches all of them by any name.
import { allGames } from "../shell/allgames.js";
import { fill, h, key } from "../shell/dom.js";
import { search } from "../shell/gamesearch.js";
import { t } from "../shell/texts.js";

const MOST = 12; // keys that are looked through at a glance

// `games` of `{id, name, small, key}` in the order of the list, without those that do not `fit`; `choose(game)` is
// told which was tapped.
export function gameList(games, choose, first = MOST, fit = (_) => true) {
  const box = h("div", { class: "games" });
  const field = h("input", {
    type: "search",
    class: "find",
    autocomplete: "off",
    "aria-label": t("gamelist.find"),
    placeholder: t("gamelist.find"),
    oninput: () => show(),
  });
  const named = games.map((one) => ({ ...one }));
  allGames().then((all) => {
    for (const one of named) {
      const { also, blinds } = all.find((game) => game.id === one.id) || {};
      Object.assign(one, { also, blinds });
    }
    if (!named.every(fit)) show();
  });
  const show = () => {
    const fitting = named.filter(fit);
    const shown = field.value.trim() ? search(fitting, field.value) : fitting.slice(0, first);
    fill(
      box,
      shown.length
        ? shown.slice(0, MOST * 2).map((one) =>
          key(one.key, one.name, {
            kind: one.usual ? "quiet" : "plain",
            small: one.small,
            onclick: () => choose(one),
          })
        )
        : h("p", {}, t("gamelist.none")),
    );
  };
  field.addEventListener(
    "keydown",
    (event) => event.key === "Enter" && (event.preventDefault(), box.querySelector("button")?.click()),
  );
  show();
  return [
    games.length > first
      ? h("p", { class: "finding" }, field, h("span", {}, t("gamelist.more", { n: games.length - first })))
      : null,
    box,
  ];
}
