// Comes before anything that can be tapped: what is tapped before the table's own script has begun is kept, and
// tapped then in its order.
(() => {
  const SAME_KEY_MS = 250; // a second tap of a nervous finger on the same key
  const OF_THE_HAND = "#felt, #tools, #keys, [data-key=undo], [data-key=redo]";
  const AMOUNT = /^(digit|chip)-|^(back|clear|min|half)$/; // more is tapped after it
  const kept = []; // {name, time, hand}: `hand` where it is said of the hand as it was drawn
  let cards = 0;
  let entered = false;

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
    if (last?.name === name && event.timeStamp - last.time <= SAME_KEY_MS) return;
    const hand = Boolean(event.target.closest(OF_THE_HAND));
    if (!hand || goesIn(event.target.closest("#keys [data-key], #tools [data-key]"))) {
      kept.push({ name, time: event.timeStamp, hand });
    }
  }

  // One entry of the hand: no key has answered yet, so a second one may be meant for the same.
  function goesIn(key) {
    if (entered || key?.dataset.card && key.classList.contains("on")) return false;
    const asked = document.querySelectorAll("#tools .slots .card").length;
    if (key?.dataset.card) cards += 1;
    entered = key?.dataset.card ? cards >= asked : !AMOUNT.test(key?.dataset.key);
    key?.classList.add("on");
    return true;
  }

  addEventListener("click", keep, true);

  // The table's script calls this when everything can be tapped: `same` when the hand still stands as it was
  // drawn here. What was tapped of another state is not entered; answers whether there was any.
  globalThis.$begun = (same) => {
    removeEventListener("click", keep, true);
    for (const one of kept) if (same || !one.hand) document.querySelector(one.name)?.click();
    return !same && kept.some((one) => one.hand);
  };
})();
