// Dark, as the room is, unless the dealer asks for light; the choice stays on this device and never changes by itself.
const kept = () => {
  try { return localStorage.getItem("theme"); } catch { return null; }
};
const root = document.documentElement;
if (kept()) root.dataset.theme = kept();

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-theme-switch]")) return;
  root.dataset.theme = root.dataset.theme === "light" ? "dark" : "light";
  try { localStorage.setItem("theme", root.dataset.theme); } catch { /* only for this visit, then */ }
});
