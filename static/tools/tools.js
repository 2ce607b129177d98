// A tool without a hand: what is entered, and the answer of the API under it, new with every tap.
import { ask, Refused } from "../shell/api.js";
import { fill, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { deal } from "./deal.js";
import { oddChip, potLimit, sidePots } from "./arithmetic.js";
import { showdown } from "./judging.js";

const TOOLS = { "pot-limit": potLimit, "side-pots": sidePots, "odd-chip": oddChip, deal, showdown };
const page = JSON.parse(document.getElementById("page").textContent);
const tool = TOOLS[page.tool](page);
const root = document.getElementById("tool");
let asked = 0;
let answered = null;
let loads = Boolean(globalThis.nearby); // no server is asked, but an engine that takes its time to come

function change(patch) {
  Object.assign(tool.ui, patch);
  draw();
  judge();
  return true;
}

// The newest question alone is shown: answers may come in another order.
async function judge() {
  const mine = ++asked;
  const question = tool.question();
  const answer = question ? await ask(question.path, question.body).catch((problem) => ({ problem })) : null;
  if (mine !== asked) return;
  answered = answer;
  draw();
}

function draw() {
  fill(
    root,
    tool.screen(change),
    h(
      "section",
      { class: "answer", role: "status", "aria-live": "polite", "aria-label": t("tools.answer") },
      toolName(),
    ),
  );
}

function toolName() {
  if (!answered) return h("p", { class: "wait" }, loads ? t("tools.engine-loads") : tool.wants());
  if (answered.problem) {
    return h(
      "p",
      { class: answered.problem instanceof Refused ? "wait" : "refusal" },
      answered.problem.message,
    );
  }
  return tool.answer(answered);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input")) return;
  if (tool.typed?.(event.key, change)) event.preventDefault();
});
document.getElementById("game")?.addEventListener("change", ({ target: { form, value } }) => {
  if (form.dataset.pages) location.assign(form.dataset.pages.replace("*", value)); // a file a game
  else form.requestSubmit();
});
const stands = () => {
  loads = false;
  draw();
};
globalThis.nearby?.ready.then(stands, stands);
draw();
judge();
