// The table of a replay: seats in a ring around the boards. Everything lies in a grid, so nothing lies over
// anything, however many boards, cards and bets there are.
import { cardWords, tile } from "../shell/cards.js";
import { amount, fill, h } from "../shell/dom.js";
import { badges, boardRows, cellTile, drew, rowName, seatList, seatWords, stateOf } from "../shell/felt.js";
import { named, t } from "../shell/texts.js";

// By the number of seats: how many stand in each side column, the rest is the far row.
const SIDES = { 6: 2, 7: 2, 8: 3, 9: 3, 10: 3 };
const NARROW = 560; // below, two columns: the boards lie between the upper and the lower seats
const FITS = ["", "snug", "tight"]; // how close it is set, as far as its place in sight needs it

// `over`: names by seat, known cards by seat (for the switch), equity by seat, a title.
export function drawRing(root, felt, over) {
  const narrow = root.clientWidth < NARROW;
  const count = Math.max(6, ...felt.seats.map((seat) => seat.seat));
  const taken = new Map(felt.seats.map((row) => [row.seat, row]));
  const side = narrow ? Math.ceil(count / 2) : SIDES[count];
  const numbers = Array.from({ length: count }, (_, n) => n + 1).filter((seat) => taken.has(seat));
  const draw = (where) => (seat) => place(taken.get(seat), felt, over, where);
  const left = numbers.filter((seat) => seat <= side).toReversed(); // seat 1 sits at the dealer's left hand
  const right = numbers.filter((seat) => seat > Math.max(side, count - side)); // of an odd number, one fewer
  const far = numbers.filter((seat) => seat > side && seat <= count - side);
  root.dataset.seats = count;
  root.classList.toggle("narrow", narrow);
  if (over.title) root.dataset.title = over.title;
  fill(
    root,
    narrow ? columns(left, right, felt, draw) : [
      far.length ? h("div", { class: "far" }, far.map(draw("top"))) : null,
      h("div", { class: "left" }, left.map(draw("left"))),
      middle(felt),
      h("div", { class: "right" }, right.map(draw("right"))),
    ],
  );
  fit(root);
}

// The seats are set closer until all of them and the boards are in sight; a page that scrolls has place for all.
function fit(root) {
  const place = root.parentElement;
  for (const closer of FITS) {
    root.dataset.fit = closer;
    if (place.scrollHeight <= place.clientHeight) return;
  }
}

// Two columns; the boards lie across, above the lower half of the seats.
function columns(left, right, felt, draw) {
  const upper = Math.ceil(Math.max(left.length, right.length) / 2);
  const half = (seats, from, to, where) => seats.slice(from, to).map(draw(where));
  return [
    h("div", { class: "left" }, half(left, 0, upper, "top")),
    h("div", { class: "right" }, half(right, 0, upper, "top")),
    middle(felt),
    h("div", { class: "left" }, half(left, upper, undefined, "bottom")),
    h("div", { class: "right" }, half(right, upper, undefined, "bottom")),
  ];
}

// A seat's sector: its plate, and between plate and middle what it has bet or won.
function place(row, felt, over, where) {
  const award = felt.awards?.[row.seat];
  const name = over.names[row.seat] || "";
  const out = row.folded || row.mucked;
  const classes = ["plate", out ? "out" : "", row.acts && !felt.over ? "turn" : "", award ? "wins" : ""];
  return h(
    "div",
    { class: `place ${where}` },
    h(
      "div",
      {
        class: classes.filter(Boolean).join(" "),
        role: "group",
        "data-key": `seat-${row.seat}`,
        "aria-label": seatWords(row, felt, name, award),
      },
      h(
        "div",
        { class: "who" },
        h("b", {}, String(row.seat)),
        h("span", { class: "name" }, name),
        badges(row, felt),
      ),
      h(
        "div",
        { class: "money" },
        h("b", { class: "stack" }, amount(row.stack + (row.behind || 0))),
        h("span", { class: "state" }, state(row, felt)),
      ),
      holding(row, over.known?.[row.seat]),
      makes(felt.hands?.[row.seat]),
      share(over.equity?.[row.seat]),
    ),
    h("div", { class: "front" }, front(row, felt, award)),
  );
}

function state(row, felt) {
  if (row.acts && !felt.over) return t("felt.acts");
  if (row.all_in && !row.folded) return t("felt.all-in");
  return felt.over && !row.folded && !row.mucked ? "" : stateOf(row); // what was bet is bet no more
}

// Cards as they lie; with the switch also those that were seen at another time.
function holding(row, known) {
  const down = known && known.length === row.down.length ? known : row.down;
  const cards = row.folded && !row.shown && !known ? [] : [
    ...down.map((card) => tile(card, card === "??" ? "sliver" : "small")),
    ...row.up.map((card) => tile(card === "??" ? null : card, "small up")),
  ];
  const took = row.draws.length && !row.shown ? h("span", { class: "drew" }, drew(row)) : null;
  return cards.length || took ? h("div", { class: "held" }, cards, took) : null;
}

function makes(hands) {
  const names = [...new Set(Object.values(hands || {}).map((one) => one?.name).filter(Boolean))];
  return names.length ? h("div", { class: "makes" }, names.join("; ")) : null;
}

function share(equity) {
  if (!equity) return null;
  const outs = equity.outs?.length
    ? h(
      "span",
      { class: "outs", title: equity.outs.map(cardWords).join(", ") },
      t("replay.outs", { n: equity.outs.length }),
    )
    : null;
  return h("div", { class: "equity" }, h("b", {}, equity.told), outs);
}

function front(row, felt, award) {
  if (award) return h("span", { class: "chips won" }, `+${amount(award)}`);
  return row.bet && !felt.over && !felt.betting_over ? h("span", { class: "chips" }, amount(row.bet)) : null;
}

// -- what lies in the middle --------------------------------------------------------------------

function middle(felt) {
  const rows = boardRows(felt);
  const chips = felt.over ? parted(felt) : pots(felt);
  const lying = [
    rows.map((cells, n) =>
      board(cells.length, {
        "aria-label": rows.length > 1 ? t("felt.row", { n: n + 1 }) : t("felt.board"),
      }, [rowName(felt, n), cells.map((card) => cellTile(card, ""))])
    ),
    felt.community === null || felt.community === undefined ? null : board(
      5,
      { "aria-label": t("felt.community") },
      [tile(felt.community === "??" ? null : felt.community)],
    ),
    felt.dice.length ? h("div", { class: "dice" }, `${t("felt.dice")} ${felt.dice.join(" + ")}`) : null,
    chips ? h("div", { class: "pots" }, chips) : null,
  ].flat().filter(Boolean);
  return lying.length ? h("div", { class: `middle rows-${Math.min(rows.length, 5)}` }, lying) : null;
}

// A row of cards that shares its width among so many; a page may set styles, its text may not.
function board(cells, props, cards) {
  const row = h("div", { class: "board", role: "group", ...props }, cards);
  row.style.setProperty("--cells", cells);
  return row;
}

function pots(felt) {
  if (felt.pots.length < 2) {
    return h("span", { class: "pot" }, `${t("felt.pot")} `, h("b", {}, amount(felt.pot)));
  }
  return felt.pots.map((pot, n) =>
    h(
      "span",
      { class: "pot" },
      `${n ? t("felt.side") : t("felt.main")}${n && felt.pots.length > 2 ? ` ${n}` : ""} `,
      h("b", {}, amount(pot.amount)),
      h("i", {}, ` ${t("felt.seats", { seats: seatList(pot.seats) })}`),
    )
  );
}

// Who took which side of the pots, where it was parted at all.
function parted(felt) {
  const shares = felt.pots.flatMap((pot) => pot.shares || []);
  if (new Set(shares.map((one) => one.side)).size < 2) return null;
  const sides = Map.groupBy(shares, (one) => one.side);
  return [...sides].map(([side, all]) =>
    h(
      "span",
      { class: "pot" },
      `${named("showdown.side-", side)} `,
      h("b", {}, amount(all.reduce((sum, one) => sum + one.amount, 0))),
    )
  );
}
