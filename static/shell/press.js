// A letter on a keyboard is a tap on its key; the letter stands on the key where there is a keyboard.
const MOST_DIGITS = 12;

// The first of these keys that is there and open.
export function press(...ids) {
  const target = ids.map((id) => document.querySelector(`[data-key="${id}"]:not(:disabled)`)).find(Boolean);
  target?.click();
  return Boolean(target);
}

export function lettered(key, letter) {
  key.setAttribute("aria-keyshortcuts", letter);
  return key;
}

// An amount by figures, from the keypad or a keyboard.
export function typed(ui, letter, change) {
  if (letter === "Backspace") return change({ amount: ui.amount.slice(0, -1) });
  if (!/^0{1,3}$|^[1-9]$/.test(letter)) return false;
  const next = (ui.amount + letter).replace(/^0+/, "");
  if (next.length <= MOST_DIGITS) change({ amount: next });
  return true;
}
