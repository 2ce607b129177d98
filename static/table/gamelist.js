// A list of games to tap, the usual ones first, and one field that searches all of them by any name.
import { allGames } from "../shell/allgames.js";
import { fill, h, key } from "../shell/dom.js";
import { search } from "../shell/gamesearch.js";
import { t } from "../shell/texts.js";

const MOST = 12; // keys that are looked through at a glance
/** @type {(game: any) => boolean} */
const every = () => true;

// `games` of `{id, name, small, key}` in the order of the list, without those that do not `fit`; `choose(game)` is
// told which was tapped. One that has no room for so many `seats` is only found, and says so.
export function gameList(games, choose, { first = MOST, fit = every, seats = 0 } = {}) {
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
      const { also, blinds, max_seats } = all.find((game) => game.id === one.id) || {};
      Object.assign(one, { also, blinds, max_seats });
    }
    if (!named.every((one) => fit(one) && hasRoom(one, seats))) show();
  });
  const show = () => {
    const fitting = named.filter(fit);
    const shown = field.value.trim()
      ? search(fitting, field.value)
      : fitting.filter((one) => hasRoom(one, seats)).slice(0, first);
    fill(
      box,
      shown.length
        ? shown.slice(0, MOST * 2).map((one) =>
          key(one.key, one.name, {
            kind: one.usual ? "quiet" : "plain",
            small: one.small,
            reason: hasRoom(one, seats) ? "" : t("gamelist.most", { n: one.max_seats }),
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

// A game of which that is not known is left to the judge of the deal.
export const hasRoom = ({ max_seats: most }, seats) => !most || seats <= most;

// How many the next hand is dealt to, where the house deals no game to more than it is made for.
export function seatsToDeal({ setup }, { house, preset, positions }) {
  const known = setup.preset === preset && setup.house["max-seats"];
  return (house["max-seats"] ?? known) === "refuse" && positions?.dealt_in?.length || 0;
}
