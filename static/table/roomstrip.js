// What the room has to say at this table: who was called to it, who comes and goes, and what time costs now.
import { ask } from "../shell/api.js";
import { fill, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const WAKES = ["room", "table", "state"];
const AGAIN_MS = 60_000;
const strip = h("div", { id: "attable", role: "status", hidden: true });

// A table of an event is told by its event (attable.js); one without a server has no room around it.
export function beginRoom(desk) {
  if (globalThis.nearby) return;
  document.body.append(strip);
  document.addEventListener("news", ({ detail }) => WAKES.includes(detail.kind) && renew(desk));
  addEventListener("resize", place);
  renew(desk);
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
  strip.hidden = !lines.length && !time;
  fill(strip, ...lines.map((text) => h("p", {}, text)), ...(time ? [timeLine(desk, time)] : []));
  place();
  if (again) timer = setTimeout(() => renew(desk), AGAIN_MS);
}

function timeLine(desk, time) {
  const owes = time.owes.length ? t("attable.owes", { seats: time.owes.join(", ") }) : "";
  const button = h(
    "button",
    { type: "button", class: "key raise", "data-key": "take-time" },
    t("attable.take-time", { chips: time.comes_to }),
  );
  const line = h("p", {}, h("span", {}, owes), button);
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await ask(`/tables/${desk.table.id}/time`, {});
      renew(desk);
    } catch (problem) {
      button.disabled = false;
      line.firstChild.textContent = problem.message;
    }
  });
  return line;
}

// At the edge of the felt where the dealer sits: nobody's seat is there.
function place() {
  const edge = document.getElementById("felt").getBoundingClientRect().bottom;
  strip.style.top = `${Math.max(56, edge - strip.offsetHeight - 4)}px`;
}
