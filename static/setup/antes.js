// Ante and bring-in where nobody posts blinds, as dealer_assist/session/stakes.py has them.
import { smallest } from "../shell/chips.js";

// Two figures, rounded down to 5, 50, 500, and to whole chips: what is paid at a glance.
function tidy(chips, chip) {
  const step = chips < 10 ? 1 : 5 * 10 ** (String(Math.floor(chips)).length - 2);
  return Math.max(Math.floor(Math.floor(chips / step) * step / chip) * chip, chip);
}

// What follows from a bet that somebody wrote: a sixth and a third, a chip apart where the bet has room for it.
export function following(bet, chip) {
  const least = bet % chip ? smallest([bet]) : chip;
  const ante = tidy(bet / 6, least), third = tidy(bet / 3, least);
  const above = Math.max(third, ante + least);
  return { ante, bring_in: above < bet ? above : Math.min(third, bet) };
}

// The chips part the ante from the bring-in, and that from the bet; where a mix has blinds too, half the bet is one.
export const parts = ({ ante, bring_in: opens, small_bet: bet, big_blind: blind }, chip, halved) =>
  ante < opens && opens < (bet || blind) && !(halved && bet / 2 % chip);
