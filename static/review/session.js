// A table's session: what everybody had after each hand, and every pot.
import { bars, lines } from "./graphs.js";
import { t } from "../shell/texts.js";

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { hands } = read("session");
const page = read("page");
const labels = hands.map((hand) => String(hand.number));

// A player by name wherever they sit, a seat without a name by its number.
function players() {
  const names = new Map();
  hands.forEach((hand, n) => {
    for (const place of hand.seats) {
      const name = place.name || t("replay.player", { seat: place.seat });
      if (!names.has(name)) names.set(name, hands.map(() => null));
      names.get(name)[n] = place.after ?? place.before;
    }
  });
  return [...names].map(([name, values]) => ({ name, values }));
}

function words(hand) {
  if (hand.status !== "over") {
    return t("replay.hand-is", { number: String(hand.number), status: t(`replay.is-${hand.status}`) });
  }
  const to = hand.seats.filter((place) => hand.winners.includes(place.seat)).map((place) =>
    place.name || t("replay.seat", { seat: place.seat })
  );
  return t("replay.hand-to", { number: String(hand.number), chips: hand.pot, who: to.join(", ") });
}

function draw() {
  lines(document.getElementById("stacks"), { title: t("replay.stacks-hands"), series: players(), labels });
  bars(document.getElementById("pots"), {
    title: t("replay.pots"),
    values: hands.map((hand) => hand.pot),
    labels,
    words: hands.map(words),
    href: (n) => page.review.replace(/0$/, hands[n].id),
  });
}

if (hands.length) {
  draw();
  addEventListener("resize", draw);
}
