// A table of an event: why it waits, who goes and who comes, until somebody says so here. Nothing is shown
// where all is well.
import { h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { stripOfWords } from "./strip.js";

const ASK_MS = 4000;
let show = null;
let last = null; // what the server said then
let tapped = new Set(); // what was tapped here since, and waits or has arrived

// Beside the felt of a table that plays an event; another table has its room there (roomstrip.js).
export function beginEvent(desk) {
  show = stripOfWords();
  document.addEventListener("news", () => renew(desk));
  setInterval(() => renew(desk), ASK_MS);
  last = kept(desk);
  renew(desk);
}

async function renew(desk) {
  const waited = waiting(desk);
  try {
    const answer = await fetch(`/tables/${desk.table.id}/event.json`, { cache: "no-store" });
    if (answer.ok) {
      last = await answer.json();
      tapped = waited;
      keep(desk);
      return draw(desk, last);
    }
  } catch { /* the badge of the connection says that nobody answers */ }
  if (!last || desk.sync.reach) return;
  tapped = waiting(desk);
  // why it waits may be over by now: the clock goes on here, and says so when a hand is to be dealt
  draw(desk, { ...last, waits: "" });
}

// A page that is opened without a connection goes on from what was said last.
const place = ({ table }) => `attable ${table.id}`;
function keep(desk) {
  try {
    localStorage.setItem(place(desk), JSON.stringify(last));
  } catch { /* it is asked for again */ }
}
function kept(desk) {
  try {
    return JSON.parse(localStorage.getItem(place(desk)));
  } catch {
    return null;
  }
}

const mark = (act, { seat, player }) => `${act} ${seat} ${player}`;
const waiting = ({ sync }) =>
  new Set(
    sync.outbox.entries.filter(({ path }) => path.endsWith("/event")).map(({ body }) => mark(body.act, body)),
  );

function draw(desk, message) {
  desk.sync.eventActs(message?.acts);
  const waits = message?.waits || "";
  if (desk.waits !== waits) {
    desk.waits = waits;
    desk.change({});
  }
  waiting(desk).forEach((one) => tapped.add(one));
  const open = (act) => (one) => !tapped.has(mark(act, one));
  const lines = message
    ? [
      message.waits && !message.go.length && h("p", {}, message.waits),
      ...message.go.filter(open("went")).map((one) => line(desk, "went", one, t("attable.gone"))),
      ...message.come.filter(open("here")).map((one) =>
        one.gone ? line(desk, "here", one, t("attable.arrived")) : h("p", {}, one.text)
      ),
      ...[...message.dead, ...message.lines].map((text) => h("p", {}, text)),
    ].filter(Boolean)
    : [];
  show(...lines);
}

function line(desk, act, one, name) {
  const button = h("button", { type: "button", class: "key go", "data-key": `${act}-${one.seat}` }, name);
  button.addEventListener("click", () => tellMove(desk, act, one));
  return h("p", {}, h("span", {}, one.text), button);
}

// It waits in its place among the entries of the hands: who has gone is not dealt into those behind it.
async function tellMove(desk, act, { seat, player, free }) {
  if (act === "went" && !free && !desk.sync.reach) {
    return desk.change({ message: { kind: "refused", text: t("attable.not-free") } });
  }
  // said with its method, as a seat's: no line of a hand follows it
  const going = desk.enter(`/tables/${desk.table.id}/event`, { act, seat, player }, {
    kind: "done",
    text: t(`attable.${act}`, { player, seat }),
  }, "POST");
  going.then(() => renew(desk));
  await desk.sync.rests();
  if (last) draw(desk, last);
}
