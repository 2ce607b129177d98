// Runs before the first paint: the felt that the server has drawn gets its places on this screen.
import { suitShape } from "../shell/cards.js";
import { arrange } from "../shell/seating.js";
import { isOn } from "../shell/theme.js";

const cloth = document.getElementById("felt");

if (navigator.onLine === false) { // this page is kept from before, the hand may not be
  for (const drawn of [cloth, document.getElementById("where")]) drawn.replaceChildren();
}
for (const card of cloth.querySelectorAll("[class*='suit-']")) card.append(suitShape(card.dataset.card[1]));
// on a phone the keys decide how much room the felt has
if (cloth.firstChild && !matchMedia("(max-width: 599px)").matches) arrange(cloth, isOn("mirror"));
