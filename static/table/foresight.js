// What the keys on the screen would enter is judged while the dealer's hands are busy: a tap on one of them is
// painted without waiting for the engine.
import { onTap } from "../shell/dom.js";
import { readyPad } from "../shell/pad.js";
import { after } from "./local.js";

const MOST = 8; // questions for one screen: a tablet has other things to do
const soon = globalThis.requestIdleCallback || ((go) => setTimeout(go, 50));
let waits = false;

/**
 * The tap of a key that enters these lines; `words` is what `desk.act` and `desk.actAll` say of it.
 * @param {string | string[]} lines
 * @param {...(string | null | undefined)} words
 */
export function enters(desk, lines, ...words) {
  const tap = () => (Array.isArray(lines) ? desk.actAll(lines, ...words) : desk.act(lines, ...words));
  return Object.assign(tap, { lines: [lines].flat() });
}

// Behind the frame that shows the keys, and once for all that is drawn until then.
export function foreseeSoon(desk) {
  if (waits || !desk.engine.ready) return;
  waits = true;
  requestAnimationFrame(() => soon(() => foresee(desk), { timeout: 500 }));
}

function foresee(desk) {
  waits = false;
  readyPad(desk);
  const keys = [...document.querySelectorAll("#panel .key:not([disabled])")];
  const lines = keys.map((node) => onTap(node)?.lines).filter(Boolean);
  const { doc } = desk;
  if (doc.setup && !doc.round) desk.engine.foresee(lines.slice(0, MOST).map((add) => after(doc, add)));
}
