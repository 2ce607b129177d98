// Cards as tiles: rank and suit shape; colour is never the only sign.
import { h } from "./dom.js";
import { t } from "./texts.js";

const ORDER = "AKQJT98765432";
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" }; // drawn for us in the font that all pages are set in

export const UNKNOWN = "??";

export function cardWords(card) {
  if (card === UNKNOWN || card === null) return t("card.face-down");
  if (card === "Jk") return t("card.joker");
  return t("card.of", { rank: t(`rank.${card[0]}`), suit: t(`suit.${card[1]}`) });
}

const rankOn = (card) => (card[0] === "T" ? "10" : card[0]);

// What is printed on a card that lies there.
export function face(card) {
  if (card === "Jk") return [h("b", {}, t("card.printed-joker"))];
  return [h("b", {}, rankOn(card)), h("i", {}, SUITS[card[1]])];
}

// The same on a key: one text, as fifty-two of them come with one tap; where the keys are narrow it has two lines.
export const keyFace = (card) => (card === "Jk" ? face(card) : `${rankOn(card)}\n${SUITS[card[1]]}`);

export function suitClass(card) {
  return card === "Jk" ? "joker" : `suit-${card[1]}`;
}

// A card lying on the felt; null is a cell that waits for its card.
export function tile(card, size = "") {
  if (card === null) {
    return h("span", { class: `card empty ${size}`, role: "img", "aria-label": t("card.none") });
  }
  if (card === UNKNOWN) {
    return h("span", { class: `card back ${size}`, role: "img", "aria-label": t("card.face-down") });
  }
  return h("span", {
    class: `card ${suitClass(card)} ${size}`,
    "data-card": card,
    role: "img",
    "aria-label": cardWords(card),
  }, face(card));
}

export function ranksOf(deck) {
  return [...ORDER].filter((rank) => deck.some((card) => card[0] === rank && card !== "Jk"));
}

export function split(text) {
  return text.match(/Jk|\?\?|[2-9TJQKA][shdc]/g) || [];
}
