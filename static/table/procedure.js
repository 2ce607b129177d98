// What the cards ask for: a procedure's steps above the keys, done one by one or all at once. How the box looks is
// procedurebox.js.
import { fill, rest } from "../shell/dom.js";
import { drawLater } from "./later.js";

// A deck that ran out or a short stub: which of its steps is to be done.
let walked = { steps: "", at: 0 };

export function drawProcedure(desk, box) {
  const listens = box.contains(document.activeElement);
  const on = steps(desk);
  box.hidden = !on;
  box.ariaLabel = on?.name;
  if (on) drawLater("procedure", desk, box, { at: stepOf(desk), walk });
  else fill(box);
  if (listens && !on) rest(document.getElementById("keys"));
}

function walk(desk, at) {
  walked = { steps: markOf(desk), at };
  return desk.change(at < desk.doc.procedure.steps.length ? {} : { done: markOf(desk) });
}

// The steps that the dealer goes through, until they are done.
export const steps = (
  { doc, ui },
) => (doc.over || !doc.procedure || ui.done === markOf({ doc }) ? null : doc.procedure);
const markOf = ({ doc }) => `${doc.hand} ${doc.street} ${doc.procedure.steps.join(" ")}`;
const stepOf = (desk) => walked.steps === markOf(desk) ? walked.at : 0;

// The step that a screen reader hears.
export const stepNow = (desk) => steps(desk)?.steps[stepOf(desk)];
