// A letter on a keyboard is a tap on its key; the letter stands on the key where there is a keyboard.
export const MOST_DIGITS = 11; // of an amount: `amount` of dom.js writes no longer one
// A keypad as chips are counted on: the high figures on top, at every desk.
export const FIGURES = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "000"];

// The first of these keys that is there and open; where none is, a screen reader hears why.
export function press(...ids) {
  const keys = ids.map((id) => document.querySelector(`[data-key="${id}"]`)).filter(Boolean);
  const target = keys.find((one) => !one.disabled);
  if (target) target.click();
  else if (keys.length) hear(keys[0].querySelector(".small")?.textContent || whyOf(keys[0]));
  return Boolean(target);
}

// Why a key is closed that does not say so itself.
export const whyOf = (node) => node?.disabled && node.getAttribute("aria-description");

// Said to who listens, and written nowhere else.
export function hear(words) {
  const heard = document.getElementById("heard");
  if (heard) heard.textContent = words || "";
}

export function lettered(key, letter) {
  key.setAttribute("aria-keyshortcuts", letter);
  return key;
}

// What a figure becomes by one more letter of a key or keyboard; null for a letter that is none of its own.
export function figured(value, letter) {
  if (letter === "Backspace") return value.slice(0, -1);
  if (!/^0{1,3}$|^[1-9]$/.test(letter)) return null;
  const next = (value + letter).replace(/^0+(?=\d)/, "");
  return next.length > MOST_DIGITS ? value : next;
}

// An amount by figures, from the keypad or a keyboard; nought is no amount.
export function typed(ui, letter, change) {
  const next = figured(ui.amount, letter);
  if (next === null) return false;
  change({ amount: next.replace(/^0$/, "") });
  return true;
}
