// Keys that stay on the screen from bet to bet: only what is new of one is drawn, and nothing else is laid out anew.
import { become, key, tapDoes } from "../shell/dom.js";
import { lettered } from "../shell/press.js";

const kept = new Map(); // by key: its node, and what it was drawn from
const nothing = () => {};

/**
 * As `key`, of this hand as it stands, with its letter on a keyboard; there is one such key of a name.
 * @param {{hand: number, seq: number}} doc
 * @param {string} letter
 * @param {string} id
 * @param {string} label
 * @param {Parameters<typeof key>[2]} options
 */
export function still({ hand, seq }, letter, id, label, { onclick = nothing, ...look }) {
  const print = JSON.stringify([label, look, letter]);
  const was = kept.get(id);
  if (was?.print !== print) {
    const fresh = key(id, label, { onclick, ...look });
    if (letter) lettered(fresh, letter);
    kept.set(id, { print, node: was ? become(was.node, fresh) : fresh });
  }
  return tapDoes(kept.get(id).node, onclick, `${hand} ${seq} ${print}`);
}
