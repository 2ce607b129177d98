// Runs before the first paint: the felt that the server has drawn gets its places on this screen.
import { arrange } from "../shell/seating.js";
import { suitShape } from "../shell/suits.js";
import { isOn } from "../shell/theme.js";

const cloth = document.getElementById("felt");

if (navigator.onLine === false) { // this page is kept from before, the hand may not be
  for (const drawn of [cloth, document.getElementById("where")]) drawn.replaceChildren();
}
for (const card of cloth.querySelectorAll("[class*='suit-']")) card.append(suitShape(card.dataset.card[1]));
// on a phone the keys decide how much room the felt has
if (cloth.firstChild && !matchMedia("(max-width: 599px)").matches) arrange(cloth, isOn("mirror"));

// The table's own script begins when the first frame is on the screen; a page that nobody sees has no frames.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

function begin() {
  const src = document.getElementById("begins").href;
  document.body.append(Object.assign(document.createElement("script"), { type: "module", src }));
}
