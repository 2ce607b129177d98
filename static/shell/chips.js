// The chips in play, for the keys beside the keypad; which there are comes with the page, from
// dealer_assist/rules/chips.py.
import { amount } from "./dom.js";
import { written } from "./numbers.js";

const VALUES = document.querySelector("meta[name=chips]").content.split(" ").map(Number);

// The largest chip in which all of these can be posted, as dealer_assist/rules/chips.py has it.
export function smallest(stakes) {
  const posted = stakes.filter(Boolean);
  return posted.length ? VALUES.findLast((value) => posted.every((chips) => chips % value === 0)) : 1;
}

// From the table's smallest chip upwards, as far as a stack goes.
export function chipsInPlay(doc, stack, most = 8) {
  return [doc.chip, ...VALUES.filter((value) => value > doc.chip && value % doc.chip === 0 && value <= stack)]
    .slice(0, most);
}

// Four of them for a wager: none that is lost beside the stakes.
export function wagerChips(doc, stack) {
  const { blinds, bring_in: bring, small_bet: bet, ante } = doc.setup;
  const stake = (blinds || []).find(Boolean) || bring || bet || ante || doc.chip;
  const all = chipsInPlay(doc, Infinity, VALUES.length);
  const first = Math.max(0, all.findLastIndex((value) => value <= stake / 2));
  return all.slice(first, first + 4).filter((value, n) => n === 0 || value <= stack);
}

// 25,000 on a key is 25K: to the chip, in fewer figures.
export function shortly(chips) {
  if (chips >= 1_000_000 && chips % 10_000 === 0) return `${written(chips / 1_000_000)}M`;
  return chips >= 1000 && chips % (chips < 10_000 ? 1000 : 100) === 0
    ? `${written(chips / 1000)}K`
    : amount(chips);
}
