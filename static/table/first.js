// Runs before the first paint: the felt that the server has drawn gets its places on this screen.
import { arrange } from "../shell/seating.js";
import { suitShape } from "../shell/suits.js";

const LATEST_MS = 3000;
const cloth = document.getElementById("felt");
// as the server wrote it: what this tablet chose since (shell/theme.js) is asked of another process, after the frame
const mirrored = "mirror" in document.documentElement.dataset;

if (navigator.onLine === false) { // this page is kept from before, the hand may not be
  for (const drawn of [cloth, document.getElementById("where")]) drawn.replaceChildren();
}
for (const card of cloth.querySelectorAll("[class*='suit-']")) card.append(suitShape(card.dataset.card[1]));
// on a phone the keys decide how much room the felt has
if (cloth.firstChild && !matchMedia("(max-width: 599px)").matches) arrange(cloth, mirrored);

// The table's own script is fetched when the first frame has been seen: reading it takes as long as drawing that frame.
// A page that nobody sees has no frame, and one that was left at once may have none.
let begun = false;
const timed = PerformanceObserver.supportedEntryTypes?.includes("paint");
if (document.hidden) begin();
else if (timed && !performance.getEntriesByType("paint").length) {
  new PerformanceObserver(begin).observe({ type: "paint" });
  setTimeout(begin, LATEST_MS);
} else requestAnimationFrame(() => setTimeout(begin)); // the head was on the screen before its felt

function begin() {
  if (begun) return;
  begun = true;
  document.body.append(document.getElementById("begins").content.cloneNode(true));
}
