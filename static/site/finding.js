// The practice table's games by any of their names; without a word they stand as the page has them.
import { search } from "../shell/gamesearch.js";

const field = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const results = document.getElementById("game-list");
const none = document.getElementById("none");
const groups = [...document.querySelectorAll("section")];
const games = [...document.querySelectorAll("a[data-game]")].map((link) => ({
  id: link.dataset.game,
  name: link.textContent.trim(),
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
field.parentElement.hidden = false;
show();

// a table that could not be run leads back here
if (location.hash === "#no-engine" || !globalThis.WebAssembly) {
  document.getElementById("no-engine").hidden = false;
}
