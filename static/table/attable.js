// A table of an event: why it waits, who goes and who comes, until somebody says so here. Nothing is shown
// where all is well.
import { ask } from "../shell/api.js";
import { h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { stripOfWords } from "./strip.js";

const ASK_MS = 4000;
let show = null;
let last = null; // what the server said then

// Beside the felt of a table that plays an event; another table has its room there (roomstrip.js).
export function beginEvent(desk) {
  show = stripOfWords();
  document.addEventListener("news", () => renew(desk));
  setInterval(() => renew(desk), ASK_MS);
  renew(desk);
}

async function renew(desk) {
  try {
    const answer = await fetch(`/tables/${desk.table.id}/event.json`, { cache: "no-store" });
    if (answer.ok) return draw(desk, last = await answer.json());
  } catch { /* the badge of the connection says that nobody answers */ }
  // why it waits may be over by now: the clock goes on here, and says so when a hand is to be dealt
  if (last && !desk.sync.reach) draw(desk, { ...last, waits: "" });
}

function draw(desk, message) {
  desk.sync.eventActs(message?.acts);
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
  show(...lines);
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
