// What the dealer reads of an entry that was not taken, and of what another tablet did.
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

// Why an entry cannot go out, whose outcome is not known here.
export function whyNot(reach, path, table) {
  if (reach) return "entry_behind";
  return path.endsWith("/hands") && table.event ? "event_waits" : "entry_waits";
}

// Tapped on what is not so any more.
export const overtaken = (message) => ({
  kind: "stale",
  text: [message?.text, t("live.overtaken")].filter(Boolean).join(": "),
});

export const refusal = ({ code, field, message, rule }) => ({
  kind: "refused",
  code,
  field,
  text: message + (rule ? ` (${rule})` : ""),
});

export function lastLine(state) {
  const entry = state.undoable.at(-1);
  return entry ? spoken(entry.line, state.names) : t("live.began");
}

// What another tablet did, in a few words.
export function changedTo(before, after) {
  if (after.hand !== before.hand) return t("live.new_hand", { number: after.number });
  if (after.rulings.length > (before.rulings?.length ?? 0)) return ruledText(after.rulings.at(-1));
  const was = before.undoable.at(-1);
  if (was && !after.undoable.some((entry) => entry.seq === was.seq)) {
    return t("live.took_back", { line: lastLine(before) });
  }
  const added = after.undoable.filter((entry) => entry.seq > before.seq);
  if (!added.length) return lastLine(after);
  return added.slice(-3).map((entry) => spoken(entry.line, after.names)).join("; ");
}

// "Floor ruled: it stands. Heard by everybody (Maria, House rules 2, out-of-turn)"
export function ruledText({ decision, reason, by, rule }) {
  const what = t(`call.${decision}`);
  return rule ? t("call.ruled-by", { what, reason, by, rule }) : t("call.ruled", { what, reason, by });
}
