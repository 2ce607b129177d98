// The card pad: one tap a card, thirteen ranks by four suits; cards that were seen are gone from it.
import { h, key } from "./dom.js";
import { cardWords, face, ranksOf, suitClass, tile, UNKNOWN } from "./cards.js";
import { lettered, press } from "./press.js";
import { t } from "./texts.js";

// `ask`: count, least, enter(cards), extra keys, fixed cards that are known already; `unknown`: one of them
// may be unseen. With the last card they are entered by themselves, so that one card asked is one tap;
// `holds`: only by the key.
export function cardPad(desk, ask) {
  const { doc, ui, change } = desk;
  const chosen = ui.chosen;
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
      slots(ask, chosen, room, toggle),
      h(
        "div",
        { class: "commit" },
        ask.holds || (ask.least ?? room) < room || !room || chosen.length >= room ? enter : null,
        unseen,
        ask.extra || [],
      ),
    ],
    keys: [grid(doc, chosen, room, toggle)],
    typed: (letter) => typedCard(desk, letter, toggle, () => enough && send(chosen)),
  };
}

function slots(ask, chosen, room, toggle) {
  if (ask.parts) return partedSlots(ask, chosen, toggle);
  const empty = Math.max(0, room - chosen.length);
  return h(
    "div",
    { class: `slots ${ask.count > 6 ? "many" : ""}`, role: "group", "aria-label": t("pad.chosen") },
    (ask.fixed || []).map((card) => tile(card)),
    chosen.map((card) => slot(card, toggle)),
    Array.from({ length: empty }, () => tile(null)),
  );
}

// Tapped again, a chosen card goes back to the pad.
function slot(card, toggle) {
  if (card === UNKNOWN) {
    return h("button", {
      type: "button",
      class: "card back slot",
      "data-key": "slot-unknown",
      "aria-label": t("pad.unseen"),
      onclick: () => toggle(card),
    });
  }
  return h("button", {
    type: "button",
    class: `card ${suitClass(card)} slot`,
    "data-key": `slot-${card}`,
    "aria-label": t("pad.take_back", { card: cardWords(card) }),
    onclick: () => toggle(card),
  }, face(card));
}

function partedSlots(ask, chosen, toggle) {
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
        ) => (card ? slot(card, toggle) : tile(null))),
      )
    ),
  );
}

export function grid(doc, chosen, room, toggle) {
  const ranks = ranksOf(doc.deck_cards);
  const gone = new Set(doc.seen);
  const full = chosen.length >= room && room !== 1;
  const cell = (card) => {
    if (!doc.deck_cards.includes(card) || gone.has(card)) {
      return h("span", { class: "gone", "aria-hidden": "true" });
    }
    const on = chosen.includes(card);
    return h("button", {
      type: "button",
      class: `cardkey ${suitClass(card)}${on ? " on" : ""}`,
      "data-key": `card-${card}`,
      "data-card": card,
      "aria-label": cardWords(card),
      "aria-pressed": String(on),
      disabled: full && !on,
      onclick: () => toggle(card),
    }, face(card));
  };
  const joker = doc.deck_cards.includes("Jk") ? h("div", { class: "jokers" }, cell("Jk")) : null;
  const node = h(
    "div",
    { class: "grid", role: "group", "aria-label": t("pad.cards") },
    [..."shdc"].map((suit) => ranks.map((rank, n) => firstOf(cell(rank + suit), n))),
  );
  node.style.setProperty("--ranks", ranks.length);
  return h("div", { class: "pad" }, node, joker);
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
  return toggle(card);
}
