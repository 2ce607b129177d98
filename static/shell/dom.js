// Small helpers that every other script uses: making elements, writing amounts.
import { written } from "./numbers.js";

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
  const had = root.contains(document.activeElement) ? document.activeElement : null;
  const name = had && nameOf(had);
  root.replaceChildren(...nodes);
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

function rest(root) {
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

const nameOf = (node) => node.dataset.key ?? node.dataset.field;

// Only a changed text is written, so that a live region speaks once.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A key: a big label, and a small line under it: what it adds, or why it is closed.
 * @param {string} id
 * @param {string} label
 * @param {{onclick?: () => unknown, reason?: string | null, small?: string | null, kind?: string,
 *   disabled?: boolean, aria?: string, pressed?: boolean}} [options]
 */
export function key(id, label, { onclick, reason, small, kind, disabled, aria, pressed } = {}) {
  const closed = Boolean(reason) || disabled;
  return h(
    "button",
    {
      type: "button",
      class: `key ${kind || ""}${closed ? " closed" : ""}`,
      "data-key": id,
      disabled: closed,
      "aria-label": aria,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      onclick,
    },
    h("span", { class: "label" }, label),
    reason || small ? h("span", { class: "small" }, reason || small) : null,
  );
}
