// What the table waits for, as keys: the one place where a kind of waiting finds its screen.
import { betAfterBet, downSteps, isDown } from "./facedown.js";
import { actKeys } from "./keys.js";
import { awardKeys } from "./push.js";
import { mucksBefore, showKeys } from "./showdown.js";
import { amount } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { street } from "../shell/words.js";
import { swapScreen } from "./changecard.js";
import {
  chooseKeys,
  dealKeys,
  discardKeys,
  doorKeys,
  drawKeys,
  lineEntry,
  missing,
  ownCardKeys,
  partKeys,
  releaseKeys,
  rollKeys,
} from "./steps.js";

const KINDS = {
  act: actKeys,
  deal: (desk, now) => dealKeys(desk, now, mucksBefore(desk, now)),
  draw: drawKeys,
  discard: discardKeys,
  part: partKeys,
  door: doorKeys,
  choose: chooseKeys,
  roll: rollKeys,
  show: showKeys,
  release: releaseKeys,
  push: awardKeys,
  over: awardKeys,
};

const ALONE = ["deal", "choose", "push"]; // what no card of before can be entered beside

// What was tapped so far of the entry that is asked: nothing.
export const untapped = () => ({
  amount: "",
  line: null,
  chosen: [],
  dice: [],
  again: false,
  rank: "",
  seat: null,
  skip: null,
  swap: null,
  late: false,
});

// `now`: what is asked on this screen; cards may be put off, and asked for again.
export function asked(doc, ui, mark) {
  const now = doc.waiting_for;
  if (now.optional && ui.skip === mark && !ui.late) return { ...now, kind: "act", text: "", alone: "" };
  const late = ui.late && (!ALONE.includes(now.kind) || now.optional && ui.skip === mark) && missing(doc);
  if (late) {
    const text = ui.late === late.due ? late.due : late.text;
    return { ...now, kind: "deal", late: true, alone: "", ...late, text };
  }
  return now;
}

export function screen(desk, now) {
  if (desk.ui.swap) return swapScreen(desk);
  return (KINDS[desk.doc.over ? "over" : now.kind] ||
    (now.seat && now.count === 1 ? ownCardKeys : lineEntry))(desk, now);
}

// The sentence for the dealer; without the cards that were put off it is the bet that is asked.
export function promptOf(doc, now) {
  if (betAfterBet(doc)) {
    const text = t("table.down-street", { street: street(doc.street), ask: rangeText(doc) || doc.ask });
    return text[0].toUpperCase() + text.slice(1);
  }
  // what goes face down before it is told by the line above the keys
  const text = now.alone && downSteps(doc).length ? now.alone : now.text;
  const range = now.kind === "act" && doc.ask && rangeText(doc);
  return range ? (text || doc.ask).replace(doc.ask, range) : text || doc.ask || doc.prompt;
}

// What is dealt face down before the next decision, to whom; of a draw each seat has its own number.
export function dealtDown(doc) {
  const steps = downSteps(doc);
  if (!steps.length) return "";
  const burns = steps.some((step) => step.do === "burn") ? [t("table.deal-burn")] : [];
  return t("table.deal-now", {
    steps: [
      ...burns,
      ...steps.filter(isDown).map(({ to, cards }, n) =>
        t(n ? "table.deal-more" : "table.deal-down", {
          n: cards,
          cards,
          to: t("table.deal-to", { n: to.length, seats: to.join(", ") }),
        })
      ),
    ].join(" · "),
  });
}

// A range as poker says it: what is called, and what it may be raised to.
function rangeText({ legal: may, to_act: seat }) {
  const verb = ["raise", "bet", "complete"].find((word) => may?.[word]?.max);
  if (!verb || may.bring_in) return "";
  const range = may[verb];
  const owes = may.call ? t("keys.ask_call", { chips: may.call }) : may.check && t("keys.ask_check");
  const [min, one] = range.amounts
    ? [range.amounts.map(amount).join(t("keys.or")), "_one"]
    : [range.min, range.min >= range.max ? "_one" : ""];
  const wager = t(`keys.ask_${verb}${one}`, { ...range, min });
  return t("keys.ask", { seat, what: [owes, wager].filter(Boolean).join(" · ") });
}
