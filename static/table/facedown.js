// Cards that are dealt face down before what is asked: nothing of them is entered, so nothing else would tell.

export function downSteps(doc) {
  const now = doc.waiting_for;
  if (doc.over || !(now?.kind === "act" ? doc.lines?.length : now?.alone)) return [];
  const steps = (doc.next || []).slice(0, -1);
  const open = steps.findIndex((step) => step.do === "deal" && !isDown(step));
  const before = open < 0 ? steps : steps.slice(0, open);
  return before.slice(0, before.findLastIndex(isDown) + 1); // a burn behind them is the open card's
}

export const isDown = (step) => step.do === "deal" && step.face === "down" && Array.isArray(step.to);

// Stud's seventh street: a bet is asked where a bet was asked, with nothing entered between the two.
export const betAfterBet = (doc) =>
  downSteps(doc).length > 0 && / (check|call|fold|all-in)$/.test(doc.lines.at(-1));
