// A table's bomb pots in a line.
import { t } from "../shell/texts.js";

export function planText(plan) {
  const often = plan.dealer_change
    ? t("nexthand.dealer")
    : plan.left === 0
    ? t("nexthand.now")
    : plan.left === null
    ? ""
    : t("nexthand.in", { n: plan.left + 1 });
  return [t("nexthand.bomb-of", { chips: plan.ante }), often].filter(Boolean).join(", ");
}
