// What the table waits for, as keys: the one place where a kind of waiting finds its screen.
import { actKeys } from "./keys.js";
import { awardKeys, showKeys } from "./showdown.js";
import {
  chooseKeys, dealKeys, discardKeys, doorKeys, drawKeys, exposeKeys, lineEntry, partKeys, rollKeys,
} from "./steps.js";

const KINDS = {
  act: actKeys, deal: dealKeys, draw: drawKeys, discard: discardKeys, part: partKeys, door: doorKeys, expose: exposeKeys,
  choose: chooseKeys, roll: rollKeys, show: showKeys, push: awardKeys, over: awardKeys,
};

// `now`: what is asked on this screen; cards may be put off, and asked for again.
export function asked(doc, ui, mark) {
  const now = doc.waiting_for;
  if (now.optional && ui.skip === mark && !ui.late) return { ...now, kind: "act", text: "" };
  if ((now.kind === "act" || now.kind === "draw" || now.optional && ui.skip === mark) && ui.late) {
    const blank = doc.board.filter((card) => card === null).length;
    if (blank) return { ...now, kind: "deal", to: "board", count: blank, late: true, text: `Board cards not entered yet: ${blank}` };
    return { ...now, kind: "deal", to: "community", count: 1, late: true, text: "Enter the community card" };
  }
  return now;
}

export function screen(desk, now) {
  return (KINDS[desk.doc.over ? "over" : now.kind] || lineEntry)(desk, now);
}

// The sentence for the dealer; without the cards that were put off it is the bet that is asked.
export function promptOf(doc, now) {
  if (now.text) return now.text;
  const act = doc.prompt.indexOf(`Seat ${doc.to_act} to act`);
  return act > 0 ? doc.prompt.slice(act) : doc.prompt;
}
