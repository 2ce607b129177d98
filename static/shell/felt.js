// The table seen from the dealer's box: the cloth, the seats, what lies in the middle. The page of a table
// comes with the same already drawn (web/table/felt.py); a test holds the two to each other.
import { amount, h, refill } from "./dom.js";
import { cardWords, tile } from "./cards.js";
import { arrange, standing } from "./seating.js";
import { has, named, t } from "./texts.js";
import { isOn } from "./theme.js";
import { lastDid } from "./words.js";

// `over`: what the page knows besides the hand: names, chosen seat, every taken seat, `onseat(seat)`, `quiet`
// (see hidesPot), `asks` what this screen asks where it is not what the hand waits for.
export function drawFelt(root, doc, over) {
  const taken = new Map(over.taken.map((seat) => [seat.seat, seat]));
  const count = Math.max(6, ...taken.keys(), ...doc.seats.map((seat) => seat.seat));
  const rows = new Map(doc.seats.map((seat) => [seat.seat, seat]));
  const seats = Array.from({ length: count }, (_, n) => n + 1).map((seat) => {
    const row = rows.get(seat);
    return row
      ? [seatBox, row, ofHand(doc, row), ofSeat(row, doc, over)]
      : [emptyBox, seat, taken.get(seat), Boolean(over.ontap)];
  });
  if (!taps.has(root)) listen(root);
  taps.set(root, over);
  put(root, [[cloth], [middle, ofMiddle(doc), Boolean(over.quiet)], ...seats], count);
}

// Each part is what makes it and all that it is made from: what would be made from the same again, and stands where it
// stood, stays. A tap changes two seats of nine.
function put(root, parts, count) {
  const mirrored = isOn("mirror");
  const place = standing(root, count, mirrored);
  const marks = parts.map(([make, ...of]) => make.name + JSON.stringify(of));
  const last = drawn.get(root);
  const stay = last?.place === place && last.nodes.every((node, n) => node === root.childNodes[n]);
  refill(
    root,
    parts.map(([make, ...of], n) => stay && last.marks[n] === marks[n] ? last.nodes[n] : make(...of)),
  );
  drawn.set(root, { marks, place, nodes: [...root.childNodes] });
  arrange(root, mirrored);
}

const taps = new WeakMap(); // by felt: what its seats do when they are tapped, as it was drawn last
const drawn = new WeakMap(); // by felt: its parts, what they were made from, and what they were placed by

// A seat does what is asked now, but for a finger that came down before: it meant what was asked then. The cards of a
// seat that is acted up to, or opened, are tapped for themselves.
function listen(root) {
  let down = null;
  root.addEventListener("pointerdown", () => down = taps.get(root));
  root.addEventListener("click", ({ target, detail }) => {
    const now = taps.get(root);
    const box = target.closest(".seat");
    if (!box || detail > 0 && down !== now) return;
    const seat = Number(box.dataset.key.slice("seat-".length));
    if (box.matches("button")) now.onseat(seat);
    else if (box.matches("[role=button]") && !target.closest("[data-card]")) now.ontap(seat);
  });
}

const cloth = () => h("div", { class: "cloth", "aria-hidden": "true" });

// What the middle and a seat are drawn from, of the hand and of what the page knows besides.
function ofMiddle({ board, runouts, layout, gone, rows, community, declines, dice, over, pot, pots }) {
  return { board, runouts, layout, gone, rows, community, declines, dice, over, pot, pots };
}

// What is asked bears on who acts or throws cards away, and on bets.
function ofHand({ over, awards, betting_over, setup, waiting_for }, { seat, bet }) {
  const { kind, optional } = waiting_for?.was ?? waiting_for ?? {};
  const killer = setup?.killer === seat;
  return {
    over,
    betting_over,
    awards: { [seat]: awards?.[seat] },
    setup: { killer: killer && seat },
    waiting_for: bet ? { kind, optional } : {},
  };
}

function ofSeat(row, doc, over) {
  const { seat } = row;
  const tabled = over.made?.(row);
  return {
    name: over.names[seat] || "",
    asks: row.acts || row.throws ? over.asks ?? doc.waiting_for?.kind : null,
    chosen: over.chosen === seat,
    pick: Boolean(over.pick?.includes(seat)),
    live: Boolean(over.ontap),
    kept: over.kept?.(seat),
    tabled,
    told: tabled?.outerHTML, // a node says nothing of itself
  };
}

const livens = (live) => (live ? { role: "button", tabindex: "0" } : { role: "group" });

function emptyBox(seat, taken, live) {
  const why = t(
    taken
      ? (taken.stack ? (taken.present ? "felt.next-hand" : "felt.sits-out") : "felt.no-chips")
      : "felt.empty",
  );
  return h(
    "div",
    {
      class: "seat away",
      "data-key": `seat-${seat}`,
      "aria-label": `${t("felt.seat", { seat, name: taken?.player || "" }).trim()}, ${why}`,
      ...livens(live),
    },
    h("b", { class: "number" }, String(seat)),
    h("span", {}, taken?.player || "", h("i", {}, why)),
  );
}

function seatBox(row, doc, { name, asks, chosen, pick, live, kept, tabled }) {
  const award = doc.awards[row.seat];
  const state = award ? "✓" : stateOf(row);
  const classes = [
    "seat box",
    row.folded || row.mucked ? "folded" : "",
    row.acts ? "turn" : "",
    row.acts && FIRST.includes(asks) ? "later" : "",
    chosen ? "chosen" : "",
    award ? "wins" : "",
  ];
  const props = {
    class: classes.filter(Boolean).join(" "),
    "data-key": `seat-${row.seat}`,
    "data-seat": row.seat,
    "aria-label": [seatWords(row, doc, name, award, asks), ...tabledWords(tabled)].join(", "),
  };
  const box = pick
    ? h("button", {
      ...props,
      type: "button",
      "aria-pressed": String(chosen),
    })
    : h("div", { ...props, ...livens(live) });
  box.append(...[
    tab(row, doc, asks) || keptTab(kept),
    h(
      "span",
      { class: "head" },
      h("b", { class: "number" }, String(row.seat)),
      badges(row, doc),
      h("span", {
        class: `name${[...name].length > 8 ? " lengthy" : ""}${[...name].length > 18 ? " double" : ""}`,
      }, name),
    ),
    h(
      "span",
      { class: "money" },
      h("span", { class: `stack${width(behind(row))}` }, amount(behind(row))),
      h("span", { class: "state" }, state),
    ),
    tabled,
    h("span", { class: "held" }, held(row, asks)),
    chips(row, doc, award),
  ].filter(Boolean));
  return box;
}

// A seat as a screen reader says it: who, with what, what there is to know, and the cards that show.
export function seatWords(row, doc, name, award, asks = doc.waiting_for?.kind) {
  const now = row.acts && !doc.over
    ? t(TURN[asks] || "felt.to-act")
    : row.all_in && !row.folded
    ? t(row.behind ? "felt.capped" : "felt.all-in")
    : award
    ? t("felt.wins", { chips: award })
    : stateOf(row) || t("felt.in-hand");
  const open = [...row.down, ...row.up].filter((card) => card !== "??").map(cardWords);
  return [
    t("felt.seat", { seat: row.seat, name }).trim(),
    t("felt.chips", { chips: behind(row) }),
    now,
    row.bet && !doc.over ? t("felt.bet", { chips: row.bet }) : "",
    ...marks(row, doc).map(([, words]) => words),
    row.draws.length ? drew(row) : "",
    ...open,
  ].filter(Boolean).join(", ");
}

// The place in the order of showing, or what each side of a tabled hand makes.
function tabledWords(tag) {
  return [...(tag?.firstElementChild ? tag.children : tag ? [tag] : [])].map((one) => {
    const words = one.textContent.replace("✓", "").trim();
    return one.matches(".leads") ? `${words}, ${t("felt.leads")}` : words;
  });
}

// Figures of seven digits and more are set lighter, to fit where six do.
export function width(chips) {
  const figures = String(chips).length;
  return figures > 8 ? " huge" : figures > 6 ? " long" : "";
}

function marks(row, doc) {
  return [
    row.button && ["D", t("felt.button")],
    doc.setup?.killer === row.seat && [t("felt.kill-mark"), t("felt.kill")],
    row.small && [t("felt.small-blind-mark"), t("felt.small-blind")],
    row.big && [t("felt.big-blind-mark"), t("felt.big-blind")],
  ].filter(Boolean);
}

export function badges(row, doc) {
  return marks(row, doc).map(([text, words]) =>
    h("abbr", { class: `badge${text === "D" ? " button" : ""}`, title: words }, text)
  );
}

const DRAWN = /^(draws|pat)\b/;
// while cards or dice are asked, nobody acts before they lie there
const FIRST = ["deal", "roll"];
const TURN = {
  show: "felt.did-shows",
  draw: "felt.did-draws",
  deal: "felt.acts-first",
  roll: "felt.acts-first",
};

// The one thing to know of a seat, as a word on its edge.
function tab(row, doc, asks) {
  if (row.acts && !doc.over) {
    return h("span", { class: "tab" }, t(TURN[asks] || "felt.acts"));
  }
  return row.all_in && !row.folded
    ? h("span", { class: "tab all-in" }, t(row.behind ? "felt.capped-mark" : "felt.all-in-mark"))
    : null;
}

// What lies in front of a player, also beyond a cap of the hand; a picture of an older hand has no such
// figure.
const behind = (row) => row.stack + (row.behind || 0);

const keptTab = (act) =>
  act && h("span", { class: "tab kept" }, t("felt.kept", { verb: t(`fast.kept-${act.verb}`) }));

export function stateOf(row) {
  if (row.mucked) return t("felt.mucked");
  if (row.folded) return t("felt.folded");
  const drawn = row.draws.length && DRAWN.test(row.last); // beside the cards it stands how many
  return row.shown || drawn ? "" : lastDid(row.last); // the cards say it
}

// What was thrown unsaid is gone once something else is asked.
function held(row, asks) {
  if ((row.folded || row.mucked) && !row.shown) {
    return row.draws.length ? [h("span", { class: "drew" }, drew(row))] : [];
  }
  const down = row.down.slice(asks === "discard" ? 0 : row.throws).map((card) =>
    tile(card, card === "??" ? "sliver" : "small")
  );
  const up = row.up.map((card) => tile(card === "??" ? null : card, "small up"));
  const took = row.draws.length && !row.shown ? h("span", { class: "drew" }, drew(row)) : null;
  return [...down, ...up, took];
}

export function drew(row) {
  return `${row.draws.length < 3 && row.draws[0] ? `${t("felt.drew")} ` : ""}${
    row.draws.map((count) => count || t("felt.pat")).join(", ")
  }`;
}

function chips(row, doc, award) {
  if (award) return h("span", { class: "bet won", "data-chips": award }, `+${amount(award)}`);
  const now = doc.waiting_for; // after the round the bets lie in the pot
  const shown = row.bet && !doc.over && !doc.betting_over &&
    (now.kind === "act" || (now.kind === "deal" && now.optional));
  return shown ? h("span", { class: "bet", "data-chips": row.bet }, amount(row.bet)) : null;
}

// What lies in a cell of a board of several rows: nothing, no card yet, a card that was turned down, a card.
const GAP = "";

function placed(board, cell, gone) {
  if (cell === null) return GAP;
  if (gone.includes(cell)) return "??";
  return cell <= board.length ? board[cell - 1] : null;
}

function rowsOf(doc, board, gone) {
  const lines = doc.layout.length && board.length > 5 ? doc.layout : [board.map((_, n) => n + 1)];
  return board.length ? lines.map((cells) => cells.map((cell) => placed(board, cell, gone))) : [];
}

// The rows of cards in the middle: boards one under the other, the rows of each where it has several.
export const boardRows = (doc) => [
  ...doc.runouts.flatMap((board) => rowsOf(doc, board, [])),
  ...rowsOf(doc, doc.board, doc.gone),
];

// A card in a row of `boardRows`.
export const cellTile = (card, size) =>
  card === GAP ? h("span", { class: `card gap ${size}` }) : tile(card, size);

function middle(doc, quiet) {
  const lines = boardRows(doc);
  const size = lines.length > 1 ? "small" : "";
  return h(
    "div",
    {
      class: `middle rows-${Math.min(lines.length, 5)}${
        lines.some((cells) => cells.length > 5) ? " long" : ""
      }`,
    },
    lines.map((cells, n) =>
      h(
        "div",
        {
          class: "board",
          role: "group",
          "aria-label": lines.length > 1 ? t("felt.row", { n: n + 1 }) : t("felt.board"),
        },
        rowName(doc, n),
        cells.map((card) => cellTile(card, size)),
      )
    ),
    doc.community !== null && doc.community !== undefined
      ? h(
        "div",
        {
          class: "board",
          role: "group",
          "aria-label": t(`felt.community${has(`felt.community-${doc.declines}`) ? `-${doc.declines}` : ""}`),
        },
        tile(doc.community === "??" ? null : doc.community),
      )
      : null,
    doc.dice.length ? h("div", { class: "dice" }, `${t("felt.dice")} ${doc.dice.join(" + ")}`) : null,
    h("div", { class: "pots" }, doc.over ? null : pots(doc, quiet)),
  );
}

// Which half of the pot is played for on board `n`, empty where one is like another; the boards of the next run
// follow, numbered by it. On the felt, on the plates, in the push list and aloud: nothing else names a board.
export function boardName({ rows, runouts }, n, words = "showdown.side-") {
  const name = rows?.[n % rows.length];
  const run = runouts?.length ? ` ${1 + Math.floor(n / rows.length)}` : "";
  return name ? named(words, name) + run : "";
}

export function rowName(doc, n) {
  const name = boardName(doc, n);
  return name ? h("i", { class: "row-name" }, name) : null;
}

// How much is in a pot is public in pot-limit alone: elsewhere players who see the tablet read it when the
// betting is over, or where the room has it shown. Who plays for which pot stands there always.
export function hidesPot(doc) {
  return !doc.betting_over && !doc.plays.pot && !isOn("pot");
}

function pots(doc, quiet) {
  if (doc.pots.length < 2) {
    return quiet || doc.pot === null
      ? null
      : h("span", { class: "pot" }, `${t("felt.pot")} `, h("b", {}, amount(doc.pot)));
  }
  return doc.pots.map((pot, n) =>
    h(
      "span",
      { class: "pot" },
      `${n ? t("felt.side") : t("felt.main")}${n && doc.pots.length > 2 ? ` ${n}` : ""} `,
      quiet ? null : h("b", {}, amount(pot.amount)),
      h("i", {}, ` ${t("felt.seats", { seats: seatList(pot.seats) })}`),
    )
  );
}

// "1, 3–10": many seats are told by their runs.
export function seatList(seats, least = 5) {
  if (seats.length < least) return seats.join(", ");
  const runs = [];
  for (const seat of seats) {
    if (runs.length && runs.at(-1).at(-1) === seat - 1) runs.at(-1).push(seat);
    else runs.push([seat]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}
