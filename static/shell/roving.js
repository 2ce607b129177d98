// Many keys as one stop of the tab key; arrows.js goes from key to key.

const free = (one) => one.nodeName === "BUTTON" && !one.disabled;

// `all()`: keys, or the places of keys that are gone. Answers what is to be called when they were drawn anew: it gives
// the key that Tab comes to, the nearest to where the focus was last.
export function roving(box, all) {
  let place = 0;
  const settle = () => {
    const keys = all(), open = keys.filter(free);
    const far = (one) => Math.abs(keys.indexOf(one) - place);
    const stop = open.toSorted((one, other) => far(one) - far(other))[0];
    for (const one of open) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
    return stop;
  };
  box.addEventListener("focusin", ({ target }) => {
    const n = all().indexOf(target);
    if (n < 0) return;
    place = n;
    settle();
  });
  settle();
  return settle;
}
