// Every word of a page, by key, in the language of this tablet: the catalogue comes with the page, from
// dealer_assist/texts/.
const island = document.getElementById("texts");
const TEXTS = island ? JSON.parse(island.textContent) : {};

// Is there such a text? A room's own game may call a street or a side as it likes.
export const has = (name) => name in TEXTS;

// The text of a word that the book of games says; the word itself where none is kept.
export const named = (
  group,
  word,
) => (has(`${group}${word}`) ? t(`${group}${word}`) : word.replaceAll("-", " "));

// t("key.word", {seat: 3, chips: 1200}): numbers are set with thousands apart; `n` chooses between "one" and
// "other".
export function t(name, args = {}) {
  const text = TEXTS[name];
  if (text === undefined) return missing(name);
  const template = typeof text === "string" ? text : text[args.n === 1 ? "one" : "other"];
  return template.replaceAll(
    /\{(\w+)(?::,)?\}/g,
    (_, key) => (typeof args[key] === "number" ? args[key].toLocaleString("en-US") : args[key]),
  );
}

// A table must not stand still for a word: the key's last part is better than no page.
function missing(name) {
  console.error(`no text "${name}"`);
  return name.split(".").at(-1).replaceAll("-", " ");
}
