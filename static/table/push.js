// The push list: pot by pot as they are pushed, the last side pot first; a tap ticks a pot off, on this
// tablet.
import { amount, h, key } from "../shell/dom.js";
import { tile } from "../shell/cards.js";
import { boardRows, cellTile, seatList, width } from "../shell/felt.js";
import { forgotten, nextBox, nextKey, pushedKey, specialKey } from "./betweenhands.js";
import { nameOf, onlySide, potName, seatWords, whereOn } from "./showdown.js";
import { dealable } from "./local.js";
import { press } from "../shell/press.js";
import { t } from "../shell/texts.js";
import { notes } from "./pushreasons.js";
import { keep, tick, tickAll, ticked } from "./pushticks.js";

const FEW_POTS = 3;

let latest = { of: "", screen: null };

// Drawn anew only when something has changed: a finger that is on its way finds the key where it was.
export function awardKeys(desk) {
  const { doc } = desk;
  const pots = orderOf(doc);
  const left = pots.filter((pot) => !ticked(doc, pot.mark));
  const drawnOf = [doc.hand, doc.seq, doc.lines.length, doc.hash, desk.status, desk.bound, desk.waits];
  const of = [...drawnOf, desk.table && dealable(doc, desk.table), left.map((pot) => pot.n)].join(" ");
  if (latest.of !== of) latest = { of, screen: drawn(desk, pots, left) };
  queueMicrotask(fit);
  return latest.screen;
}

function drawn(desk, pots, left) {
  if (!desk.enter) return { tools: [], keys: [awardList(desk, desk.doc)] }; // the demo is for looking
  return {
    title: title(desk, pots, left),
    tools: [
      pots.length > 1 && left.length
        ? key("push-all", t("push.all"), { kind: "go", onclick: () => tickAll(desk, pots) })
        : h(
          "a",
          { class: "key plain", href: `/tables/${desk.table.id}/seats`, "data-key": "seats" },
          h("span", { class: "label" }, t("push.seats")),
        ),
      pots.length === 1 && left.length
        ? pushedKey(desk, () => keep(desk.doc, pots.map((pot) => pot.mark)))
        : nextKey(desk, left.length),
    ],
    keys: [
      h(
        "div",
        { class: "awards", tabindex: "0", role: "group", "aria-label": t("push.awards") },
        ...listed(desk, pots),
        h(
          "div",
          { class: "rest" },
          h("div", { class: "ways" }, forgotten(desk), specialKey(desk)),
          nextBox(desk, fit),
        ),
      ),
    ],
    typed: (letter) => press(...({ Enter: ["push-all", "next"], n: ["next"], z: ["undo"] }[letter] || [])),
  };
}

// The same list to be read, of a hand that is past.
export function awardList(desk, doc) {
  return h(
    "div",
    { class: "awards past", role: "group", "aria-label": t("push.awards") },
    ...listed({ ...desk, doc, names: doc.names || desk.names, status: doc.status, past: true }, orderOf(doc)),
  );
}

function listed(desk, pots) {
  const { doc } = desk;
  const cards = desk.past ? null : laid(doc);
  // beside few pots there is room, where there is none below those who are paid
  const above = { short: pots.length > FEW_POTS, hands: new Set() };
  const few = pots.length < FEW_POTS && Object.keys(doc.awards || {}).length > FEW_POTS;
  return [
    h("div", { class: "totals" }, putRight(doc), totals(desk), few ? null : cards),
    h(
      "div",
      { class: `why${above.short ? " dense" : ""}` },
      pots.map((pot) => row(desk, pot, above)),
      aside(doc),
      notes(doc),
      few ? cards : null,
    ),
  ];
}

// A corrected hand says so, and who owes whom.
function putRight({ corrected }) {
  if (!corrected) return null;
  const owed = corrected.transfers.map((one) => one.told);
  return h("p", { class: "put-right", role: "status" }, [t("push.corrected"), ...owed].join(" · "));
}

// A list that the room below the felt cannot hold is drawn together, and takes the felt's room where it must.
function fit() {
  const body = document.body.classList;
  const list = document.querySelector("#keys .awards");
  const full = () => list && list.scrollHeight > list.clientHeight + 1;
  body.remove("long-list", "tight-list");
  if (full()) body.add("tight-list");
  if (full()) body.replace("tight-list", "long-list");
  if (full()) body.add("tight-list");
  const panel = document.getElementById("panel");
  if (panel) panel.role = body.contains("long-list") ? "main" : null; // the felt is gone
}

addEventListener("resize", fit); // a felt that is not there tells of no turn of the tablet

function title(desk, pots, left) {
  const { doc } = desk;
  if (desk.status === "void" || !pots.length) return null;
  if (!left.length) return t("push.done", { hand: doc.number });
  const seats = Object.keys(doc.awards);
  const own = seats.length === 1 && !doc.seats.some((row) => row.shown) && doc.returned?.[seats[0]];
  if (own) return t("push.own", { seat: seats[0], chips: doc.awards[seats[0]] + own, own });
  return seats.length > 3
    ? t("push.several", {
      n: pots.length,
      pots: pots.length,
      seats: seats.length,
      chips: Object.values(doc.awards).reduce((sum, chips) => sum + chips, 0),
    })
    : null;
}

// -- who has what -------------------------------------------------------------------------------

function totals(desk) {
  const { doc, names } = desk;
  const seats = Object.entries(doc.awards || {});
  if (desk.status === "void") return givenBack(desk);
  if (!seats.length) return h("p", { class: "total" }, t("push.carried"));
  return seats.map(([seat, chips]) =>
    h(
      "p",
      { class: `total${width(chips)}`, "data-award": seat },
      h("span", {}, whose(seat, names)),
      h("small", {}, t("push.stack", { chips: doc.stacks[seat] })),
      h("b", {}, amount(chips)),
    )
  );
}

const whose = (seat, names) => [t("push.seat", { seat }), names[seat]].filter(Boolean).join(" ");

// Of a void hand: who takes how much out of the pot again, those with the same together and the most first.
function givenBack({ doc: { back = {} }, names }) {
  const same = Map.groupBy(Object.keys(back), (seat) => back[seat]);
  if (!same.size) return h("p", { class: "total" }, t("push.void"));
  return [...same].sort(([one], [other]) => other - one).map(([chips, seats]) =>
    h(
      "p",
      { class: `total${width(chips)}`, "data-back": seats.join(" ") },
      h(
        "span",
        {},
        seats.length > 1
          ? t("push.seats-back", { seats: seatList(seats.map(Number), 4) })
          : whose(seats[0], names),
      ),
      h("small", {}, t(seats.length > 1 ? "push.each-back" : "push.back")),
      h("b", {}, amount(chips)),
    )
  );
}

// What lies on the table, for a list that has taken the felt's room: the board, and the hands turned up.
function laid(doc) {
  const turned = doc.seats.filter((row) => row.shown);
  const boards = boardRows(doc);
  if (!turned.length) return null;
  const hand = (row) =>
    [...row.down, ...row.up].map((card) => tile(card, card === "??" ? "sliver" : "small"));
  return h(
    "div",
    { class: "laid" },
    boards.map((cards) =>
      h("p", { role: "group", "aria-label": t("felt.board") }, cards.map((card) => cellTile(card, "small")))
    ),
    turned.map((row) =>
      h(
        "p",
        { role: "group", "aria-label": t("push.seat", { seat: row.seat }) },
        h("b", {}, row.seat),
        hand(row),
      )
    ),
  );
}

// -- the pots -----------------------------------------------------------------------------------

// The last side pot is pushed first, the main pot last (house rules 8).
function orderOf(doc) {
  return (doc.pots || []).map((pot, n) => ({ ...pot, n, mark: markOf(pot, n) })).filter((pot) =>
    pot.shares?.length
  ).toReversed();
}

// What a tick stands for: another amount, winner or share is another thing to push.
function markOf(pot, n) {
  const paid = (pot.shares || []).map((share) =>
    [share.runout || 1, share.board || 1, share.side, ...Object.entries(share.awards).flat()].join(" ")
  );
  return [n, pot.amount, ...paid].join(", ");
}

// `above`: the hands that were named above, each is named once; in a long list those that won alone.
function row(desk, pot, above) {
  const { doc } = desk;
  const on = !desk.past && ticked(doc, pot.mark);
  const head = h(
    "span",
    { class: "pushed" },
    h("b", { class: "tick", "aria-hidden": "true" }, on ? "✓" : ""),
    h("b", {}, potName(pot.n, doc.pots.length)),
    " ",
    h("b", { class: "sum-of" }, amount(pot.amount)),
    h("b", { class: "to" }, ` → ${seatWords(paidOf(pot))}`),
  );
  const several = pot.shares.length > 1;
  const inside = [
    head,
    h("span", { class: "lines" }, pot.shares.map((share) => lines(doc, pot, share, several, above))),
  ];
  if (desk.past) return h("section", { class: "push" }, inside);
  return h("button", {
    type: "button",
    class: `push${on ? " on" : ""}`,
    "data-key": `push-${pot.n}`,
    "aria-pressed": String(on),
    onclick: () => tick(desk, pot.mark, paidOf(pot)),
  }, inside);
}

function paidOf(pot) {
  return [...new Set(pot.shares.flatMap((share) => Object.keys(share.awards).map(Number)))].sort((a, b) =>
    a - b
  );
}

// A side of a board: who takes how much, with which hand, better than which.
function lines(doc, pot, share, several, above) {
  const board = boardOf(doc, share);
  const paid = Object.entries(share.awards);
  const numbered = share.runout || share.board ? board : 0;
  const label = whereOn(doc, numbered, several ? share.side : onlySide(doc));
  const hands = doc.tabled[paid[0]?.[0]];
  const named = (seats) => {
    const marks = seats.map((seat) => `${seat} ${board} ${share.side}`);
    const again = marks.some((one) => above.hands.has(one));
    marks.forEach((one) => above.hands.add(one));
    return again;
  };
  const texts = hands
    ? [
      named(share.winners) ? "" : nameOf(doc, paid[0][0], board, share.side),
      beats(doc, pot, share, board, (seats) => above.short || named(seats)) ||
      pot.seats.length === 1 && doc.seats.some((one) => one.mucked) && t("push.thrown"),
    ].filter(Boolean).join(", ")
    : unseen(doc, pot);
  return h(
    "span",
    { class: `line${share.side === "low" && several ? " low" : ""}` },
    h(
      "span",
      {},
      label ? h("i", {}, `${label} `) : null,
      [who(paid, several), texts].filter(Boolean).join(": "),
    ),
    several || paid.length > 1 ? h("b", { class: "chips" }, figures(paid)) : null,
  );
}

// Counted as the tabled hands count them: the boards of the second run after those of the first.
function boardOf(doc, share) {
  const lines = Math.max(...doc.pots.flatMap((pot) => (pot.shares || []).map((one) => one.board || 1)));
  return ((share.runout || 1) - 1) * lines + (share.board || 1);
}

function who(paid, several) {
  if (paid.length > 1) return t("push.tie", { seats: seatList(paid.map(([seat]) => Number(seat)), 4) });
  return several ? t("push.seat", { seat: paid[0]?.[0] }) : "";
}

// Nobody had to show for it.
function unseen(doc, pot) {
  if (doc.seats.some((one) => one.mucked)) return t("push.unseen");
  return doc.seats.some((one) => one.shown) || pot.seats.length > 1 ? t("push.alone") : t("push.folded");
}

// "300 each", or seat by seat where an odd chip made a difference.
function figures(paid) {
  const same = paid.every(([, chips]) => chips === paid[0][1]);
  if (paid.length === 1) return amount(paid[0][1]);
  return same
    ? t("push.each", { chips: paid[0][1] })
    : paid.map(([seat, chips]) => t("push.gets", { seat, chips })).join(", ");
}

function beats(doc, pot, share, board, named) {
  const losers = pot.seats.filter((seat) => !share.winners.includes(seat)).map((seat) => ({
    seat,
    ...(doc.tabled[seat] || []).find((one) => one.board === board && one.side === share.side),
  }))
    .filter((one) => one.place);
  const next = Math.min(...losers.map((one) => one.place));
  const seconds = losers.filter((one) => one.place === next);
  if (!seconds.length) return "";
  const seats = seatWords(seconds.map((one) => one.seat));
  return named(seconds.map((one) => one.seat))
    ? t("push.beats-short", { seats })
    : t("push.beats", { name: seconds[0].name.replace(/, (kickers? [^,]*|[^,]* kickers?)$/i, ""), seats });
}

// -- chips that go elsewhere ----------------------------------------------------------------------

function aside(doc) {
  // called or not, the Sevens Rule gives back what was put in after an offence
  const why = doc.notes?.some(({ rule }) => rule === "App. B") ? "-sevens" : "";
  const back = Object.entries(doc.returned || {}).map(([seat, chips]) =>
    h("p", { class: "note" }, t(`push.returned${why}`, { seat, chips }))
  );
  return [
    ...back,
    doc.rake ? h("p", { class: "note" }, t("push.rake", { chips: doc.rake })) : null,
    doc.carried ? h("p", { class: "note" }, t("push.stays", { chips: doc.carried })) : null,
  ];
}
