// The card pad: one tap a card, thirteen ranks by four suits; cards that were seen are gone from it. By keyboard a
// card is typed, or the pad is one stop of the tab key with arrows inside.
import { h, held, key, pushButton, rest, tapDoes } from "./dom.js";
import { cardWords, face, keyFace, ranksOf, suitClass, tile, UNKNOWN } from "./cards.js";
import { hear, lettered, press } from "./press.js";
import { roving } from "./roving.js";
import { t } from "./texts.js";

// `ask`: count, least, enter(cards), extra keys, fixed cards that are known already; `unknown`: one of them
// may be unseen. With the last card they are entered by themselves, so that one card asked is one tap;
// `holds`: only by the key. `of` names what is asked: while it is, the keys of the cards stay on the screen.
export function cardPad(desk, ask) {
  const { doc, ui, change } = desk;
  const chosen = ui.chosen;
  const means = ask.of && `${doc.hand} ${doc.seq} ${ask.of}`;
  const room = ask.count - (ask.fixed?.length || 0);
  const enough = chosen.length >= (ask.least ?? room) && chosen.some((card) => card !== UNKNOWN) ||
    room === 0;
  const send = (cards) => ask.enter([...(ask.fixed || []), ...cards]);
  const enter = key("enter", t("pad.enter"), {
    kind: "go enter",
    onclick: () => send(chosen),
    disabled: !enough,
    small: room > chosen.length ? t("pad.more", { n: room - chosen.length }) : "",
  });
  const add = (card) => {
    const now = [...chosen, card];
    return now.length === room && !ask.holds && now.some((one) => one !== UNKNOWN)
      ? send(now)
      : change({ chosen: now });
  };
  const unseen = ask.unknown && lettered(
    key("unknown", t("steps.unknown"), {
      kind: "plain",
      onclick: () => add(UNKNOWN),
      small: t("steps.not_seen"),
      disabled: chosen.length >= room,
    }),
    "U",
  );
  const toggle = (card) => {
    if (card === UNKNOWN) return change({ chosen: chosen.toSpliced(chosen.lastIndexOf(card), 1) });
    if (chosen.includes(card)) return change({ chosen: chosen.filter((one) => one !== card) });
    if (room === 1 && chosen.length === 1) return change({ chosen: [card] });
    return chosen.length < room ? add(card) : null;
  };
  return {
    tools: [
      slots(ask, chosen, room, toggle, means),
      h(
        "div",
        { class: "commit" },
        ask.holds || (ask.least ?? room) < room || !room || chosen.length >= room ? enter : null,
        unseen,
        ask.extra || [],
      ),
    ],
    keys: [means ? keptGrid(desk, chosen, room, toggle, means) : grid(doc, chosen, room, toggle)],
    plain: Boolean(means),
    typed: (letter) => typedCard(desk, letter, toggle, () => enough && send(chosen)),
  };
}

function slots(ask, chosen, room, toggle, means) {
  if (ask.parts) return partedSlots(ask, chosen, toggle, means);
  const empty = Math.max(0, room - chosen.length);
  return h(
    "div",
    { class: `slots ${ask.count > 6 ? "many" : ""}`, role: "group", "aria-label": t("pad.chosen") },
    (ask.fixed || []).map((card) => tile(card)),
    chosen.map((card) => slot(card, toggle, means)),
    Array.from({ length: empty }, () => tile(null)),
  );
}

// Tapped again, a chosen card goes back to the pad.
function slot(card, toggle, means) {
  const unseen = card === UNKNOWN;
  return pushButton(
    {
      class: unseen ? "card back slot" : `card ${suitClass(card)} slot`,
      "data-key": unseen ? "slot-unknown" : `slot-${card}`,
      "aria-label": unseen ? t("pad.unseen") : t("pad.take_back", { card: cardWords(card) }),
    },
    () => toggle(card),
    means && `${means} slot-${card}`,
    unseen ? [] : face(card),
  );
}

function partedSlots(ask, chosen, toggle, means) {
  let n = 0;
  return h(
    "div",
    { class: "slots many" },
    ask.parts.map(([name, size]) =>
      h(
        "span",
        { class: "part", role: "group", "aria-label": name },
        h("i", {}, name),
        Array.from({ length: size }, () => chosen[n++]).map((
          card,
        ) => (card ? slot(card, toggle, means) : tile(null))),
      )
    ),
  );
}

export const grid = (doc, chosen, room, toggle) => pad(doc, looksOf(doc, chosen, room), toggle, "").node;

const pads = new WeakMap(); // by desk: the pad as it was drawn last, {deck, node, cells: {card: key}, settle}

// The pad of a table: a tap changes how a few keys look, and a finger that is down does not lose its own.
function keptGrid(desk, chosen, room, toggle, means) {
  readyPad(desk);
  const looks = looksOf(desk.doc, chosen, room);
  const kept = pads.get(desk);
  const had = kept.node.contains(document.activeElement) && document.activeElement;
  const byKeys = had && had.matches(":focus-visible");
  for (const [card, old] of Object.entries(kept.cells)) {
    kept.cells[card] = cellAgain(old, card, looks(card), toggle, means);
  }
  const next = kept.settle();
  // the key that had the focus is gone or closed: who goes by keyboard goes on beside it
  if (had && (had.disabled || !had.isConnected)) {
    if (byKeys && next) next.focus();
    else rest(kept.node);
  }
  return kept.node;
}

// The keys of the deck that is played with, before they are asked for: to make them all takes longer than any tap.
export function readyPad(desk) {
  const deck = desk.doc.deck_cards.join("");
  if (pads.get(desk)?.deck === deck) return;
  const fresh = { deck, ...pad(desk.doc, looksOf(desk.doc, [], 1), () => null, "") };
  held(fresh.node);
  pads.set(desk, fresh);
}

function cellAgain(old, card, look, toggle, means) {
  if ((look === "gone") === (old.nodeName === "SPAN")) {
    if (look === "gone") return old;
    return tapDoes(looking(old, look), () => toggle(card), `${means} ${card}`);
  }
  const now = cell(card, look, toggle, means);
  now.classList.toggle("first", old.classList.contains("first"));
  old.replaceWith(now);
  return now;
}

// How the key of a card looks: "gone" without a key, "on", "full" where no more are asked, "" free to be tapped.
function looksOf(doc, chosen, room) {
  const gone = new Set(doc.seen);
  const full = chosen.length >= room && room !== 1;
  return (card) =>
    !doc.deck_cards.includes(card) || gone.has(card)
      ? "gone"
      : chosen.includes(card)
      ? "on"
      : full
      ? "full"
      : "";
}

function cell(card, look, toggle, means) {
  if (look === "gone") return h("span", { class: "gone", "aria-hidden": "true" });
  const props = {
    class: `cardkey ${suitClass(card)}`,
    "data-key": `card-${card}`,
    "data-card": card,
    "aria-label": cardWords(card),
  };
  return looking(pushButton(props, () => toggle(card), means && `${means} ${card}`, keyFace(card)), look);
}

function looking(node, look) {
  node.classList.toggle("on", look === "on");
  if (node.getAttribute("aria-pressed") !== String(look === "on")) {
    node.setAttribute("aria-pressed", String(look === "on"));
  }
  if (node.disabled !== (look === "full")) node.disabled = look === "full";
  return node;
}

function pad(doc, looks, toggle, means) {
  const ranks = ranksOf(doc.deck_cards);
  const cells = {};
  const put = (card) => cells[card] = cell(card, looks(card), toggle, means);
  const cards = h(
    "div",
    { class: "grid" },
    [..."shdc"].map((suit) => ranks.map((rank, n) => firstOf(put(rank + suit), n))),
  );
  cards.style.setProperty("--ranks", ranks.length);
  const joker = doc.deck_cards.includes("Jk") ? h("div", { class: "jokers" }, put("Jk")) : null;
  const node = h("div", { class: "pad", role: "toolbar", "aria-label": t("pad.cards") }, cards, joker);
  return { node, cells, settle: roving(node, () => Object.values(cells)) };
}

// Where a row of thirteen is too long, each suit still begins a line.
function firstOf(node, n) {
  if (!n) node.classList.add("first");
  return node;
}

// "a", then "h" on a keyboard is the ace of hearts.
export function typedCard(desk, letter, toggle, enter) {
  const { ui, doc } = desk;
  const small = letter.toLowerCase();
  const other = { n: "not-now", u: "unknown", m: "muck", z: "undo" }[small];
  if (other) return press(other);
  if (letter === "Enter") return enter();
  if (letter === "Backspace") return desk.change({ chosen: ui.chosen.slice(0, -1) });
  if ("23456789tjqka".includes(small)) {
    ui.rank = small.toUpperCase();
    return true;
  }
  const card = ui.rank + small;
  if (!"shdc".includes(small) || !ui.rank || doc.seen.includes(card) || !doc.deck_cards.includes(card)) {
    return false;
  }
  ui.rank = "";
  toggle(card);
  if (ui.chosen.includes(card)) hear(cardWords(card)); // no key has the focus that would say so
  return true;
}
