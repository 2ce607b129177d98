// One search for a game, wherever one is chosen: by any of its names, as dealer_assist/rulebook/find_game.py, which
// has the words in which people say them.

const NO_MATCH = 9;
const MOST = 80; // letters of a question that are looked at
let words = { ways: [], bettings: [], letters: [] };
let ways = [];
const names = new Map(); // plain, as they were called

// `{ways: [["27", ["2 to 7", …]], …], bettings, letters}`: with the page, or with the list of games.
export function learn(spokenWords) {
  words = spokenWords;
  ways = words.ways.map(([short, spoken]) => [short, new RegExp(`\\b(?:${spoken.join("|")})\\b`, "g")]);
  names.clear();
}

const island = globalThis.document?.getElementById("game-words");
if (island) learn(JSON.parse(island.textContent));

function plain(text) {
  const bare = text.replaceAll(/['’`´]/g, "").replaceAll("+", " plus ");
  const letters = bare.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const together = (letters.match(/[a-z0-9]+/g) || []).join(" ");
  return ways.reduce((one, [short, spoken]) => one.replaceAll(spoken, short), together);
}

function plainName(name) {
  if (!names.has(name)) names.set(name, plain(name));
  return names.get(name);
}

function withoutBetting(asked) {
  for (const betting of words.bettings) {
    if (asked.startsWith(`${betting} `)) return asked.slice(betting.length + 1);
    if (asked.endsWith(` ${betting}`)) return asked.slice(0, -betting.length - 1);
    if (words.letters.includes(betting) && asked.startsWith(betting) && asked.length > 4) {
      return asked.slice(betting.length);
    }
  }
  return asked;
}

// 0 the same, 1 begins so, 2 has these words, 3 begins of words, 4 somewhere in it; 5 and 6 slips of it.
function rank(asked, name, slips) {
  const [together, whole] = [asked, name].map((one) => one.replaceAll(" ", ""));
  const [wanted, own] = [asked, name].map((one) => one.split(" "));
  if (together === whole) return 0;
  if (together.length > 1 && whole.startsWith(together)) return 1;
  if (wanted.every((word) => own.includes(word))) return 2;
  if (wanted.every((word) => own.some((mine) => mine.startsWith(word)))) return 3;
  if (together.length > 2 && whole.includes(together)) return 4;
  if (!slips) return NO_MATCH;
  if (near(together, whole)) return 5;
  return wanted.every((word) => own.some((mine) => near(word, mine))) ? 6 : NO_MATCH;
}

// One slip in four letters or more, two in seven or more.
function near(asked, name) {
  if (asked.length < 4 || Math.abs(asked.length - name.length) > 2) return asked === name;
  const alike = 2 * letterRuns(asked, name) / (asked.length + name.length);
  return alike >= (asked.length < 7 ? 6 / 8 : 10 / 14);
}

// How many letters both have in order: the longest run, and the same before and after it.
function letterRuns(one, other) {
  let [most, at, there] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1) {
    for (let j = 0; j < other.length; j += 1) {
      let run = 0;
      while (i + run < one.length && one[i + run] === other[j + run]) run += 1;
      if (run > most) [most, at, there] = [run, i, j];
    }
  }
  return most && most + letterRuns(one.slice(0, at), other.slice(0, there)) +
      letterRuns(one.slice(at + most), other.slice(there + most));
}

function ranked(games, asked, slips) {
  const of = new Map(games.map((game) => {
    const called = [game.name, ...(game.also || []), game.id].map(plainName);
    const likeness = Math.min(...called.map((name) => rank(asked, name, slips)));
    return [game, asked.replaceAll(" ", ".") === game.section ? 0 : likeness];
  }));
  return games.filter((game) => of.get(game) < NO_MATCH).sort((one, other) =>
    of.get(one) - of.get(other) || one.name.length - other.name.length ||
    (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
  );
}

// `games` of `{id, name, also, section}`, the likeliest first; without a word all of them, as they stand.
export function search(games, text) {
  if (!text.trim()) return games;
  const asked = plain(text.slice(0, MOST));
  const readings = [...new Set([asked, withoutBetting(asked)])].filter(Boolean);
  for (const slips of [false, true]) {
    for (const one of readings) {
      const answers = ranked(games, one, slips);
      if (answers.length) return answers;
    }
  }
  return [];
}
