import { same, script } from "./page.js";

const { brief, repaired, ruleWords, spoken, tellOf } = await script("shell/words");

Deno.test("an action line is said as the dealer says it", () => {
  same(spoken("3 raise 700"), "Seat 3 raises to 700");
  same(spoken("3 raise 12500", { 3: "Ann" }), "Seat 3 (Ann) raises to 12,500");
  same(spoken("2 draw 0"), "Seat 2 stands pat");
  same(spoken("deal board AhKd"), "Board: ace of hearts, king of diamonds");
  same(spoken("deal 4 up ??"), "Seat 4 is dealt: an unseen card");
  same(spoken("roll 3 5"), "Rolled 3 and 5");
});

Deno.test("on a small key the seat and the word are enough", () => {
  same(brief("3 raise 700"), "3 raise 700");
  same(brief("deal board AhKd7c"), "cards");
  same(brief("roll 3"), "roll 3");
});

Deno.test("a repair says what it was, what it is, and what was applied again", () => {
  same(
    repaired({ was: "4 raise 700", now: ["4 call"], again: 6, changed: 0, dropped: 1 }, {}),
    "Seat 4 raises to 700: changed to Seat 4 calls. 6 entries applied again. 1 entry left out.",
  );
});

Deno.test("where nobody draws, a no is said of what it was said to", () => {
  for (
    const [declines, said, small] of [
      ["buy", "Seat 1 leaves the card on sale", "1 leaves it"],
      ["expose", "Seat 1 keeps it down", "1 keeps it"],
      ["", "Seat 1 stands pat", "1 pat"],
    ]
  ) {
    tellOf({ declines });
    same([spoken("1 pat"), brief("1 pat")], [said, small]);
  }
  tellOf({}); // a hand that was kept from before
  same(spoken("1 pat"), "Seat 1 stands pat");
});

Deno.test("a rule is named once, by what it is of", () => {
  const [rule, words] = ["house rule max-seats", "Hausregel: mehr Spieler als Karten"];
  const hand = { rule_words: { [rule]: words } };
  same(ruleWords("R12", hand), "Ruling 12");
  same(ruleWords("1.2.3", {}), "Rulebook 1.2.3");
  same(ruleWords(rule, hand), words);
});
