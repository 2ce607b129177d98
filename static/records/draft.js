// Write a hand down after the fact: what is known in any order; what is open and what contradicts stands on
// top.
import { ask, patch, post, uuid } from "../shell/api.js";
import { split } from "../shell/cards.js";
import { readWhole } from "../shell/numbers.js";
import { fill, h, inTurn, key, lineList, page, run, signature } from "./common.js";
import { padded } from "./pads.js";
import { stakesForm } from "./stakes.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

let draft = page.draft;
const { said: entered } = draft; // what is entered here, also what is on its way
const values = {}, token = uuid();
const list = { lines: entered.lines, chosen: null, typed: "", before };
const [top, middle, bottom] = ["state", "known", "lines"].map((id) => h("div", { id }));
const path = `/tables/${page.table}/drafts/${draft.id}`;

// The hand as it stood before line n.
async function before(n) {
  await inTurn(() => {});
  return (await ask(`${path}/try`, { lines: list.lines.slice(0, n) })).state;
}

// The cards that are named elsewhere are gone from the pad of a field.
const deck = () => draft.state?.deck_cards || page.deck;
const elsewhere = (mine) =>
  split([entered.board, ...Object.values(entered.shown)].join("")).filter((card) => !mine.includes(card));

// Changes go one after the other, so that none is lost; the fields stay as they are while somebody types.
function keep(changes) {
  Object.assign(entered, changes);
  list.lines = entered.lines;
  draw();
  inTurn(async () => {
    draft = await patch(path, changes);
    draw();
  });
}

// After all that was changed before it.
const finish = () =>
  run(async () => {
    const who = values.who ? { who: values.who } : {};
    draft = await post({ path: `${path}/finish`, body: who, key: token });
    draw();
  });

function state() {
  if (draft.hand) {
    return h(
      "p",
      { class: "owes", role: "status" },
      h("a", { href: `/hands/${draft.hand}`, "data-key": "made" }, t("putright.is-a-hand")),
    );
  }
  const wrong = draft.wrong.map((text) => h("li", { class: "bad" }, text));
  const open = draft.open.map((text) => h("li", { class: "look" }, text));
  const whole = draft.whole && h("li", { class: "good" }, t("putright.all-fits"));
  const many = draft.ways > 1 &&
    h(
      "li",
      { class: "look" },
      t("putright.several", { ways: draft.ways }),
    );
  return [
    h("ul", { class: "findings", role: "status" }, wrong, open, many, whole),
    draft.proposal.length > 0 &&
    h(
      "section",
      { class: "editor" },
      h(
        "p",
        {},
        t("putright.one-fits"),
        " ",
        draft.proposal.map((line) => spoken(line, page.names)).join(", "),
      ),
      key("propose", t("putright.take-over"), {
        kind: "go",
        onclick: () => keep({ lines: [...list.lines, ...draft.proposal] }),
      }),
    ),
    draft.whole && ending(),
  ];
}

function ending() {
  const box = h("input", {
    type: "checkbox",
    "data-key": "newest",
    onchange: (event) => keep({ newest: event.target.checked }),
  });
  box.checked = entered.newest;
  return h(
    "section",
    { class: "editor" },
    h("label", { class: "row" }, box, t("putright.was-last")),
    signature(values),
    key("finish", t("putright.make-hand"), { kind: "go", onclick: finish }),
  );
}

const cardsOf = (label) => ({ what: "cards", label, deck, seen: elsewhere, most: 20 });

// One row a seat: what it began with, what it ended with, what it showed.
function known() {
  const number = (name, seat, label) =>
    padded(
      h("input", {
        "data-field": `${name}-${seat}`,
        "aria-label": t("putright.of-seat", { what: label, seat }),
        value: entered[name][seat] ?? "",
        onchange: ({ target }) => {
          const chips = readWhole(target.value);
          if (chips === null && target.value.trim()) target.value = entered[name][seat] ?? "";
          else set(name, seat, chips === null ? "" : String(chips));
        },
      }),
      { what: "figures", label: t("putright.of-seat", { what: label, seat }) },
    );
  const set = (name, seat, text) => {
    const { [seat]: _, ...others } = entered[name];
    return keep({ [name]: text === "" ? others : { ...others, [seat]: Number(text) } });
  };
  const rows = Array.from({ length: 10 }, (_, n) => String(n + 1)).filter((seat) =>
    seat in entered.seats || values.more
  );
  return h(
    "section",
    { class: "known" },
    h(
      "div",
      { class: "stacks" },
      h("span"),
      ["began", "ended", "showed"].map((name) => h("small", {}, t(`putright.${name}`))),
      rows.map((
        seat,
      ) => [
        h("b", {}, `${seat} ${page.names[seat] || ""}`),
        number("seats", seat, t("putright.began")),
        number("final", seat, t("putright.ended")),
        padded(
          h("input", {
            "data-field": `shown-${seat}`,
            "aria-label": t("putright.of-seat", { what: t("putright.showed"), seat }),
            autocapitalize: "off",
            autocomplete: "off",
            value: entered.shown[seat] || "",
            onchange: (event) => keep({ shown: { ...entered.shown, [seat]: event.target.value.trim() } }),
          }),
          cardsOf(t("putright.of-seat", { what: t("putright.showed"), seat })),
        ),
      ]),
    ),
    h(
      "div",
      { class: "row" },
      key("more-seats", t("putright.other-seats"), {
        kind: "plain",
        onclick: () => {
          values.more = true;
          fill(middle, known());
        },
      }),
    ),
    h(
      "label",
      {},
      t("putright.board"),
      padded(
        h("input", {
          "data-field": "board",
          autocapitalize: "off",
          autocomplete: "off",
          placeholder: "Ah Kd 2c 3h 9s",
          value: entered.board,
          onchange: (event) => keep({ board: event.target.value.trim() }),
        }),
        cardsOf(t("putright.board")),
      ),
    ),
    h(
      "label",
      {},
      t("putright.button-at"),
      padded(
        h("input", {
          "data-field": "button",
          value: entered.button ?? "",
          onchange: (event) => Number(event.target.value) > 0 && keep({ button: Number(event.target.value) }),
        }),
        { what: "figures", label: t("putright.button-at") },
      ),
    ),
    h(
      "details",
      { class: "set-up" },
      h("summary", { "data-key": "set-up" }, t("putright.stakes-and-game")),
      stakesForm(
        { setup: page.settings, games: page.games, other: entered.settings },
        (settings) => keep({ settings }),
      ),
    ),
  );
}

function draw() {
  fill(top, state());
  middle.hidden = bottom.hidden = Boolean(draft.hand);
  fill(bottom, [
    h("h2", {}, t("putright.actions")),
    h("p", { class: "lead" }, t("putright.by-themselves")),
    lineList(list, page.names, null, (lines) => keep({ lines }), draw),
  ]);
}

fill(document.getElementById("work"), top, middle, bottom);
fill(middle, known());
draw();
