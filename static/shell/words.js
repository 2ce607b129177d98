// Action lines as the dealer says them.
import { cardWords, split } from "./cards.js";
import { has, named, t } from "./texts.js";

// "R12" is the twelfth of the product's own rulings, "1.2.3" a section of the rulebook; a house rule comes in words.
export function ruleWords(rule, { rule_words: words }) {
  if (/^R\d+$/.test(rule)) return t("push.ruling", { number: rule.slice(1) });
  return words?.[rule] || t("push.section", { number: rule });
}

export function cardList(text) {
  return split(text).map((card) => (card === "??" ? t("said.unseen") : cardWords(card))).join(", ");
}

let declines = ""; // what "pat" says no to in the hand that is told: a card on sale, opening one

// From now on the lines of this hand are told.
export function tellOf(hand) {
  declines = hand?.declines || "";
}

// "3 raise 700" -> "Seat 3 raises to 700"; who says no to what is `asked` is not pat.
export function spoken(line, names = {}, asked = declines) {
  const words = line.split(" ");
  const seat = /^\d+$/.test(words[0])
    ? words[0]
    : words[0] === "deal" && /^\d+$/.test(words[1])
    ? words[1]
    : null;
  const who = seat &&
    (words[0] !== "deal" && names[seat]
      ? t("said.seat-named", { seat, name: names[seat] })
      : t("said.seat", { seat }));
  if (words[0] === "deal") {
    const sold = `said.${words[1]}-${asked}`; // no card of all, but one that is on sale
    return t(seat ? "said.is-dealt" : has(sold) ? sold : `said.${words[1]}`, {
      who,
      cards: cardList(line),
    });
  }
  if (words[0] === "roll") return t("said.roll", { dice: words.slice(1).join(t("said.and")) });
  if (words[0] === "reroll" || words[0] === "release") return t(`said.${words[0]}`);
  if (words[0] === "run") return t("said.run", { n: Number(words[1]) });
  if (words[0] === "void") return t("said.void");
  return done(words, line, who, asked);
}

// Every verb has its text, which takes of these what it needs.
function done([, verb, what], line, who, asked) {
  if (verb === "draw" && what === "0") return t("said.pat", { who });
  if (verb === "pat" && has(`said.no-${asked}`)) return t(`said.no-${asked}`, { who });
  const counted = verb === "draw" || verb === "discard";
  const shown = verb === "show" && split(line).length;
  return t(shown ? "said.show-cards" : `said.${verb}`, {
    who,
    chips: Number(what),
    game: what,
    cards: counted ? what : cardList(line),
  });
}

// The same on a small key: "3 raise 700".
export function brief(line) {
  const words = line.split(" ");
  if (words[0] === "deal") return t("brief.cards");
  const dealers = !/^\d+$/.test(words[0]);
  const [seat, verb, what] = dealers ? ["", words[0], words.slice(1).join(" ")] : words;
  if (verb === "pat" && has(`brief.no-${declines}`)) return t(`brief.no-${declines}`, { seat });
  return t(`brief.${verb}`, { seat, what: /^\d+$/.test(what) ? Number(what) : what });
}

// What a seat did last, "call"; how much, the chips in front say, and what was posted, badge and bet.
export function lastDid(last) {
  if (last.startsWith("posts")) return "";
  const [verb] = last.split(" ");
  return has(`felt.did-${verb}`) ? t(`felt.did-${verb}`) : last.replace(/ \d+$/, "");
}

export function street(name) {
  return named("round.", name);
}

// "Seat 4 raises to 700" is now "Seat 4 calls"; 6 entries applied again.
export function repaired(repair, names) {
  const was = spoken(repair.was, names);
  const now = repair.now.map((one) => spoken(one, names)).join(", ");
  return [
    now ? t("log.changed", { was, now }) : t("log.taken-out", { was }),
    t("log.applied", { n: repair.again }),
    repair.changed ? t("log.also", { n: repair.changed }) : "",
    repair.dropped ? t("log.dropped", { n: repair.dropped }) : "",
  ].filter(Boolean).join(" ");
}
