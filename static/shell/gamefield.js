// A list of games to choose from as a field that finds them by any name: a combobox in place of each
// `<select data-games="no game is called that">`, which stays what its form sends, and what there is without script.
import { allGames } from "./allgames.js";
import { fill, h } from "./dom.js";
import { search } from "./gamesearch.js";

let fields = 0;

export function gameField(select) {
  const id = `games-${++fields}`;
  const games = [...select.options].map((one, n) => ({
    id: one.value,
    name: one.text,
    option: `${id}-${n}`,
    also: [],
  }));
  const none = games.find((one) => !one.id); // no game in particular
  const label = select.getAttribute("aria-label") || select.labels[0].firstChild.textContent.trim();
  const list = h("ul", { id, role: "listbox", "aria-label": label, lang: "en", hidden: true }); // as the book of games
  const unknown = h("p", { role: "status" });
  const input = h("input", {
    type: "text",
    role: "combobox",
    "aria-label": label,
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-expanded": "false",
    autocomplete: "off",
    spellcheck: "false",
    "data-field": select.dataset.field,
  });
  let shown = []; // what the list has, and which of them the keyboard is at
  let at = -1;
  let asked = null; // what somebody wrote, null where nothing was
  let meant = false; // and entered, before anything was called so

  const chosen = () => games.find((one) => one.id === select.value);
  const isOpen = () => !list.hidden;

  function show(kept = null) {
    shown = asked?.trim() ? search(games.filter((one) => one.id), asked) : games;
    at = asked?.trim()
      ? Math.max(shown.indexOf(kept), Math.min(0, shown.length - 1))
      : shown.indexOf(chosen());
    fill(
      list,
      shown.map((one) =>
        h("li", {
          id: one.option,
          role: "option",
          "aria-selected": String(one.id === select.value),
          onclick: () => take(one),
        }, one.name)
      ),
    );
    unknown.textContent = shown.length ? "" : select.dataset.games;
    list.hidden = !shown.length;
    input.setAttribute("aria-expanded", String(isOpen()));
    mark("center");
  }

  function mark(block = "nearest") {
    for (const one of list.children) one.toggleAttribute("data-at", one.id === shown[at]?.option);
    if (shown[at] && isOpen()) input.setAttribute("aria-activedescendant", shown[at].option);
    else input.removeAttribute("aria-activedescendant");
    list.querySelector("[data-at]")?.scrollIntoView({ block });
  }

  function close() {
    asked = null;
    list.hidden = true;
    unknown.textContent = "";
    input.value = chosen()?.name || "";
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function take(one) {
    const other = one && one.id !== select.value;
    if (other) select.value = one.id;
    close();
    if (other) select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // What was written and not tapped is meant all the same; an empty field means none in particular, if there is such.
  const leave = () => take(asked === null ? null : asked.trim() ? shown[at] : none);
  const step = (by) => {
    if (!isOpen()) return show();
    at = (at + by + shown.length) % shown.length;
    mark();
  };
  const keys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      if (asked?.trim() && !shown.length) return meant = true;
      return isOpen() && (at < 0 ? close() : take(shown[at]));
    },
    Escape: () => isOpen() && close(),
  };
  input.addEventListener("keydown", (event) => {
    if (keys[event.key]?.() !== false && event.key in keys) event.preventDefault();
  });
  input.addEventListener("input", () => {
    asked = input.value;
    meant = false;
    show();
  });
  input.addEventListener("focus", () => {
    input.select();
    allGames().then((all) => {
      for (const one of games) one.also = all.find((game) => game.id === one.id)?.also || [];
      if (asked) show(at > 0 ? shown[at] : null); // by the names that were not known yet; who has gone on stays there
      if (asked && meant && shown.length) take(shown[0]);
    });
  });
  input.addEventListener("click", () => isOpen() || show());
  input.addEventListener("blur", leave);
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", (event) => event.preventDefault()); // and its label opens it no second time
  select.addEventListener("change", () => asked === null && close());
  delete select.dataset.field;
  select.hidden = true;
  select.before(h("span", { class: "game-field" }, input, list, unknown));
  close();
}

for (const one of document.querySelectorAll("select[data-games]")) gameField(one);
