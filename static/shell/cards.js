// Cards as tiles: rank and suit shape; colour is never the only sign.
import { h } from "./dom.js";
import { SUITS } from "./suits.js";
import { t } from "./texts.js";

const ORDER = "AKQJT98765432";

export const UNKNOWN = "??";

export function cardWords(card) {
  if (card === UNKNOWN || card === null) return t("card.face-down");
  if (card === "Jk") return t("card.joker");
  return t("card.of", { rank: t(`rank.${card[0]}`), suit: t(`suit.${card[1]}`) });
}

// What is printed on a card, for a tile or a key.
export function face(card) {
  if (card === "Jk") return [h("b", {}, t("card.printed-joker"))];
  return [h("b", {}, card[0] === "T" ? "10" : card[0]), suitShape(card[1])];
}

function suitShape(suit) {
  const [svg, path] = ["svg", "path"].map((name) =>
    document.createElementNS("http://www.w3.org/2000/svg", name)
  );
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", SUITS[suit].join(" "));
  svg.append(path);
  return svg;
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
