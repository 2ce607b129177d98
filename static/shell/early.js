// Stands in the head of a page whose keys the server draws: what is tapped before the scripts of the page have
// begun is kept, and tapped when they have. All of them run before the page is ready.
(() => {
  const kept = [];

  function keep(event) {
    const tapped = event.target.closest?.("button[type=button]");
    if (!tapped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(tapped);
  }

  addEventListener("click", keep, true);
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("click", keep, true);
    for (const tapped of kept) tapped.click();
  });
})();
