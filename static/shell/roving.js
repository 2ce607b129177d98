// Many keys as one stop of the tab key: arrows, Home and End go from key to key, and Tab goes on behind them all.

const free = (one) => one.nodeName === "BUTTON" && !one.disabled;

// `rows()`: what stands in each, left to right, keys or the places of keys that are gone. Answers what is to be
// called when they were drawn anew: it gives the key that Tab comes to, the nearest to where the focus was last.
export function roving(box, rows) {
  let place = 0;
  const settle = () => {
    const keys = rows().flat();
    const open = [...keys.keys()].filter((n) => free(keys[n]));
    const stop = open.sort((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
    keys.forEach((one, n) => {
      const index = n === stop ? 0 : -1;
      if (one.nodeName === "BUTTON" && one.getAttribute("tabindex") !== String(index)) one.tabIndex = index;
    });
    return keys[stop];
  };
  box.addEventListener("focusin", ({ target }) => {
    const n = rows().flat().indexOf(target);
    if (n < 0) return;
    place = n;
    settle();
  });
  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ways = waysFrom(rows(), place)[event.key];
    if (!ways) return;
    event.preventDefault(); // the page stays where it is
    ways.find(free)?.focus();
  });
  settle();
  return settle;
}

// What lies in each direction, the nearest first; a row is followed by the next one.
function waysFrom(rows, place) {
  const keys = rows.flat();
  const [row, n] = whereIn(rows, place);
  const upright = (part) => part.map((one) => one[n] ?? one.at(-1));
  return {
    ArrowRight: keys.slice(place + 1),
    ArrowLeft: keys.slice(0, place).reverse(),
    ArrowDown: upright(rows.slice(row + 1)),
    ArrowUp: upright(rows.slice(0, row)).reverse(),
    Home: rows[row],
    End: rows[row].toReversed(),
  };
}

function whereIn(rows, place) {
  const row = rows.findIndex((one) => (place -= one.length) < 0);
  return [row, place + rows[row].length];
}
