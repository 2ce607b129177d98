// The card pad by arrows, Home and End: from key to key, past the places of cards that are gone.

document.addEventListener("keydown", (event) => {
  const pad = event.target instanceof Element && event.target.closest(".pad");
  if (!pad || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = [...pad.querySelectorAll("button, .gone")];
  const from = keys.indexOf(event.target);
  const width = Number(pad.querySelector(".grid")?.style.getPropertyValue("--ranks")) || 1;
  const way = ways(keys, from < 0 ? keys.findIndex((one) => one.tabIndex === 0) : from, width)[event.key];
  if (!way) return;
  event.preventDefault(); // the page stays where it is
  way.find((one) => one.matches("button:enabled"))?.focus();
});

// What lies in each direction, the nearest first; a row is followed by the next one.
function ways(keys, place, width) {
  const column = (part) => part.filter((one) => (keys.indexOf(one) - place) % width === 0);
  const before = keys.slice(0, place).reverse(), after = keys.slice(place + 1);
  const row = keys.slice(place - place % width).slice(0, width);
  return {
    ArrowRight: after,
    ArrowLeft: before,
    ArrowDown: column(after),
    ArrowUp: column(before),
    Home: row,
    End: row.toReversed(),
  };
}
