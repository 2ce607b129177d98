// Every game there is with its other names, and how people say them: asked for once.
import { get } from "./api.js";
import { learn } from "./gamesearch.js";

let known = null;

// Without the server a game is known by what its list calls it.
export function allGames() {
  known ||= get("/games").then(({ games, words }) => {
    learn(words);
    return games;
  }, () => {
    known = null;
    return [];
  });
  return known;
}
