// The room as its first page shows it: asked for again every few seconds, with how long each table waits.
import { secondsSince, setClock } from "../shell/clock.js";
import { renew } from "../shell/renew.js";
import { elapsed } from "./tile.js";

const EVERY_MS = 5000;
const live = document.getElementById("live");

function time() {
  for (const one of live.querySelectorAll("[data-since]")) {
    one.textContent = ` · ${elapsed(secondsSince(one.dataset.since))}`;
  }
}

function put(fresh, answer) {
  if (answer.ok && !fresh) location.reload(); // the last table is gone, or nobody is signed in any more
  if (answer.ok && fresh) {
    const at = document.activeElement?.getAttribute("href");
    setClock(fresh.dataset.now);
    live.replaceChildren(...fresh.childNodes);
    if (at && document.activeElement === document.body) live.querySelector(`[href="${at}"]`)?.focus();
  }
  time();
}

setClock(live.dataset.now);
time();
renew(EVERY_MS, put, time); // where nobody answers, what was last said stays, and its time goes on
