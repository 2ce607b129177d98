// Every word of a page, by key, in the language of this tablet: the catalogue is a script that the page names
// before this one, of dealer_assist/texts/.
import { amount } from "./dom.js";
import { written as number } from "./numbers.js";

const TEXTS = globalThis.$texts ?? {};

const message = (name) => TEXTS[name.replace(".", "-")];

// Is there such a text? A room's own game may call a street or a side as it likes.
export const has = (name) => message(name) !== undefined;

// The text of a word that the book of games says; the word itself where none is kept.
export const named = (
  group,
  word,
) => (has(`${group}${word}`) ? t(`${group}${word}`) : word.replaceAll("-", " "));

// t("key.word", {seat: 3, chips: 1200}): numbers are set with thousands apart.
export const t = (name, args = {}) => has(name) ? filled(message(name), args) : missing(name);

// A text with gaps `{seat}`; a choice by number or plural form, `{"$": "n", one: …, other: …}`; a list of both.
function filled(text, args) {
  if (Array.isArray(text)) return text.map((part) => filled(part, args)).join("");
  if (typeof text === "object") {
    const n = args[text.$];
    return filled(text[n] || (typeof n === "number" && text[form(n)]) || text.other, args);
  }
  return text.replaceAll(/\{(\w+)\}/g, (_, key) => written(key, args[key]));
}

function written(key, value) {
  if (typeof value !== "number") return value;
  return key === "chips" ? amount(value) : number(value);
}

// "one", "few", … as the language of this page counts.
let rules = null;
const form = (n) => (rules ||= new Intl.PluralRules(document.documentElement.lang)).select(n);

// A table must not stand still for a word: the key's last part is better than no page.
function missing(name) {
  console.error(`no text "${name}"`);
  return name.split(".").at(-1).replaceAll("-", " ");
}
