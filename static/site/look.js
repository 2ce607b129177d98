// In the head of every page of the folder, which is written the same for everybody: how this device wants it stands
// before the first frame. No module: of those a browser loads none for a page that was opened as a file, where it
// keeps no cookies either.
(() => {
  const THEMES = ["dark", "dim", "light"];
  const root = document.documentElement;
  const { name, asFile } = document.currentScript.dataset; // of a table where nothing can be dealt
  const isFile = location.protocol === "file:";
  let stored = Object.fromEntries(document.cookie.split("; ").map((one) => one.split("=")));
  try {
    if (isFile) stored = localStorage;
  } catch { /* none is allowed: nothing outlives the page */ }

  function show(theme) {
    root.dataset.theme = theme;
    document.querySelector("meta[name=color-scheme]").content = theme === "light" ? "light" : "dark";
  }

  if (THEMES.includes(stored.theme)) show(stored.theme);
  for (const one of ["mirror", "letters", "pot"]) if (stored[one]) root.dataset[one] = stored[one];
  if (!isFile) return;

  addEventListener("click", ({ target }) => {
    if (!target.closest("[data-theme-switch]")) return;
    stored.theme = THEMES[(THEMES.indexOf(root.dataset.theme) + 1) % THEMES.length];
    show(stored.theme);
  });
  addEventListener("DOMContentLoaded", () => {
    for (const dead of document.querySelectorAll("[role=search]")) dead.hidden = true;
    if (!document.body.matches(".table")) return;
    const main = document.querySelector("main");
    document.body.className = main.id = ""; // nor is it laid out like one
    const sentence = Object.assign(document.createElement("p"), {
      className: "refusal",
      textContent: asFile,
    });
    main.append(sentence);
    document.querySelector(".wordmark").textContent = name; // and of no game
    for (const dead of document.querySelectorAll("header button, #panel")) dead.remove();
  });
})();
