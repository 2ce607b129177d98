// A table's bomb pots in a line; `next` is the hand to come, where that is known.
import { t } from "../shell/texts.js";

export function planText(plan, next = null) {
  const often = plan.dealer_change
    ? t("nexthand.dealer")
    : plan.vote
    ? t("nexthand.vote")
    : plan.left === 0
    ? t(next?.bomb_pot === false ? "nexthand.waits" : "nexthand.now")
    : plan.left === null
    ? ""
    : t("nexthand.in", { n: plan.left + 1 });
  return [t("nexthand.bomb-of", { chips: plan.ante }), often].filter(Boolean).join(", ");
}
