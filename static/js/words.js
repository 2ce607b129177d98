// Action lines as the dealer says them.
import { cardWords, split } from "./cards.js";
import { named, t } from "./texts.js";

const PLAIN = new Set(["fold", "check", "call", "complete", "bring-in", "all-in", "pat", "muck", "dead"]);

export function cardList(text) {
  return split(text).map((card) => (card === "??" ? t("said.unseen") : cardWords(card))).join(", ");
}

// "3 raise 700" -> "Seat 3 raises to 700".
export function spoken(line, names = {}) {
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
    return t(seat ? "said.is-dealt" : words[1] === "community" ? "said.community" : "said.board", {
      who,
      cards: cardList(line),
    });
  }
  if (words[0] === "roll") return t("said.roll", { dice: words.slice(1).join(t("said.and")) });
  if (words[0] === "reroll") return t("said.reroll");
  if (words[0] === "run") return t("said.run", { n: Number(words[1]) });
  if (words[0] === "void") return t("said.void");
  return done(words, line, who);
}

function done([, verb, what], line, who) {
  if (PLAIN.has(verb)) return t(`said.${verb}`, { who });
  if (["bet", "raise", "stack"].includes(verb)) return t(`said.${verb}`, { who, chips: Number(what) });
  if (verb === "draw") return t(what === "0" ? "said.pat" : "said.draw", { who, cards: what });
  if (verb === "discard") return t("said.discard", { who, cards: what });
  if (verb === "show") {
    return split(line).length
      ? t("said.show-cards", { who, cards: cardList(line) })
      : t("said.show", { who });
  }
  if (verb === "choose") return t("said.choose", { who, game: what });
  return t(`said.${verb}`, { who, cards: cardList(line) }); // of a step: part, expose, door, buy
}

// The same on a small key: "3 raise 700".
export function brief(line) {
  const words = line.split(" ");
  if (words[0] === "deal") return t("brief.cards");
  const dealers = !/^\d+$/.test(words[0]);
  const [seat, verb, what] = dealers ? ["", words[0], words.slice(1).join(" ")] : words;
  return t(`brief.${verb}`, { seat, what: /^\d+$/.test(what) ? Number(what) : what });
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
