// What is half entered outlives a reload, on this page: figures that are typed, cards that are chosen, an act out of
// turn. A browser that keeps nothing forgets it, as a closed page does.
export function recall(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch { /* as above */ }
}

let before = recall("half"); // of the page as it was before
let kept = before && "of another page"; // what the browser has; null: nothing is half entered

// The same is asked as before the reload: what was half entered then is there again, once. `untapped`: the parts
// of the screen that count, and how they are before the first tap.
export function halfEntered(doc, ui, untapped) {
  const of = `${doc.table} ${doc.number} ${doc.seq} ${doc.prompt}`;
  const again = before?.of === of ? before.half : {};
  before = null;
  const half = { ...Object.fromEntries(Object.keys(untapped).map((part) => [part, ui[part]])), ...again };
  const text = JSON.stringify(half);
  const now = text === JSON.stringify(untapped) ? null : of + text;
  if (kept !== now) remember("half", { of, half });
  kept = now;
  return again;
}
