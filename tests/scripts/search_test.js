import { same, script } from "./page.js";

const { learn, search } = await script("shell/gamesearch");
const { words, games, asked } = JSON.parse(Deno.readTextFileSync(Deno.env.get("GAMES_ASKED")));

Deno.test("a page finds the games that the server finds, in its order", () => {
  learn(words);
  for (const [text, ids] of Object.entries(asked)) {
    same({ [text]: search(games, text).map((game) => game.id) }, { [text]: ids });
  }
});

Deno.test("without a word every game stands as it stood", () => {
  same(search(games, "  "), games);
});
