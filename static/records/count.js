// Count a table: how many chips of each value lie in front of a seat, or their sum; then what is off and where it
// could have gone wrong. By keyboard: figures, Tab to the next value, Enter to the next seat; by touch: the pad.
import { post, uuid } from "../shell/api.js";
import { amount, write } from "../shell/dom.js";
import { FIGURES, MOST_DIGITS } from "../shell/press.js";
import { field, fill, h, key, page, run, signature } from "./common.js";

const words = JSON.parse(document.getElementById("words").textContent);
const { seats, table, chips } = page.expected;
const SUM = "sum";
const columns = [...chips, SUM];
const values = {};
const work = document.getElementById("work");
let standing = null, token = uuid(), cells = new Map(), chosen = null;

function draw() {
  if (standing) return fill(work, result());
  if (page.expected.open) return fill(work, h("p", { class: "refusal" }, words.open));
  cells = new Map();
  fill(work, lastCount(), h("div", { class: "counting" }, grid(), pad()));
  compared();
  cell(seats[0]?.seat, columns[0])?.focus();
}

// A count that was off stays at hand, with the hands to look at, until the next one.
function lastCount() {
  const last = page.expected.last;
  if (last?.state !== "off") return null;
  const show = () => {
    standing = last;
    draw();
  };
  return h("p", { class: "actions" }, key("last-count", words.last, { kind: "plain", onclick: show }));
}

// -- the grid ------------------------------------------------------------------------------------

const cell = (seat, column) => cells.get(`${seat}:${column}`);

function grid() {
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, words.seat),
    chips.map((value) => h("th", { scope: "col", class: "figure" }, amount(value))),
    h("th", { scope: "col", class: "figure" }, words.sum),
  );
  const rows = seats.map(({ seat, player }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, h("b", {}, seat), player ? h("span", {}, player) : null),
      columns.map((column) => h("td", {}, input(seat, column))),
    )
  );
  return h(
    "div",
    { class: "grid" },
    h("table", { class: "chips" }, h("thead", {}, head), h("tbody", {}, rows)),
    h("p", { class: "lead" }, words.how),
  );
}

function input(seat, column) {
  const label = `${words.seat} ${seat}, ${column === SUM ? words.sum : amount(column)}`;
  const one = h("input", {
    "data-key": `cell-${seat}-${column}`,
    "aria-label": label,
    inputmode: "none",
    autocomplete: "off",
    maxlength: MOST_DIGITS,
    tabindex: column === SUM && chips.length ? -1 : null,
    onfocus: () => choose(seat, column),
    oninput: () => typed(seat, column),
    onkeydown: (event) => {
      if (event.key === "Enter") nextSeat(seat, column);
    },
  });
  cells.set(`${seat}:${column}`, one);
  return one;
}

function choose(seat, column) {
  chosen?.input.classList.remove("on");
  chosen = { seat, column, input: cell(seat, column) };
  chosen.input.classList.add("on");
}

// Colours make the sum; a sum that is typed stands for itself.
function typed(seat, column) {
  const one = cell(seat, column);
  one.value = one.value.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");
  if (column === SUM) { for (const value of chips) cell(seat, value).value = ""; }
  else cell(seat, SUM).value = byColour(seat) ? String(total(pile(seat))) : "";
  compared();
}

const byColour = (seat) => chips.some((value) => cell(seat, value).value !== "");
const pile = (seat) => Object.fromEntries(chips.map((value) => [value, Number(cell(seat, value).value)]));
const total = (held) => Object.entries(held).reduce((sum, [value, n]) => sum + Number(value) * n, 0);
const counted = (seat) => cell(seat, SUM).value;

function nextSeat(seat, column) {
  const at = seats.findIndex((one) => one.seat === seat) + 1;
  const to = at < seats.length ? cell(seats[at].seat, column === SUM ? SUM : columns[0]) : keyed("compare");
  to?.focus();
}

const keyed = (name) => work.querySelector(`[data-key="${name}"]`);

function compared() {
  const all = seats.every(({ seat }) => counted(seat) !== "");
  const sum = seats.reduce((chips, { seat }) => chips + Number(counted(seat)), 0);
  write(work.querySelector(".keypad output"), `${words.total}: ${amount(sum)}`);
  keyed("compare").replaceWith(
    key("compare", words.done, { kind: "raise wide", reason: all ? "" : words.missing, onclick: compare }),
  );
}

// -- the pad -------------------------------------------------------------------------------------

// A tap must not take the focus from the cell that it types into.
const keep = { onpointerdown: (event) => event.preventDefault() };

function pad() {
  const write = (change) => {
    const { seat, column, input: one } = chosen;
    one.value = change(one.value).slice(0, MOST_DIGITS);
    typed(seat, column);
  };
  const tap = (figure) =>
    key(`digit-${figure}`, figure, { kind: "digit", onclick: () => write((value) => value + figure) });
  return h(
    "div",
    { class: "keypad", ...keep },
    h("output", {}),
    FIGURES.map(tap),
    key("digit-back", "⌫", {
      kind: "digit",
      aria: words.back,
      onclick: () => write((value) => value.slice(0, -1)),
    }),
    key("clear", "C", { kind: "digit", aria: words.clear, onclick: () => write(() => "") }),
    key("enter", words.enter, { kind: "go", onclick: onward }),
    key("compare", words.done, { kind: "raise wide", onclick: compare }),
  );
}

// From value to value of a seat, then to the next seat; from sum to sum.
function onward() {
  const { seat, column } = chosen;
  const at = columns.indexOf(column) + 1;
  if (column === SUM || columns[at] === SUM) nextSeat(seat, column);
  else cell(seat, columns[at]).focus();
}

// -- the result ----------------------------------------------------------------------------------

const send = (path, body) => post({ path: `/tables/${table}${path}`, body, key: token });

const compare = () =>
  run(async () => {
    const piles = seats.filter(({ seat }) => byColour(seat)).map(({ seat }) => [seat, pile(seat)]);
    const sums = seats.map(({ seat }) => [seat, Number(counted(seat))]);
    standing = await send("/counts", {
      counted: Object.fromEntries(sums),
      colours: Object.fromEntries(piles),
    });
    token = uuid();
    draw();
  });

function result() {
  if (standing.state === "right") {
    return [h("p", { class: "owes none", role: "status" }, words.right), again()];
  }
  const signed = (n) => `${n > 0 ? "+" : "−"}${amount(Math.abs(n))}`;
  const all = standing.total.counted - standing.total.expected;
  const off = Object.entries(standing.off).map(([seat, n]) =>
    h("li", {}, `${words.seat} ${seat}: ${amount(Math.abs(n))} ${n > 0 ? words.over : words.short}`)
  );
  return [
    h("ul", { class: "owes", role: "status" }, off),
    h("p", {}, `${words.total}: ${amount(standing.total.counted)}${all ? ` (${signed(all)})` : ""}`),
    h("h2", {}, words.look),
    standing.suspects.length
      ? h(
        "ul",
        { class: "findings" },
        standing.suspects.map((one) =>
          h(
            "li",
            { class: one.rank ? "look" : "bad" },
            h(
              "a",
              { href: `/hands/${one.hand}`, "data-key": `suspect-${one.hand}` },
              h("b", {}, `${words.hand} ${one.number}`),
            ),
            one.why,
          )
        ),
      )
      : h("p", {}, words.none),
    settling(),
    again(),
  ];
}

function settling() {
  if (standing.settled) return h("p", { role: "status" }, standing.moved ? words.set_done : words.left);
  if (!page.who.chief) return h("p", {}, words.call);
  const settle = (move) => () =>
    run(async () => {
      standing = await send(`/counts/${standing.id}/settle`, {
        move,
        reason: values.reason || "",
        ...(values.who ? { who: values.who } : {}),
      });
      draw();
    });
  return h(
    "section",
    { class: "editor" },
    field("reason", words.why, values, { maxlength: 300 }),
    signature(values, words.name),
    h(
      "div",
      { class: "row" },
      key("set", words.set, { kind: "go", onclick: settle(true) }),
      key("leave", words.leave, { kind: "plain", onclick: settle(false) }),
    ),
  );
}

const again = () =>
  h(
    "p",
    { class: "actions" },
    key("again", words.again, { kind: "plain", onclick: () => location.reload() }),
  );

draw();
