// A page that is drawn anew between the press and the release of a mouse's button loses the click, and a slider the
// finger: what comes by itself waits for the hand.
const LONGEST_MS = 3000;
let down = false;
const waiting = [];

function lift() {
  down = false;
  for (const go of waiting.splice(0)) go();
}

addEventListener("pointerdown", () => down = true, true);
// the click comes right after the release
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(lift), true);

export function lifted() {
  if (!down) return Promise.resolve();
  return new Promise((go) => {
    waiting.push(go);
    setTimeout(go, LONGEST_MS);
  });
}
