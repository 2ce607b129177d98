// Cards that are dealt face down before the next bet: nothing of them is entered, so nothing else would tell.

export function downSteps(doc) {
  if (doc.over || doc.waiting_for?.kind !== "act" || !doc.lines?.length) return [];
  const steps = (doc.next || []).slice(0, -1);
  return steps.some(isDown) ? steps : [];
}

export const isDown = (step) => step.do === "deal" && step.face === "down" && Array.isArray(step.to);

// Stud's seventh street: a bet is asked where a bet was asked, with nothing entered between the two.
export const betAfterBet = (doc) =>
  downSteps(doc).length > 0 && / (check|call|fold|all-in)$/.test(doc.lines.at(-1));
