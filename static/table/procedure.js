// What the cards ask for: a procedure's steps above the keys.
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { ruleWords } from "../shell/words.js";

// A deck that ran out or a short stub: its steps, above the keys, done one by one or all at once.
let walked = { steps: "", at: 0 };

export function drawProcedure(desk, box) {
  box.hidden = !steps(desk);
  fill(box, steps(desk) ? procedureBox(desk, () => desk.change({ done: markOf(desk) })) : []);
}

// The steps that the dealer goes through, until they are done.
export const steps = (
  { doc, ui },
) => (doc.over || !doc.procedure || ui.done === markOf({ doc }) ? null : doc.procedure);
const markOf = ({ doc }) => `${doc.hand} ${doc.street} ${doc.procedure.steps.join(" ")}`;

function procedureBox(desk, done) {
  const { name, steps, rule } = desk.doc.procedure;
  const mark = markOf(desk);
  if (walked.steps !== mark) walked = { steps: mark, at: 0 };
  const { at } = walked;
  const step = () => {
    walked.at += 1;
    return desk.change({});
  };
  const more = at < steps.length - 1;
  return [
    h(
      "div",
      { class: "procedure-steps" },
      h("h2", {}, name[0].toUpperCase() + name.slice(1), h("i", {}, ` ${ruleWords(rule, desk.doc)}`)),
      h(
        "ol",
        { class: steps.length > 4 ? "many" : "" },
        steps.map((text, n) => h("li", { class: n < at ? "done" : n === at ? "now" : "" }, text)),
      ),
    ),
    h(
      "div",
      { class: "walk" },
      more ? key("procedure-done", t("floor.all_done"), { kind: "plain", onclick: done }) : null,
      more
        ? key("procedure-step", t("floor.step_done"), {
          kind: "go",
          onclick: step,
          small: t("floor.step_of", { step: at + 1, of: steps.length }),
        })
        : key("procedure-done", t("floor.done"), { kind: "go", onclick: done }),
    ),
  ];
}
