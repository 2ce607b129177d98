// What the room has to say at this table: who was called to it, who comes and goes, and what time costs now.
import { ask } from "../shell/api.js";
import { h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { BETWEEN, stripOfWords } from "./strip.js";

const WAKES = ["room", "table", "state"];
const AGAIN_MS = 60_000;
let show = null;

// A table of an event is told by its event (attable.js); one without a server has no room around it.
export function beginRoom(desk) {
  if (globalThis.nearby) return;
  show = stripOfWords();
  document.addEventListener("news", ({ detail }) => WAKES.includes(detail.kind) && renew(desk));
  if (desk.sync.begun) renew(desk);
}

let timer = 0;

async function renew(desk) {
  clearTimeout(timer);
  if (navigator.onLine === false) return;
  try {
    const answer = await fetch(`/tables/${desk.table.id}/room.json`, { cache: "no-store" });
    if (answer.ok) draw(desk, await answer.json());
  } catch { /* the badge of the connection says that nobody answers */ }
}

function draw(desk, { lines, time, again }) {
  show(...lines.map((text) => h("p", {}, text)), ...(time ? [timeLine(desk, time)] : []));
  if (again) timer = setTimeout(() => renew(desk), AGAIN_MS);
}

function timeLine(desk, time) {
  const owes = time.owes.length ? t("attable.owes", { seats: time.owes.join(", ") }) : "";
  const button = h(
    "button",
    { type: "button", class: "key raise", "data-key": "take-time" },
    t("attable.take-time", { chips: time.comes_to }),
  );
  const line = h("p", { class: BETWEEN }, h("span", {}, owes), button);
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await ask(`/tables/${desk.table.id}/time`, { after: time.after });
      renew(desk);
    } catch (problem) {
      button.disabled = false;
      line.firstChild.textContent = problem.message;
    }
  });
  return line;
}
