// What the dealer reads of what others did.
import { t } from "../shell/texts.js";

// "Floor ruled: it stands. Heard by everybody (Maria, House rules 2, out-of-turn)"
export function ruledText({ decision, reason, by, rule }) {
  const what = t(`call.${decision}`);
  return rule ? t("call.ruled-by", { what, reason, by, rule }) : t("call.ruled", { what, reason, by });
}
