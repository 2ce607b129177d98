// A nervous finger comes down twice: on the same key, or on what has come under it since, which it cannot have meant.
const SAME_KEY_MS = 250;
const SAME_PLACE_PX = 20; // so far apart fall two taps of one finger
let last = { key: "", time: 0, at: null };

// The key that was tapped last.
export const lastKey = () => last.key;

document.addEventListener("click", (event) => {
  const id = event.target.closest?.("[data-key]")?.dataset.key;
  if (!id) return;
  const tap = { key: id, time: event.timeStamp, at: event.detail ? [event.clientX, event.clientY] : null };
  const figure = id.startsWith("digit-") || id.startsWith("chip-"); // 77 is tapped on one key
  const again = tap.time - last.time < SAME_KEY_MS && (id === last.key || samePlace(tap.at, last.at));
  if (!figure) last = tap;
  if (again) event.stopImmediatePropagation();
}, true);

const samePlace = (one, other) =>
  one && other && Math.hypot(one[0] - other[0], one[1] - other[1]) < SAME_PLACE_PX;
