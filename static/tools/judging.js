// The tool that judges a showdown: places for the board and the hands, a card pad for the chosen place, the
// award at once.
import "../shell/arrows.js";
import { face, suitClass, tile } from "../shell/cards.js";
import { amount, h, key } from "../shell/dom.js";
import { field, keypad } from "../shell/figures.js";
import { figured } from "../shell/press.js";
import { cardPad } from "../shell/pad.js";
import { named, t } from "../shell/texts.js";
import { SEATS } from "./arithmetic.js";

export function showdown(shape) {
  const ui = {
    on: shape.board ? "board" : 1,
    cards: {},
    seats: 2,
    pot: "100",
    chip: "",
    button: "",
    dice: [],
    choice: Object.keys(shape.choices)[0] || null,
    chosen: [],
    rank: "",
  };
  const size = (place) => (place === "board" ? shape.board : place === "community" ? 1 : shape.most);
  const places = () => [
    ...(shape.board ? ["board"] : []),
    ...SEATS.slice(0, ui.seats),
    ...(shape.community ? ["community"] : []),
  ];
  const held = (place) => ui.cards[place] || [];
  const figure = () => ["pot", "chip"].includes(String(ui.on));
  return {
    ui,
    wants: () => t("tools.wants-hands"),
    typed: (letter, change) => {
      if (!figure()) return pad(shape, ui, size, held, places, change).typed(letter);
      const next = figured(ui[ui.on], letter);
      return next !== null && change({ [ui.on]: next });
    },
    question: () => question(shape, ui, held),
    screen: (change) => [
      h(
        "section",
        { class: "entry showdown" },
        places().map((place) => placeRow(shape, ui, place, held(place), size(place), change)),
        settings(shape, ui, change),
      ),
      figure()
        ? keypad(ui[ui.on], (value) => change({ [ui.on]: value }))
        : pad(shape, ui, size, held, places, change).keys,
    ],
    answer: (answer) => verdict(answer),
  };
}

// The pad puts a card into the chosen place at once, and goes on to the next place when one is full.
function pad(shape, ui, size, held, places, change) {
  const place = ui.on;
  const seen = places().filter((one) => one !== place).flatMap(held);
  const enter = (chosen) => {
    const full = chosen.length === size(place) && chosen.length > held(place).length;
    const next = places()[places().indexOf(place) + 1];
    return change({ cards: { ...ui.cards, [place]: chosen }, on: full && next ? next : place });
  };
  const desk = {
    doc: { deck_cards: shape.deck, seen },
    ui: { chosen: held(place), rank: ui.rank },
    change: (patch) => ("chosen" in patch ? enter(patch.chosen) : Object.assign(ui, patch)),
  };
  const node = cardPad(desk, { count: size(place), least: 1, holds: true, enter: () => null });
  return {
    keys: node.keys,
    typed: (letter) => {
      const done = node.typed(letter);
      ui.rank = desk.ui.rank;
      return done;
    },
  };
}

function placeRow(shape, ui, place, cards, count, change) {
  const label = place === "board"
    ? t("tools.board")
    : place === "community"
    ? t("tools.community")
    : t("tools.seat", { seat: place });
  const rows = place === "board" && shape.layout.length
    ? shape.layout.map((row) => row.map((cell) => (cell === null ? "gap" : cards[cell - 1])))
    : [Array.from({ length: count }, (_, n) => cards[n])];
  const one = (
    card,
  ) => (card === "gap"
    ? h("span", { class: "card gap small" })
    : card
    ? h("span", { class: `card small ${suitClass(card)}` }, face(card))
    : tile(null, "small"));
  return h(
    "div",
    { class: "place" },
    h(
      "button",
      {
        type: "button",
        class: `figure${ui.on === place ? " on" : ""}`,
        "data-key": `place-${place}`,
        "aria-pressed": String(ui.on === place),
        onclick: () => change({ on: place }),
      },
      h("span", {}, label),
      h("span", { class: "cards" }, rows.map((row) => h("span", { class: "row" }, row.map(one)))),
    ),
    key(`empty-${place}`, "C", {
      kind: "plain",
      aria: t("tools.empty", { place: label }),
      disabled: !cards.length,
      onclick: () => change({ cards: { ...ui.cards, [place]: [] }, on: place }),
    }),
  );
}

function settings(shape, ui, change) {
  const step = (by) => () => change({ seats: Math.min(10, Math.max(2, ui.seats + by)), on: ui.on });
  const cycle = () => change({ button: ui.button === "" ? 1 : ui.button === 10 ? "" : ui.button + 1 });
  const die = (n) => () => change({ dice: ui.dice.length === shape.dice ? [n] : [...ui.dice, n] });
  return h(
    "div",
    { class: "choices" },
    key("fewer", t("tools.fewer"), { kind: "preset", onclick: step(-1), disabled: ui.seats === 2 }),
    key("more", t("tools.more"), { kind: "preset", onclick: step(1), disabled: ui.seats === 10 }),
    field("pot", t("tools.amount"), ui.pot, {
      chosen: ui.on === "pot",
      onclick: () => change({ on: "pot" }),
    }),
    field("chip", t("tools.chip"), ui.chip, {
      chosen: ui.on === "chip",
      none: "1",
      onclick: () => change({ on: "chip" }),
    }),
    key("button", t("tools.button"), {
      kind: "preset",
      small: ui.button === "" ? "–" : String(ui.button),
      onclick: cycle,
    }),
    shape.dice
      ? [1, 2, 3, 4, 5, 6].map((n) =>
        key(`die-${n}`, String(n), {
          kind: ui.dice.includes(n) ? "preset on" : "preset",
          aria: t("tools.die", { n }),
          onclick: die(n),
        })
      )
      : null,
    Object.entries(shape.choices).map(([game, name]) =>
      key(`choice-${game}`, name, {
        kind: ui.choice === game ? "preset on" : "preset",
        onclick: () => change({ choice: game }),
      })
    ),
  );
}

function question(shape, ui, held) {
  const tabled = SEATS.slice(0, ui.seats).filter((seat) => held(seat).length >= shape.least);
  if (tabled.length < 2 || held("board").length < shape.board || ui.dice.length < shape.dice) return null;
  const hands = Object.fromEntries(tabled.map((seat) => [seat, parted(held(seat), shape.parts)]));
  const body = {
    game: shape.game,
    pots: [{ amount: Number(ui.pot || 0) }],
    hands,
    chip: Number(ui.chip || 0) || 1,
  };
  if (shape.board) body.board = held("board");
  if (held("community").length) body.community = held("community")[0];
  if (ui.button !== "") body.button = ui.button;
  if (shape.dice) body.dice = ui.dice;
  if (ui.choice) body.choice = ui.choice;
  return { path: "/judge", body };
}

function parted(cards, parts) {
  if (!parts.length) return cards.join("");
  let from = 0;
  return parts.map(([, size]) => cards.slice(from, from += size).join("")).join("/");
}

// `high`, and `high-2` on the second board.
function sideOf(key) {
  const [, side, board] = key.match(/^(.*?)(?:-(\d+))?$/);
  const word = named("showdown.side-", side);
  return board ? t("tools.side-on-board", { side: word, board }) : word;
}

function verdict(answer) {
  const names = (seat) =>
    Object.entries(answer.hands[seat] || {}).filter(([, hand]) => hand).map(([side, hand]) =>
      `${Object.keys(answer.hands[seat]).length > 1 ? `${sideOf(side)}: ` : ""}${hand.name}`
    );
  return [
    h(
      "ul",
      { class: "paid" },
      Object.keys(answer.hands).map((seat) =>
        h(
          "li",
          { "data-award": seat, class: answer.awards[seat] ? "wins" : "" },
          h(
            "span",
            {},
            answer.awards[seat] ? "✓ " : "",
            t("tools.seat", { seat: Number(seat) }),
            h("small", {}, names(seat).join("; ")),
          ),
          h("b", {}, amount(answer.awards[seat] || 0)),
        )
      ),
    ),
    answer.notes.map((note) => h("p", { class: "how" }, note.text)),
  ];
}
