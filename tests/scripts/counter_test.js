import { same, script } from "./page.js";

const { counter } = await script("exchange/counter");
const bytes = (text) => new TextEncoder().encode(text);

Deno.test("files of a zip are counted by their heads, across the edges of chunks", () => {
  const count = counter(true);
  same(count(bytes("PK\x03\x04one PK\x03")), 1);
  same(count(bytes("\x04two PPK\x03\x04 PK\x01\x02")), 3);
});

Deno.test("rows are counted by the ends of their lines", () => {
  const count = counter(false);
  same([count(bytes("a,b\n1,")), count(bytes("2\n3,4\n"))], [1, 3]);
});
