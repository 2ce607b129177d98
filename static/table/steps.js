// Everything the table can wait for besides a bet: cards, draws, dice, hands to be shown. One function a
// kind.
import { h, key } from "../shell/dom.js";
import { cardWords } from "../shell/cards.js";
import { cardPad } from "../shell/pad.js";
import { lettered, press } from "../shell/press.js";
import { enters } from "./foresight.js";
import { patKey } from "./quickactions.js";
import { named, t } from "../shell/texts.js";
import { rules } from "./dealer.js";

// Cards that lie on the table and were not entered when they came; null when there are none.
export function missing(doc) {
  const blank = doc.board.filter((card) => card === null).length - toCome(doc);
  const board = (how) => t(`steps.${how}_board`, { n: blank });
  if (blank > 0) return { to: "board", count: blank, text: board("late"), due: board("due") };
  if (doc.community === "??") return { to: "community", count: 1, text: t("steps.late_community") };
  const row = doc.seats.find((one) => !one.folded && one.up.includes("??"));
  const count = row && row.up.filter((card) => card === "??").length;
  return row
    ? { to: "up", seat: row.seat, count, text: t("steps.late_up", { seat: row.seat, n: count }) }
    : null;
}

// Board cards that are dealt only behind the dice.
function toCome({ waiting_for: now, next = [] }) {
  const ours = now.kind === "roll" ? next.filter((step) => step.do === "deal" && step.to === "board") : [];
  return ours.reduce((sum, { cards }) => sum + cards, 0);
}

// The key that leads to them, from wherever something else is asked.
export function lateKey({ doc, change }) {
  const late = missing(doc);
  return late &&
    key("board", t(`steps.late_key_${late.to}`), {
      kind: "plain",
      onclick: () => change({ late: true, amount: "", chosen: [], dice: [] }),
    });
}

export function dealKeys(desk, now, others = []) {
  const place = now.to === "up" || now.to === "down" ? `${now.seat} ${now.to}` : now.to;
  const partly = now.to === "board" && (now.optional || now.late) && now.count > 1;
  return cardPad(desk, {
    of: `deal ${place}`,
    count: now.count,
    parts: now.to === "board" ? rowParts(desk.doc, now.count) : null,
    least: now.to === "board" ? 1 : now.count,
    unknown: partly,
    extra: [...notNow(desk, now), ...runKeys(desk), ...others],
    enter: (cards) => desk.act(`deal ${place} ${cards.join("")}`),
  });
}

// On two boards the cards are asked for by board, in the order in which they are dealt.
function rowParts({ board, layout, rows = [] }, count) {
  if (!rows.length) return null;
  const parts = [];
  const blank = [...board.keys(), ...Array.from({ length: count }, (_, n) => board.length + n)].filter((n) =>
    !board[n]
  );
  for (const n of blank.slice(0, count)) {
    const name = named("showdown.side-", rows[layout.findIndex((cells) => cells.includes(n + 1))] || "");
    if (parts.at(-1)?.[0] === name) parts.at(-1)[1] += 1;
    else parts.push([name, 1]);
  }
  return parts;
}

// What may be left out is put off with one tap; the betting keys come, and a key that leads back here.
function notNow(desk, now) {
  if (!now.optional && !now.late) return [];
  return [
    key("not-now", t("steps.not_now"), {
      kind: "plain",
      onclick: () => desk.change({ skip: now.late ? desk.ui.skip : desk.mark, late: false, chosen: [] }),
    }),
  ];
}

// All-in with cards to come: how many times the rest of the board, or the last draw, is dealt. What holds now is
// marked, and has its place: no key comes under the finger that chose.
export function runKeys(desk) {
  const { doc } = desk;
  if (doc.runs < 2 || doc.betting_over === false) return [];
  return Array.from({ length: Math.min(doc.runs, 4) }, (_, n) => n + 1).map((times) =>
    key(`run-${times}`, t(`steps.run_${times}`), {
      kind: times === doc.run ? "plain on" : "plain",
      pressed: times === doc.run,
      disabled: times === doc.run,
      onclick: enters(desk, `run ${times}`),
    })
  );
}

export function drawKeys(desk, now) {
  const say = (count) => enters(desk, count ? `${now.seat} draw ${count}` : `${now.seat} pat`);
  const from = Math.max(now.low, 0);
  const counts = Array.from({ length: now.high - from + 1 }, (_, n) => n + from);
  return {
    tools: [lateKey(desk), patKey(desk)],
    keys: [
      h(
        "div",
        { class: "counts" },
        counts.map((count) =>
          key(`draw-${count}`, count ? String(count) : t("steps.pat"), {
            kind: count ? "" : "quiet", // none of them is the ordinary next thing
            onclick: say(count),
            small: t(count ? "steps.draws" : "steps.keeps_all"),
          })
        ),
      ),
      h("div", { class: "aside" }, desk.recent()),
    ],
    typed: (letter) => press(/^\d$/.test(letter) ? `draw-${letter}` : { p: "draw-0", z: "undo" }[letter]),
  };
}

export function discardKeys(desk, now) {
  const every = now.every;
  const say = (count) => enters(desk, `${now.seat} discard ${count}`);
  const counts = Array.from({ length: now.high - now.low + 1 }, (_, n) => n + now.low);
  const keys = every
    ? [
      key("all-done", t("steps.all_discarded"), {
        kind: "go",
        small: t("steps.not_looked"),
        // the street's board comes behind the throw, before the bet
        onclick: () => desk.change({ skip: desk.mark, late: missing(desk.doc)?.due }),
      }),
    ]
    : counts.map((count) =>
      key(`discard-${count}`, String(count), { onclick: say(count), small: t("steps.thrown") })
    );
  return {
    tools: [lateKey(desk), ...(every ? [] : notNow(desk, now))],
    keys: [h("div", { class: "counts" }, keys), h("div", { class: "aside" }, desk.recent())],
    typed: (letter) =>
      press(
        /^\d$/.test(letter) ? `discard-${letter}` : { Enter: "all-done", n: "not-now", z: "undo" }[letter],
      ),
  };
}

// The parts stay face down; they are entered when they are shown.
export function partKeys(desk) {
  return {
    tools: [lateKey(desk)],
    keys: [
      h(
        "div",
        { class: "counts" },
        key("all-done", t("steps.all_parted"), {
          kind: "go",
          small: t("steps.not_looked"),
          onclick: () => desk.change({ skip: desk.mark }),
        }),
      ),
      h("div", { class: "aside" }, desk.recent()),
    ],
    typed: (letter) => press({ Enter: "all-done", z: "undo" }[letter]),
  };
}

export function doorKeys(desk, now) {
  return cardPad(desk, {
    of: `${now.seat} door`,
    count: 1,
    extra: [lateKey(desk), ...notNow(desk, now)],
    enter: (cards) => desk.act(`${now.seat} door ${cards[0]}`),
  });
}

// Any step at which one player after the other does something with a card, or does not: its word is the line.
// A key says what the player does with the card, and not the card alone.
export function ownCardKeys(desk, now) {
  const line = `${now.seat} ${now.kind}`;
  const not = key("keeps-down", t(`steps.no_${now.kind}`), {
    kind: "quiet",
    onclick: enters(desk, `${now.seat} pat`),
  });
  const open = now.choices.map((card) =>
    key(`own-${card}`, t(`steps.own_${now.kind}`, { card: cardWords(card) }), {
      kind: "plain",
      onclick: enters(desk, `${line} ${card}`),
    })
  );
  const unseen = key("unknown", t(`steps.unseen_${now.kind}`), {
    kind: "plain",
    onclick: enters(desk, line),
    small: t(`steps.unseen_card_${now.kind}`),
  });
  return cardPad(desk, {
    of: line,
    count: 1,
    extra: [lateKey(desk), not, lettered(unseen, "U"), ...open],
    enter: (cards) => desk.act(`${line} ${cards[0]}`),
  });
}

// Hand for hand: an all-in hand waits for the floor.
export function releaseKeys(desk) {
  const keys = rules()
    ? [key("release", t("steps.release"), { kind: "go", onclick: enters(desk, "release") })]
    : [];
  return { tools: [], keys };
}

export function chooseKeys(desk, now) {
  const games = now.choices;
  if (!games.length) return lineEntry(desk, now);
  return {
    title: t("mixing.chooses", { seat: now.seat }),
    tools: [],
    keys: [
      h(
        "div",
        { class: "counts" },
        games.map((game) =>
          // a document that was kept from before has no names
          key(`choose-${game}`, now.choice_names?.[game] || game.replaceAll("-", " "), {
            onclick: enters(desk, `${now.seat} choose ${game}`),
          })
        ),
      ),
    ],
  };
}

export function rollKeys(desk, now) {
  const { ui, change } = desk;
  const rolled = ui.dice;
  if (ui.again) return rerollKeys(desk, now);
  const add = (pip) => () => {
    const all = [...rolled, pip];
    return all.length === now.count ? desk.act(`roll ${all.join(" ")}`) : change({ dice: all });
  };
  const shown = now.count > 1
    ? h(
      "div",
      { class: "sum" },
      t("steps.die_of", { die: rolled.length + 1, of: now.count }),
      rolled.length ? t("steps.so_far", { dice: rolled.join(", ") }) : "",
    )
    : null;
  return {
    tools: [
      shown,
      lateKey(desk),
      ...notNow(desk, now),
      rolled.length
        ? key("again", t("steps.again"), { kind: "plain", onclick: () => change({ dice: [] }) })
        : null,
      key("no-roll", t("steps.no_roll"), { kind: "plain", onclick: () => change({ again: true, dice: [] }) }),
    ],
    keys: [
      h(
        "div",
        { class: "counts" },
        [1, 2, 3, 4, 5, 6].map((pip) => key(`die-${pip}`, String(pip), { onclick: add(pip) })),
      ),
    ],
    typed: (
      letter,
    ) => ("123456".includes(letter) ? add(Number(letter))() : press({ n: "not-now", z: "undo" }[letter])),
  };
}

// A roll the dealer calls invalid is kept with its reason.
function rerollKeys(desk, now) {
  const back = key("back", t("steps.back_dice"), {
    kind: "plain",
    onclick: () => desk.change({ again: false }),
  });
  return {
    tools: [back],
    keys: [
      h(
        "div",
        { class: "counts" },
        now.choices.map((why) =>
          key(`reroll-${why}`, t(`steps.reroll_${why}`), {
            onclick: enters(desk, `reroll ${why}`),
          })
        ),
      ),
    ],
  };
}

// The last resort for a step this page has no keys for.
export function lineEntry(desk, now) {
  const field = h("input", {
    type: "text",
    id: "line",
    "data-key": "line",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 200,
    value: desk.ui.line ?? (now.seat ? `${now.seat} ` : ""),
    oninput: () => {
      desk.ui.line = field.value;
    }, // drawn again, it keeps what is typed
  });
  const submit = (event) => {
    event.preventDefault();
    if (field.value.trim()) desk.act(field.value.trim());
  };
  return {
    tools: [],
    keys: [
      h(
        "form",
        { class: "line", onsubmit: submit },
        h("label", { for: "line" }, t("steps.write_line")),
        field,
        h(
          "button",
          { class: "key go", "data-key": "send", type: "submit" },
          h("span", { class: "label" }, t("steps.enter")),
        ),
      ),
      h("div", { class: "aside" }, desk.recent()),
    ],
  };
}
