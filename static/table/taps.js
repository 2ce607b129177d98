// Comes before anything that can be tapped: what is tapped before the table's own script has begun is kept, and
// tapped then in its order.
(() => {
  const SAME_KEY_MS = 250; // a second tap of a nervous finger on the same key
  const kept = []; // {name, time}

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

  // The table's script calls this when everything can be tapped: `same` when the hand still stands as it was
  // drawn here. What was tapped on the felt of another state is not entered; answers whether there was any.
  globalThis.$begun = (same) => {
    removeEventListener("click", keep, true);
    const felt = ({ name }) => name.startsWith("#felt") || name.includes('"seat-');
    for (const one of kept) if (same || !felt(one)) document.querySelector(one.name)?.click();
    return !same && kept.some(felt);
  };
})();
