// Runs before anything that can be tapped is there, and draws nothing: what is tapped before the table's own script has
// begun is kept, and tapped then in its order.
(() => {
  const SAME_KEY_MS = 250; // a second tap of a nervous finger on the same key
  const LATEST_MS = 3000;
  const kept = []; // {name, time}
  const root = document.documentElement;

  // A card of the felt is tapped for itself, all else by its key.
  function named(target) {
    const card = target.closest?.("#felt [data-card]")?.dataset.card;
    if (card) return `#felt [data-card="${card}"]`;
    const key = target.closest?.("[data-key]")?.dataset.key;
    return key && `[data-key="${key}"]:not(:disabled)`;
  }

  function keep(event) {
    const name = named(event.target);
    if (!name) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = kept.at(-1);
    if (last?.name !== name || event.timeStamp - last.time > SAME_KEY_MS) {
      kept.push({ name, time: event.timeStamp });
    }
  }

  addEventListener("click", keep, true);
  if (navigator.onLine === false) root.dataset.old = ""; // this page is kept from before, the hand may not be

  // The table's script calls this when everything can be tapped: `same` when the hand still stands as it was
  // drawn here. What was tapped on the felt of another state is not entered; answers whether there was any.
  globalThis.$begun = (same) => {
    removeEventListener("click", keep, true);
    delete root.dataset.old;
    const felt = ({ name }) => name.startsWith("#felt") || name.includes('"seat-');
    for (const one of kept) if (same || !felt(one)) document.querySelector(one.name)?.click();
    return !same && kept.some(felt);
  };

  // The table's own script is fetched when the felt has been seen, and what makes the page an app: to read them takes
  // as long as drawing that frame. A page that nobody sees has no frame, and one that was left at once may have none.
  let begun = false;
  const timed = PerformanceObserver.supportedEntryTypes?.includes("paint"); // the first may be the bar's alone
  const watch = () => new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return begin();
    setTimeout(begin, LATEST_MS);
    requestAnimationFrame(timed ? watch : () => setTimeout(begin));
  });

  function begin() {
    if (begun) return;
    begun = true;
    const rest = document.getElementById("begins").content.cloneNode(true);
    for (const script of rest.querySelectorAll("script")) script.async = false; // in their order
    document.head.append(rest);
  }
})();
