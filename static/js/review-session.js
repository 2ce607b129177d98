// A table's session: what everybody had after each hand, and every pot.
import { amount } from "./dom.js";
import { bars, lines } from "./review-graphs.js";

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { hands } = read("session");
const page = read("page");
const labels = hands.map((hand) => String(hand.number));

// A player by name wherever he sits, a seat without a name by its number.
function players() {
  const found = new Map();
  hands.forEach((hand, n) => {
    for (const place of hand.seats) {
      const name = place.name || `Seat ${place.seat}`;
      if (!found.has(name)) found.set(name, hands.map(() => null));
      found.get(name)[n] = place.after ?? place.before;
    }
  });
  return [...found].map(([name, values]) => ({ name, values }));
}

function words(hand) {
  if (hand.status !== "over") return `Hand ${hand.number}: ${hand.status}`;
  const to = hand.seats.filter((place) => hand.winners.includes(place.seat)).map((place) =>
    place.name || `seat ${place.seat}`
  );
  return `Hand ${hand.number}: ${amount(hand.pot)} to ${to.join(", ")}`;
}

function draw() {
  lines(document.getElementById("stacks"), { title: "Stacks after each hand", series: players(), labels });
  bars(document.getElementById("pots"), {
    title: "Pots",
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
