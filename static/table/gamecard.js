// When the game changes: is its card due, who chooses, and where the hand stands.
import { write } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { street } from "../shell/words.js";

// The first sight of a game: the card comes up by itself.
export function cardDue(before, state) {
  const begins = state.mix?.changes && state.status === "open" && !state.undoable.length;
  return begins && before?.hand !== state.hand ? "card" : null;
}

// The head of the page: which hand, of which game, on which street.
export function whereIs(hand) {
  const on = { number: hand.number, street: hand.over ? t("table.over") : street(hand.street) };
  const game = hand.mix?.text || hand.game_called;
  if (hand.setup.killer && hand.bets.length) {
    return t("gamecard.where-kill", { ...on, small: hand.bets[0], big: hand.bets[1], game });
  }
  return hand.mix
    ? t("gamecard.where", { ...on, mix: hand.mix.text })
    : t("table.where", { ...on, game: hand.game_called, betting: t(`betting.${hand.betting}`) });
}

// A mix names two games: so long a title has a line more, from the hand's first street to its last.
export function title(root, hand) {
  write(root, whereIs(hand));
  root.classList.toggle("long", hand.mix?.text.length > 36);
}

// -- a dealer's choice: asked for before the hand -----------------------------------------------------

// True when somebody has to choose first; the sheet is open then, and knows what else is `stated` of the hand.
export async function mustChoose(desk, stated) {
  if (desk.table.mix?.change.way !== "choice") return false;
  const coming = await desk.tableNow();
  if (!coming?.mix?.chooses) return false;
  return desk.change({ over: "choose", coming, stated });
}
