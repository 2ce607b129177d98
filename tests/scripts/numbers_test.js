import { same } from "./page.js";

const cases = JSON.parse(Deno.readTextFileSync(new URL("./amounts.json", import.meta.url)));

// The module as a page of this language has it.
function numbers(language) {
  const [thousands, decimal] = cases["as CLDR"][language];
  document.documentElement.dataset = { thousands, decimal };
  return import(`../../static/shell/numbers.js?${language}`);
}

for (const [language, written] of Object.entries(cases.written)) {
  Deno.test(`numbers are written as ${language} writes them`, async () => {
    const page = await numbers(language);
    for (const [value, text] of Object.entries(written)) same(page.written(Number(value)), text);
  });
}

Deno.test("an amount is read alike in every language, and nothing that could be two", async () => {
  for (const language of Object.keys(cases.written)) {
    const { readWhole, written } = await numbers(language);
    for (const [text, chips] of Object.entries(cases.typed)) same([text, readWhole(text)], [text, chips]);
    for (const chips of [1, 999, 1500, 12500, 1250000]) same(readWhole(written(chips)), chips);
  }
});

Deno.test("a cell of a sheet becomes figures, and stays as it was typed where it is no amount", async () => {
  const { inFigures } = await numbers("de");
  same(["1.000/2.000", "10k", "1,5/3", "stud-8 limit", ""].map(inFigures), [
    "1000/2000",
    "10000",
    "1,5/3",
    "stud-8 limit",
    "",
  ]);
});

Deno.test("the marks are those of CLDR", () => {
  for (const [language, marks] of Object.entries(cases["as CLDR"])) {
    const parts = new Intl.NumberFormat(language, { useGrouping: "always" }).formatToParts(1234567.5);
    const mark = (type) => parts.find((part) => part.type === type).value.replace(/\s/, " ");
    same([language, mark("group") + mark("decimal")], [language, marks]);
  }
});
