// A list that players look at: asked for again every few seconds, and drawn anew where it has changed.
import { lifted } from "../shell/finger.js";

const EVERY_MS = 4000;
const live = document.getElementById("live");
const away = document.getElementById("away");

async function renew() {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("live");
    await lifted();
    if (fresh && fresh.innerHTML !== live.innerHTML) live.replaceChildren(...fresh.childNodes);
    away.hidden = true;
  } catch {
    away.textContent = live.dataset.away ?? "";
    away.hidden = false;
  }
  setTimeout(renew, EVERY_MS);
}

setTimeout(renew, EVERY_MS);
