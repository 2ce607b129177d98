// Who chooses the game of the next hand finds it by any of its names, with the keys that every search has.
import { picker } from "./gamepick.js";

const games = JSON.parse(document.getElementById("choices").textContent);
const game = /** @type {HTMLInputElement} */ (document.querySelector("[name=game]"));
const list = document.getElementById("game-list");
picker(
  list,
  document.getElementById("find"),
  games.map((one) => ({ ...one, key: `game-${one.id.replace(" ", "-")}` })),
  {
    first: games.filter((one) => one.first).map((one) => one.id),
    words: { ...list.dataset },
    isChosen: (one) => one.id === game.value,
    choose: (one) => game.value = one.id,
  },
);
