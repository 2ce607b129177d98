// Small helpers that every other script uses: making elements, writing amounts.
import { written } from "./numbers.js";

const does = new WeakMap(); // by key: what its tap does as it was drawn last, and what that is called
const whole = new WeakSet(); // what somebody holds and changes on its own
let pressed = null; // the key under the finger, and what it did when the finger came down

globalThis.document?.addEventListener?.("pointerdown", ({ target }) => {
  const node = target.closest?.("button");
  pressed = node && { node, did: does.get(node) };
}, true);

// h("button", {class: "key", "aria-label": "fold", onclick: f}, "Fold"): an element; null and false children
// fall away.
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children.flat(3).filter((child) =>
      child !== null && child !== undefined && child !== false && child !== ""
    ),
  );
  return element;
}

// How amounts are written: whole chips, or the money of the file that a hand came from (`scale` units are one).
const money = { scale: 1, symbol: "" };

export const writeMoney = (one) => Object.assign(money, one);

export function amount(chips) {
  const value = Number(chips) / money.scale;
  if (Math.abs(value) > 1e11) return "?"; // a stack that no file knew
  const places = Number.isInteger(value) ? 0 : Math.round(Math.log10(money.scale));
  const space = /\p{L}$/u.test(money.symbol) ? " " : "";
  return money.symbol + space + written(value, places);
}

// New children in place of the old; the key or field that had the focus keeps it when it is still there, and who
// writes goes on where the caret stood.
export function fill(root, ...children) {
  const nodes = children.flat(3).filter(Boolean);
  // nothing new
  if (nodes.length === root.childNodes.length && nodes.every((one, n) => one === root.childNodes[n])) return;
  keepFocus(root, () => put(root, nodes));
}

function keepFocus(root, draw) {
  const had = root.contains(document.activeElement) ? document.activeElement : null;
  const name = had && nameOf(had);
  draw();
  const again = name &&
    [...root.querySelectorAll("[data-key], [data-field]")].find((one) => nameOf(one) === name);
  // the key that had it is gone: who listens or types goes on here, and not from the top of the page
  if (had && (!again || again.disabled)) return rest(root);
  if (!again || again === document.activeElement) return;
  again.focus({ preventScroll: true });
  if (again.setSelectionRange && had.selectionStart !== null && again.value === had.value) {
    again.setSelectionRange(had.selectionStart, had.selectionEnd);
  }
}

// The same screen again, of keys and words alone: a key that is there already stays, and gets its new words and
// what it does now. Who holds one of the nodes says so by `held`: of the others the old one may stay in its place.
export function refill(root, nodes) {
  keepFocus(root, () => renew(root, nodes.flat(3).filter(Boolean)));
}

function renew(root, nodes) {
  const old = [...root.childNodes];
  const stays = (one, n) => old[n] && old[n] !== one && alike(old[n], one);
  put(root, nodes.map((one, n) => (stays(one, n) ? become(old[n], one) : one)));
}

export function held(node) {
  whole.add(node);
  return node;
}

const alike = (old, one) =>
  !whole.has(old) && !whole.has(one) && old.nodeName === one.nodeName && does.has(old) === does.has(one) &&
  old.dataset?.key === one.dataset?.key;

// In the node that is there: for a new one all rules that look at children are gone through anew.
function reword(node, text) {
  if (node.data !== text) node.data = text;
  return node;
}

// The node that is there, looking and doing as the new one does.
export function become(old, one) {
  if (old.nodeType !== Node.ELEMENT_NODE) return reword(old, one.data);
  if (does.has(one)) does.set(old, does.get(one));
  if (old.isEqualNode(one) && !one.getElementsByTagName("button").length) return old;
  for (const name of old.getAttributeNames()) if (!one.hasAttribute(name)) old.removeAttribute(name);
  for (const name of one.getAttributeNames()) {
    const value = one.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  renew(old, [...one.childNodes]);
  return old;
}

// Another tablet's entry came while the finger was down: what the key does now is not what was meant. A click
// of a keyboard has no finger; what is called the same is what was meant, though it was drawn anew.
function otherwise(node, { detail }) {
  const now = does.get(node);
  const same = now.means && now.means === pressed?.did?.means;
  return detail > 0 && pressed?.node === node && pressed.did !== now && !same;
}

export const onTap = (node) => does.get(node)?.act;

// From now on a tap on the key does this.
export function tapDoes(node, act, means = "") {
  does.set(node, { act, means });
  return node;
}

/**
 * A button whose tap is what it was drawn for last, as a card is; `means` names it.
 * @param {Record<string, unknown>} props
 * @param {() => unknown} act
 * @param {string} [means]
 */
export function pushButton(props, act, means, ...children) {
  const onclick = (event) => otherwise(node, event) || does.get(node).act(event);
  const node = h("button", { type: "button", ...props, onclick }, children);
  return tapDoes(node, act, means);
}

// Where some stay in their places, the others alone are put there anew: what stays is not laid out again.
function put(root, nodes) {
  const old = [...root.childNodes];
  const inPlace = old.length === nodes.length &&
    nodes.every((one, n) => one === old[n] || one.parentNode !== root);
  if (!inPlace) return root.replaceChildren(...nodes);
  nodes.forEach((one, n) => one !== old[n] && old[n].replaceWith(one));
}

export function rest(root) {
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

const nameOf = (node) => node.dataset.key ?? node.dataset.field;

// Only a changed text is written, so that a live region speaks once.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A key: a big label, and a small line under it: what it adds, or why it is closed. `why` is a reason that the
 * prompt has given in other words: it is told to who taps or listens.
 * @param {string} id
 * @param {string} label
 * @param {{onclick?: () => unknown, reason?: string | null, why?: string | null, small?: string | null,
 *   kind?: string, disabled?: boolean, aria?: string, pressed?: boolean}} [options]
 */
export function key(id, label, { onclick, reason, why, small, kind, disabled, aria, pressed } = {}) {
  const closed = Boolean(reason || why) || disabled;
  const node = h(
    "button",
    {
      type: "button",
      class: `key ${kind || ""}${closed ? " closed" : ""}`,
      "data-key": id,
      disabled: closed,
      "aria-label": aria,
      "aria-description": why || null,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      onclick: onclick && ((event) => otherwise(node, event) || does.get(node).act(event)),
    },
    h("span", { class: "label" }, label),
    reason || small ? h("span", { class: "small" }, reason || small) : null,
  );
  return onclick ? tapDoes(node, onclick) : node;
}
