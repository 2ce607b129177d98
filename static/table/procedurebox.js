// The steps of a procedure: those that are done, the one that is to be done, and the keys that go on.
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { ruleWords } from "../shell/words.js";

export function procedureBox(root, desk, { procedure }, { at, walk }) {
  const { name, steps, rule } = procedure;
  const done = () => walk(desk, steps.length);
  const step = () => walk(desk, at + 1);
  const more = at < steps.length - 1;
  fill(
    root,
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
  );
}
