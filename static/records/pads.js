// A pad for the field that is tapped, at the foot of the page: figures for chips, the deck for cards. A keyboard
// types into the same field.
import { split, tile } from "../shell/cards.js";
import { amount, fill, h, key } from "../shell/dom.js";
import { keypad } from "../shell/figures.js";
import { readWhole } from "../shell/numbers.js";
import { grid } from "../shell/pad.js";
import { t } from "../shell/texts.js";

const ROOM = 16; // between a field and the pad that would lie over it
let root = null;
let now = null; // the field that the pad writes into, and what it is for
let written = false;

// `what`: "figures" or "cards"; `label` is said above the pad; `deck`, `seen` of cards are functions.
export function padded(input, what) {
  input.setAttribute("inputmode", "none");
  input.addEventListener("focus", () => open(input, what));
  input.addEventListener("blur", close);
  input.addEventListener("input", () => now?.input === input && draw()); // a key goes on from what was typed
  return input;
}

// A field for a number of chips; `put` gets what was written, null for nothing.
export function chipField(name, label, value, put) {
  const onchange = (event) => {
    const text = event.target.value;
    const chips = readWhole(text);
    if (chips === null && text.trim()) event.target.value = value ?? ""; // no number: it stays what it was
    else put(chips);
  };
  const input = h("input", {
    "data-field": name,
    "aria-label": label,
    autocomplete: "off",
    value: value ?? "",
    onchange,
  });
  return padded(input, { what: "figures", label });
}

function open(input, what) {
  now = { input, ...what };
  written = false;
  if (!root) {
    root = h("aside", { class: "foot-pad line-pads", onpointerdown: (event) => event.preventDefault() });
    document.body.append(root);
  }
  root.hidden = false;
  draw();
  const covered = input.getBoundingClientRect().bottom + ROOM - root.getBoundingClientRect().top;
  if (covered > 0) scrollBy(0, covered);
}

// What was tapped counts once the field is left, as what is typed does.
function close() {
  const left = now;
  now = null;
  if (root) {
    root.hidden = true;
    fill(root); // its figures have the names of those of a line's own keypad
  }
  if (left && written) left.input.dispatchEvent(new Event("change"));
}

function write(text) {
  now.input.value = text;
  written = true;
  draw();
}

function draw() {
  fill(
    root,
    h("p", { class: "asks" }, now.label, " ", h("output", {}, shown())),
    now.what === "cards" ? deck() : keypad(now.input.value, write, done()),
  );
}

const shown = () =>
  now.what === "cards"
    ? split(now.input.value).map((card) => tile(card, "small"))
    : amount(readWhole(now.input.value) ?? 0);
const done = () => key("pad-done", t("putright.done"), { kind: "go", onclick: () => now.input.blur() });

function deck() {
  const chosen = split(now.input.value);
  const toggle = (card) =>
    write((chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]).join(""));
  return [grid({ deck_cards: now.deck(), seen: now.seen(chosen) }, chosen, now.most, toggle), done()];
}
