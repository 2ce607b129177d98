// What the record says: the entry of this step, the hand by street, every row of the audit.
import { split, tile } from "./cards.js";
import { amount, fill, h } from "./dom.js";
import { seatList } from "./felt.js";
import { cardList, spoken, street } from "./words.js";

// An entry in words, its cards as cards.
function sentence(line, names) {
  const text = spoken(line, names);
  const words = cardList(line);
  if (!words || !text.endsWith(words)) return text;
  return [
    text.slice(0, -words.length),
    h("span", { class: "lying" }, split(line).map((card) => tile(card, "small"))),
  ];
}

export function time(text) {
  return new Date(text).toLocaleTimeString(document.documentElement.lang, { hour12: false });
}

export const by = (row) => [time(row.at), row.who, row.device].filter(Boolean).join(" · ");

// -- this step ----------------------------------------------------------------------------------

export function drawNow(root, desk) {
  const { told, step: n } = desk;
  const step = told.steps[n];
  const before = told.steps[n - 1];
  fill(
    root,
    step.felt.over ? awards(step.felt, told.names) : null,
    h("h2", {}, step.line ? sentence(step.line, told.names) : "The hand is dealt"),
    h(
      "p",
      { class: "by" },
      `Entry ${step.seq} · ${by(step)}`,
      step.again !== null ? ` · applied again by a repair of the hand, first entry ${step.again}` : "",
    ),
    step.was
      ? h("p", { class: "was" }, `Repaired: it was entered as “${spoken(step.was, told.names)}”.`)
      : null,
    step.reason ? h("p", {}, `Reason: ${step.reason}`) : null,
    before?.may && step.line.startsWith(`${before.may.seat} `) ? open("Was open", before.may) : null,
    step.may && !step.felt.over
      ? open("Now", step.may)
      : step.felt.over
      ? null
      : h("p", {}, step.felt.prompt),
    pots(step.felt),
    desk.page.chief
      ? h("button", {
        type: "button",
        class: "key plain",
        "data-key": "remark-here",
        onclick: () => {
          desk.write = step.seq;
          desk.show("remarks");
          document.getElementById("remark-text")?.focus();
        },
      }, h("span", { class: "label" }, "Remark on this entry"))
      : null,
  );
}

function open(when, may) {
  return h(
    "p",
    { class: "open" },
    h("b", {}, `${when}: `),
    may.text,
    may.how ? h("small", {}, ` ${may.how}`) : null,
  );
}

function pots(felt) {
  if (felt.over || !felt.pots.length) return null;
  const name = (n) => (felt.pots.length === 1 ? "Pot" : n ? `Side pot ${n}` : "Main pot");
  return h(
    "ul",
    { class: "in-pots" },
    felt.pots.map((pot, n) =>
      h("li", {}, `${name(n)} `, h("b", {}, amount(pot.amount)), ` · seats ${seatList(pot.seats)}`)
    ),
  );
}

// Pot by pot, side by side: to whom, with what, and why.
export function awards(felt, names) {
  const alone = felt.seats.filter((row) => !row.folded && !row.mucked).length < 2 &&
    !Object.keys(felt.hands).length;
  const rows = felt.pots.flatMap((pot, n) =>
    (pot.shares || []).map((share) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, felt.pots.length === 1 ? "Pot" : n ? `Side pot ${n}` : "Main pot"),
        h(
          "td",
          {},
          `${share.side || ""}${
            share.runout || share.board ? ` (board ${share.runout || share.board})` : ""
          }`,
        ),
        h(
          "td",
          {},
          Object.entries(share.awards).map(([seat, chips]) =>
            h("div", {}, h("b", {}, `${who(seat, names)} ${amount(chips)}`))
          ),
          Object.keys(share.awards).length ? null : "stays for the next hand",
        ),
        h(
          "td",
          {},
          alone ? "the only live hand" : (share.runout || 1) > 1 ? "" : [
            ...new Set(
              share.winners.map((seat) =>
                (felt.hands[seat]?.[`${share.side}-${share.board}`] || felt.hands[seat]?.[share.side])?.name
              ).filter(Boolean),
            ),
          ].join("; "),
        ),
      )
    )
  );
  const back = Object.entries(felt.returned || {}).filter(([, chips]) => chips);
  return h(
    "div",
    { class: "awards" },
    rows.length
      ? h(
        "table",
        {},
        h("caption", {}, "Awards"),
        h(
          "thead",
          {},
          h("tr", {}, ["Pot", "Side", "Goes to", "With"].map((text) => h("th", { scope: "col" }, text))),
        ),
        h("tbody", {}, rows),
      )
      : null,
    back.map(([seat, chips]) =>
      h("p", {}, `${amount(chips)} was not called and goes back to ${who(seat, names)}.`)
    ),
    felt.rake ? h("p", {}, `The house takes ${amount(felt.rake)}.`) : null,
    (felt.notes || []).length
      ? h(
        "ul",
        { class: "reasons" },
        felt.notes.map((note) => h("li", {}, note.text, h("small", {}, ` rule ${note.rule}`))),
      )
      : null,
  );
}

const who = (seat, names) => (names[seat] ? `seat ${seat} (${names[seat]})` : `seat ${seat}`);

// -- the hand, by street ------------------------------------------------------------------------

export function drawHand(root, desk) {
  const { steps, names } = desk.told;
  const sections = [];
  steps.forEach((step, n) => {
    const name = n ? step.street : "set-up";
    if (sections.at(-1)?.name !== name) sections.push({ name, steps: [] });
    sections.at(-1).steps.push([step, n]);
  });
  fill(
    root,
    sections.map((part) =>
      h(
        "section",
        {},
        h("h3", {}, part.name === "set-up" ? "Set-up" : street(part.name)),
        h(
          "ol",
          { class: "entries" },
          part.steps.map(([step, n]) => [entry(step, n, desk, names), notes(n, desk)]),
        ),
      )
    ),
  );
  reveal(root, '[aria-current="step"]');
}

function entry(step, n, desk, names) {
  const count = desk.told.remarks.filter((one) => desk.stepOf(one.seq) === n && !one.done).length;
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        "data-key": `entry-${step.seq}`,
        "aria-current": n === desk.step ? "step" : null,
        onclick: () => desk.go(n),
      },
      h("b", {}, step.line ? sentence(step.line, names) : "The hand is dealt, blinds and antes are posted"),
      step.was ? h("i", {}, "repaired") : null,
      count ? h("i", { class: "pinned" }, `${count} remark${count > 1 ? "s" : ""}`) : null,
      h("small", {}, `pot ${amount(step.felt.pot)} · ${by(step)}`),
    ),
  );
}

// What the floor ruled, and what happened, while the hand stood at step n.
function notes(n, desk) {
  return desk.told.rows.filter((row) => row.says && desk.stepOf(row.seq) === n).map((row) =>
    h("li", { class: "note" }, h("b", {}, row.says), h("small", {}, by(row)))
  );
}

// Bring a row of a scrolling panel into view, and move nothing else of the page.
function reveal(root, selector) {
  const row = root.querySelector(selector);
  if (!row) return;
  const box = root.getBoundingClientRect();
  const lies = row.getBoundingClientRect();
  if (lies.top < box.top) root.scrollTop -= box.top - lies.top + 30;
  else if (lies.bottom > box.bottom) root.scrollTop += lies.bottom - box.bottom + 30;
}

// -- every row ----------------------------------------------------------------------------------

export function drawAudit(root, desk) {
  const { told } = desk;
  fill(
    root,
    h(
      "p",
      { class: "audit-says" },
      "Every row as it was made; what is struck through was taken back. " +
        "Each hash stands for its row and all rows before it.",
    ),
    h(
      "ol",
      { class: "audit" },
      told.rows.map((row) =>
        h(
          "li",
          { class: row.in_force ? row.kind : "gone" },
          h("span", { class: "number" }, String(row.seq)),
          h(
            "div",
            {},
            h(row.in_force ? "b" : "s", {}, words(row, told)),
            h("small", {}, by(row), row.in_force ? "" : " · taken back", moved(row)),
            row.sealed ? h("small", {}, "cards that nobody saw are left out here") : null,
            h(
              "details",
              {},
              h("summary", {}, h("code", {}, `${row.hash.slice(0, 16)}…`)),
              h("code", {}, row.hash),
              h("small", {}, `follows ${row.previous}`),
            ),
          ),
        )
      ),
    ),
    h(
      "p",
      {},
      "Newest entry ",
      h("code", {}, told.head),
      h("br", {}),
      "Check: ",
      h("code", {}, `dealer-assist verify ${told.hand}`),
    ),
  );
}

function words(row, told) {
  const said = row.payload;
  if (row.kind === "act") {
    return [
      sentence(row.line, told.names),
      said.again === undefined ? "" : ` (entry ${said.again} applied again)`,
    ];
  }
  if (said.repair) {
    return `Repair of entry ${said.repair.entry}: “${spoken(said.repair.was, told.names)}” becomes ${
      said.repair.now.map((line) => `“${spoken(line, told.names)}”`).join(", ") || "nothing"
    }`;
  }
  if (row.kind === "start") return "The hand was dealt";
  if (row.kind === "undo") return `Taken back, to how it stood after entry ${said.to}`;
  if (row.kind === "redo") return "Brought back what was taken back";
  if (row.kind === "void") return `Hand made void${said.reason ? `: ${said.reason}` : ""}`;
  return row.says; // a ruling, or something that happened at the table
}

function moved(row) {
  const stacks = Object.entries(row.outcome.stacks || {}).map(([seat, chips]) =>
    `seat ${seat} ${chips > 0 ? "+" : "−"}${amount(Math.abs(chips))}`
  );
  return stacks.length ? ` · ${stacks.join(", ")}` : "";
}
