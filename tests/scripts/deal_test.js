import { same, script } from "./page.js";

const { entered, fieldsFor } = await script("tools/deal");

Deno.test("the figures of a deal end with the last that was typed; a gap counts as nothing", () => {
  const late = [];
  late[2] = "500"; // the third player first
  same([entered(["5000", "3000", ""]), entered(["5000", "", "20"]), entered(late), entered([])], [
    [5000, 3000],
    [5000, 0, 20],
    [0, 0, 500],
    [],
  ]);
});

Deno.test("there is always a field to type the next figure in, up to the most that are counted", () => {
  same([fieldsFor([], 15), fieldsFor(["1", "2"], 15), fieldsFor(Array(15).fill("1"), 15)], [2, 3, 15]);
});
