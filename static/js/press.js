// A letter on a keyboard is a tap on its key; the letter stands on the key where there is a keyboard.

// The first of these keys that is there and open.
export function press(...ids) {
  const found = ids.map((id) => document.querySelector(`[data-key="${id}"]:not(:disabled)`)).find(Boolean);
  found?.click();
  return Boolean(found);
}

export function lettered(key, letter) {
  key.setAttribute("aria-keyshortcuts", letter);
  return key;
}
