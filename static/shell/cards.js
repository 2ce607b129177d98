// Cards as tiles: rank and suit shape; colour is never the only sign.
import { h } from "./dom.js";
import { t } from "./texts.js";

const SHAPES = {
  s: "M12 2C9 7 3 9.5 3 14a4.3 4.3 0 0 0 7.6 2.7C10.5 19 9.7 20.8 8" +
    " 22h8c-1.7-1.2-2.5-3-2.6-5.3A4.3 4.3 0 0 0 21 14c0-4.5-6-7-9-12z",
  h: "M12 21.5C9 18 2.5 14 2.5 8.3A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1" +
    " 9.5 2.1C21.5 14 15 18 12 21.5z",
  d: "M12 1.5 20 12l-8 10.5L4 12z",
  c: "M12 2a4.6 4.6 0 0 0-3.9 7.1A4.6 4.6 0 1 0 10.7 16C10.6 18.6 9.7" +
    " 20.6 8 22h8c-1.7-1.4-2.6-3.4-2.7-6a4.6 4.6 0 1 0 2.6-6.9A4.6 4.6 0 0 0 12 2z",
};
const ORDER = "AKQJT98765432";

export const UNKNOWN = "??";

export function cardWords(card) {
  if (card === UNKNOWN || card === null) return t("card.face-down");
  if (card === "Jk") return t("card.joker");
  return t("card.of", { rank: t(`rank.${card[0]}`), suit: t(`suit.${card[1]}`) });
}

export function suitShape(suit) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[suit]);
  svg.append(path);
  return svg;
}

// What is printed on a card, for a tile or a key.
export function face(card) {
  if (card === "Jk") return [h("b", {}, t("card.printed-joker"))];
  return [h("b", {}, card[0] === "T" ? "10" : card[0]), suitShape(card[1])];
}

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
