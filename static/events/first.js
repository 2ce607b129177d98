// A table of an event before its first hand: what the event says of it, made new when it says something else.
import { lifted } from "../shell/finger.js";

const ASK_MS = 3000;
const live = document.getElementById("live");
let last = news(JSON.parse(live.dataset.state)); // what stands on the page

async function ask() {
  try {
    const answer = await fetch(live.dataset.event, { cache: "no-store" });
    if (answer.ok) await take(await answer.json());
  } catch { /* nobody answers: what stands here was true, and a key would say so */ }
  setTimeout(ask, ASK_MS);
}

// All but the time that is left of the level, which is not shown.
function news(message) {
  return JSON.stringify({ ...message, left: 0 });
}

async function take(message) {
  const changed = last !== news(message);
  last = news(message);
  if (changed) await refresh();
}

// The first hand may have been dealt from another screen: then the table's own page comes.
async function refresh() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("live");
  await lifted();
  if (fresh) live.replaceChildren(...fresh.childNodes);
  else location.assign(live.dataset.table);
}

ask();
