// The room as its first page shows it: asked for again every few seconds, with how long each table waits.
import { secondsSince, setClock } from "../shell/clock.js";
import { lifted } from "../shell/finger.js";
import { elapsed } from "./tile.js";

const EVERY_MS = 5000;
const live = document.getElementById("live");

function time() {
  for (const one of live.querySelectorAll("[data-since]")) {
    one.textContent = ` · ${elapsed(secondsSince(one.dataset.since))}`;
  }
}

async function renew() {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("live");
    await lifted();
    if (answer.ok && !fresh) location.reload(); // the last table is gone, or nobody is signed in any more
    if (answer.ok && fresh) {
      const at = document.activeElement?.getAttribute("href");
      setClock(fresh.dataset.now);
      live.replaceChildren(...fresh.childNodes);
      if (at && document.activeElement === document.body) live.querySelector(`[href="${at}"]`)?.focus();
    }
  } catch { /* what was last said stays, and its time goes on */ }
  time();
  setTimeout(renew, EVERY_MS);
}

setClock(live.dataset.now);
time();
setTimeout(renew, EVERY_MS);
