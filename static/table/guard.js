// The parts of the screen are drawn apart from each other: an error in one says so in its place, and the hand
// goes on.
import { fill, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";

// Draws into `root`; where that fails, a sentence stands there, with what `beside()` makes, and the error goes to
// the console.
export function part(root, draw, beside = () => null) {
  try {
    draw();
  } catch (problem) {
    console.error(problem);
    root.hidden = false;
    fill(root, h("p", { class: "broken", role: "alert" }, t("table.broken")), beside());
  }
}

// A value that drawing needs: when it cannot be worked out, what `instead()` answers.
export function attempt(make, instead = () => null) {
  try {
    return make();
  } catch (problem) {
    console.error(problem);
    return instead();
  }
}
