// The games of a page by any of their names; without a word they stand as the page has them.
import { search } from "../shell/gamesearch.js";

const field = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const results = document.getElementById("game-list");
const none = document.getElementById("none");
const groups = [...document.querySelectorAll("[data-all]")];
const games = [...document.querySelectorAll("a[data-game]")].map((link) => ({
  id: link.dataset.game,
  name: link.dataset.name || link.firstElementChild.textContent,
  also: link.dataset.also.split("|"),
  link,
}));

function show() {
  const asked = field.value.trim();
  const matching = asked ? search(games, asked) : [];
  results.replaceChildren(...matching.map(({ link }) => link.parentElement.cloneNode(true)));
  for (const group of groups) group.hidden = asked !== "";
  none.hidden = !asked || matching.length > 0;
}

field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  results.querySelector("a")?.click();
});
field.form.hidden = false;
show();

// a table that could not be run leads back to the list of them
const failed = document.getElementById("no-engine");
if (failed) failed.hidden = location.hash !== "#no-engine" && Boolean(globalThis.WebAssembly);
