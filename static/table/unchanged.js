// A part of the screen is drawn again when something of it has changed: an answer of the server that says what
// is shown already costs no drawing, and no finger loses the key it is on.
const drawn = new Map();

// Is `of`, all that the part is drawn from, in words and numbers, another than when it was drawn last?
export function changed(part, of) {
  const was = drawn.get(part);
  drawn.set(part, of);
  return !was || was.length !== of.length || of.some((one, n) => one !== was[n]);
}

export const drawAgain = () => drawn.clear();

// What an answer adds to a hand that no key and no seat shows.
const RECORD = new Set([
  "hash",
  "predicted",
  "started",
  "latest",
  "setup",
  "positions",
  "files",
  "previous",
  "undo",
  "undoable",
  "redoable",
  "rulings",
  "named_by",
  "taken",
]);

// All of a hand that is seen of it beside the log.
export const seen = (doc) =>
  Object.keys(doc).filter((name) => !RECORD.has(name)).sort().map((name) => [name, doc[name]]).concat([
    ["undoable", doc.undoable.map((row) => row.line)],
  ]);
