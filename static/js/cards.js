// Cards as tiles: rank and suit shape; colour is never the only sign.
import { h } from "./dom.js";
import { t } from "./texts.js";

const SHAPES = {
  s: "M12 2C9 7 3 9.500 3 14a4.300 4.300 0 0 0 7.600 2.700C10.500 19 9.700 20.800 8 22h8c-1.700-1.200-2.500-3-2.600-5.300A4.300 4.300 0 0 0 21 14c0-4.500-6-7-9-12z",
  h: "M12 21.500C9 18 2.500 14 2.500 8.300A4.900 4.900 0 0 1 12 6.200a4.900 4.900 0 0 1 9.500 2.100C21.500 14 15 18 12 21.500z",
  d: "M12 1.500 20 12l-8 10.500L4 12z",
  c: "M12 2a4.600 4.600 0 0 0-3.900 7.100A4.600 4.600 0 1 0 10.700 16C10.600 18.600 9.700 20.600 8 22h8c-1.700-1.400-2.600-3.400-2.700-6a4.600 4.600 0 1 0 2.600-6.900A4.600 4.600 0 0 0 12 2z",
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
  if (card === null) return h("span", { class: `card empty ${size}`, role: "img", "aria-label": t("card.none") });
  if (card === UNKNOWN) return h("span", { class: `card back ${size}`, role: "img", "aria-label": t("card.face-down") });
  return h("span", { class: `card ${suitClass(card)} ${size}`, "data-card": card, role: "img", "aria-label": cardWords(card) }, face(card));
}

export function ranksOf(deck) {
  return [...ORDER].filter((rank) => deck.some((card) => card[0] === rank && card !== "Jk"));
}

export function split(text) {
  return text.match(/Jk|\?\?|[2-9TJQKA][shdc]/g) || [];
}
