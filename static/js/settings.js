// The form for a table: finds a game by any of its names, and shows only the amounts that bear on it.
import { smallest } from "./chips.js";
import { search } from "./gamesearch.js";

const games = JSON.parse(document.getElementById("games").textContent);
const at = (id) => document.getElementById(id);

function chosen() {
  return games.find((game) => game.id === at("game").value);
}

function find() {
  const words = at("find").value.trim();
  const found = search(games, words);
  at("game").replaceChildren(...(found.length ? found : games).map((game) => new Option(game.name, game.id)));
  if (found.length && words) at("game").selectedIndex = 0;
  settle();
}

function settle() {
  const game = chosen();
  if (!game) return;
  const betting = at("betting").value || game.betting;
  const asks = [...at("betting").options].find((one) => one.value === betting).dataset.asks.split(" ");
  const bears = {
    "": true,
    blinds: game.forced === "blinds",
    "bring-in": game.bring_in,
    ...Object.fromEntries(asks.map((name) => [name, true])),
  };
  for (const label of document.querySelectorAll("[data-on]")) label.hidden = !bears[label.dataset.on];
  const summary = Object.assign(document.createElement("span"), { lang: "en", textContent: game.summary });
  at("summary").replaceChildren(`${game.name}: `, summary); // the book of games is English
  at("betting").options[0].textContent = game.usual;
  derive();
}

// The chosen game stands in the middle of its list.
function bringIntoView() {
  const list = at("game");
  list.scrollTop = Math.max(0, (list.selectedIndex - 2) * (list.scrollHeight / list.options.length));
}

// The smallest chip follows from the stakes until somebody writes another.
const STAKES = '[name$="blind"], [name$="ante"], [name$="bring_in"], [name$="_bet"]';
function derive() {
  const fields = [...document.querySelectorAll(`fieldset :is(${STAKES})`)].filter((field) =>
    field.offsetParent
  );
  const chip = document.querySelector("[name=chip]");
  if (chip) {
    chip.placeholder = smallest(fields.map((field) => Number(field.value.replaceAll(/\D/g, ""))))
      .toLocaleString("en-US");
  }
}

document.addEventListener("input", derive);
at("find").addEventListener("input", find);
at("game").addEventListener("change", settle);
at("betting").addEventListener("change", settle);
settle();
derive();
bringIntoView();
