import { same, script } from "./page.js";

let click = null; // what hears every click
globalThis.document.addEventListener = (_, heard) => click = heard;
const fingers = await script("table/fingers");

// A finger on a key at this place and time: was it taken?
function taken(key, time, [clientX, clientY] = [0, 0]) {
  let stopped = false;
  click({
    target: { closest: () => ({ dataset: { key } }) },
    timeStamp: time,
    detail: 1,
    clientX,
    clientY,
    stopImmediatePropagation: () => stopped = true,
  });
  return !stopped;
}

Deno.test("a second tap of a nervous finger counts for nothing, on its key or on what came under it", () => {
  same([taken("call", 1000), taken("call", 1200), taken("call", 1500)], [true, false, true]);
  same([taken("draw-0", 3000, [330, 600]), taken("check", 3200, [335, 605])], [true, false]);
  same([taken("draw-0", 5000, [330, 600]), taken("check", 5300, [335, 605])], [true, true]);
  same(fingers.lastKey(), "check");
});
