// A strip of words beside the felt: what the room or an event has to say at this table. Hidden while there is nothing.
import { fill, h } from "../shell/dom.js";

const LEAST_TOP = 56; // below the head of the page
const EDGE = 4;
export const BETWEEN = "between"; // a line that counts between two hands, and is not seen in one

/** @returns {(...lines: HTMLElement[]) => void} shows these lines in place of those before */
export function stripOfWords() {
  const strip = h("div", { id: "attable", role: "status", hidden: true });
  const felt = document.getElementById("felt");
  document.getElementById("panel").before(strip);
  const place = () => placed(strip, felt);
  const sized = new ResizeObserver(place);
  [felt, strip].forEach((one) => sized.observe(one));
  addEventListener("resize", place);
  return (...lines) => {
    strip.hidden = !lines.length;
    strip.classList.toggle(BETWEEN, lines.every((one) => one.className === BETWEEN));
    fill(strip, ...lines);
    place();
  };
}

// At the edge of the felt where the dealer sits: nobody's seat is there. Where a long list of pots has the
// felt's room too, below the list: nothing that is to be pushed lies under it. On a phone the style gives it room of
// its own between felt and prompt.
function placed(strip, felt) {
  strip.classList.toggle("below", !felt.offsetHeight);
  const edge = felt.getBoundingClientRect().bottom;
  strip.style.top = `${Math.max(LEAST_TOP, edge - strip.offsetHeight - EDGE)}px`;
}
