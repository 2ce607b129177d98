import { same, script } from "./page.js";

const { figured } = await script("shell/press");
const { chipsInPlay, shortly, smallest, wagerChips } = await script("shell/chips");

Deno.test("figures grow by a key, lose leading noughts and stop at twelve", () => {
  same(["7", "00", "5"].reduce(figured, ""), "7005");
  same(figured("0", "5"), "5");
  same(figured("12", "Backspace"), "1");
  same(figured("12", "x"), null);
  same(figured("999999999999", "9"), "999999999999");
});

Deno.test("the smallest chip is the largest that everything can be posted in", () => {
  same([smallest([50, 100]), smallest([100, 200, 25]), smallest([1, 3]), smallest([])], [25, 25, 1, 1]);
});

Deno.test("the chips of a table go from its smallest as far as the stack", () => {
  same(chipsInPlay({ chip: 25 }, 1200), [25, 100, 500, 1000]);
  same(wagerChips({ chip: 25, setup: { blinds: [100, 200] } }, 10_000), [25, 100, 500, 1000]);
  same([shortly(25_000), shortly(1_500_000), shortly(2500), shortly(975)], ["25K", "1.5M", "2,500", "975"]);
});
