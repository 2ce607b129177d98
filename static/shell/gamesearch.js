// One search for a game, wherever one is chosen: by any of its names, the likeliest first.

const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

// How well a game answers to what is written: a whole name first, then the beginning of one, then a part; of
// those that begin alike the shortest, so "hold" is hold'em and not one of its cousins.
function rank(game, words) {
  const names = [game.id, game.name, ...(game.also || [])].map(plain);
  const begun = names.filter((name) => name.startsWith(words)).map((name) => name.length);
  if (names.includes(words)) return 0;
  return begun.length ? 1 - 1 / Math.min(...begun) : names.some((name) => name.includes(words)) ? 2 : 3;
}

// `games` of `{id, name, also}`; without a word all of them, as they stand.
export function search(games, text) {
  const words = plain(text);
  if (!words) return games;
  return games.filter((game) => rank(game, words) < 3).sort((one, other) =>
    rank(one, words) - rank(other, words)
  );
}
