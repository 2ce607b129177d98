// Action lines as the dealer says them.
import { amount } from "./dom.js";
import { cardWords, split } from "./cards.js";

const PLAIN = { fold: "folds", check: "checks", call: "calls", complete: "completes", "bring-in": "brings it in",
  "all-in": "is all-in", pat: "stands pat", muck: "mucks" };

export function cardList(text) {
  return split(text).map((card) => (card === "??" ? "an unseen card" : cardWords(card))).join(", ");
}

// "3 raise 700" -> "Seat 3 raises to 700".
export function spoken(line, names = {}) {
  const words = line.split(" ");
  if (words[0] === "deal") {
    const where = /^\d+$/.test(words[1]) ? `Seat ${words[1]} is dealt` : words[1] === "community" ? "Community card" : "Board";
    return `${where}: ${cardList(line)}`;
  }
  if (words[0] === "roll") return `Rolled ${words.slice(1).join(" and ")}`;
  if (words[0] === "run") return words[1] === "1" ? "Run once" : `Run ${words[1]} times`;
  if (words[0] === "void") return "Hand made void";
  const name = names[words[0]];
  return `Seat ${words[0]}${name ? ` (${name})` : ""} ${done(words, line)}`;
}

function done([, verb, what], line) {
  if (PLAIN[verb]) return PLAIN[verb];
  if (verb === "bet") return `bets ${amount(what)}`;
  if (verb === "raise") return `raises to ${amount(what)}`;
  if (verb === "draw") return what === "0" ? "stands pat" : `draws ${what}`;
  if (verb === "discard") return `discards ${what}`;
  if (verb === "show") return split(line).length ? `shows ${cardList(line)}` : "shows";
  return line.split(" ").slice(1).join(" ");
}

export const SEVERAL = ["", "once", "twice", "three times", "four times"];

export function street(name) {
  return name.replaceAll("-", " ");
}

// Why a roll does not count; the words are those of the action line.
export const REROLL = {
  slid: "Slid, not tumbled", short: "Not far enough", cocked: "Cocked", "off-table": "Off the table", early: "Too early", other: "Other",
};
