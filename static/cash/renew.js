// A list that players look at: asked for again every few seconds, and drawn anew where it has changed.
import { renew } from "../shell/renew.js";

const EVERY_MS = 4000;
const live = document.getElementById("live");
const away = document.getElementById("away");

renew(EVERY_MS, (fresh) => {
  if (fresh && fresh.innerHTML !== live.innerHTML) live.replaceChildren(...fresh.childNodes);
  away.hidden = true;
}, () => {
  away.textContent = live.dataset.away ?? "";
  away.hidden = false;
});
