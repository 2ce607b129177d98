// A table of an event: why it waits, who goes and who comes, until somebody says so here. Nothing is shown
// where all is well.
import { ask } from "../shell/api.js";
import { fill, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const ASK_MS = 4000;
const strip = h("div", { id: "attable", role: "status", hidden: true });

// Beside the felt of a table that plays an event; another table has its room there (roomstrip.js).
export function beginEvent(desk) {
  document.body.append(strip);
  document.addEventListener("news", () => renew(desk));
  new ResizeObserver(place).observe(document.getElementById("felt"));
  setInterval(() => renew(desk), ASK_MS);
  renew(desk);
}

async function renew(desk) {
  try {
    const answer = await fetch(`/tables/${desk.table.id}/event.json`, { cache: "no-store" });
    if (answer.ok) draw(desk, await answer.json());
  } catch { /* the badge of the connection says that nobody answers */ }
}

function draw(desk, message) {
  const waits = message?.waits || "";
  if (desk.waits !== waits) {
    desk.waits = waits;
    desk.change({});
  }
  const lines = message
    ? [
      message.waits && !message.go.length && h("p", {}, message.waits),
      ...message.go.map((one) => line(desk, "went", one, t("attable.gone"))),
      ...message.come.map((one) =>
        one.gone ? line(desk, "here", one, t("attable.arrived")) : h("p", {}, one.text)
      ),
      ...[...message.dead, ...message.lines].map((text) => h("p", {}, text)),
    ].filter(Boolean)
    : [];
  strip.hidden = !lines.length;
  fill(strip, ...lines);
  place();
}

// At the edge of the felt where the dealer sits: nobody's seat is there. Where a long list of pots has the
// felt's room too, below the list: nothing that is to be pushed lies under it.
function place() {
  const felt = document.getElementById("felt");
  strip.classList.toggle("below", !felt.offsetHeight);
  const edge = felt.getBoundingClientRect().bottom;
  strip.style.top = `${Math.max(56, edge - strip.offsetHeight - 4)}px`;
}

function line(desk, act, { seat, text }, name) {
  const button = h("button", { type: "button", class: "key go", "data-key": `${act}-${seat}` }, name);
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      draw(desk, await ask(`/tables/${desk.table.id}/event`, { act, seat }));
    } catch (problem) {
      button.disabled = false;
      button.before(h("span", { role: "alert" }, problem.message));
    }
  });
  return h("p", {}, h("span", {}, text), button);
}
