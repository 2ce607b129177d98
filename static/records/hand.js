// Correct a finished hand: change its lines, see at once who owes whom, and keep it with a reason.
import { ask, post, uuid } from "../shell/api.js";
import { field, fill, h, inTurn, key, lineList, page, run, signature, wayKeys } from "./common.js";
import { amount } from "../shell/dom.js";
import { setupForm } from "./setup.js";
import { t } from "../shell/texts.js";

const list = { lines: page.lines, chosen: null, typed: "", before }, values = { reason: "", rule: "" };
let dealt = {}; // what of set-up and names is otherwise
const form = setupForm(page, (setup, names) => {
  dealt = { setup, names };
  changed(list.lines, isVoid);
});
let result = null,
  conflict = null,
  newest = null,
  isVoid = false,
  carry = false,
  corrections = page.corrections,
  token = uuid();

// The lines as they are now stand at once; what they change in chips stands above them when the server has said it.
function changed(lines, empty = false) {
  list.lines = lines;
  isVoid = empty;
  result = conflict = null;
  token = uuid();
  draw();
  const mine = newest = stated(lines);
  inTurn(() => newest === mine && attempt(mine));
}

async function attempt(asked) {
  const outcome = { result: null, conflict: null };
  try {
    outcome.result = await ask(`/hands/${page.hand}/corrections/try`, asked);
  } catch (problem) {
    if (!problem.conflict) throw problem;
    outcome.conflict = problem.conflict;
  }
  if (newest !== asked) return; // what it says is of lines that have been changed since
  ({ result, conflict } = outcome);
  draw();
  document.querySelector("main").scrollIntoView();
}

const stated = (lines) => ({ ...(isVoid ? { void: true } : { lines }), ...dealt });

// The hand as it stood before line n.
async function before(n) {
  const { state } = await ask(`/hands/${page.hand}/corrections/try`, {
    lines: list.lines.slice(0, n),
    ...dealt,
  });
  return state;
}

const name = (
  seat,
) => (seat === "house" || seat === "middle"
  ? t(`putright.${seat}`)
  : [t("said.seat", { seat }), page.names[seat]].filter(Boolean).join(" "));

function owes() {
  if (conflict) {
    return h(
      "section",
      { class: "editor" },
      h("p", { role: "alert" }, t("putright.conflict", { line: conflict.at + 1, why: conflict.why })),
      wayKeys(conflict, list.lines, page.names, (lines) => changed(lines)),
    );
  }
  if (!result) {
    return h(
      "p",
      { class: "owes none" },
      t("putright.change-below"),
    );
  }
  if (!result.over) {
    return h(
      "div",
      { role: "status" },
      h("p", { class: "owes none" }, t("putright.not-over", { what: result.state.waiting_for.text })),
      result.button && h("p", {}, result.button),
    );
  }
  const paid = result.transfers.map((one) => h("li", {}, one.told));
  return h(
    "div",
    { role: "status" },
    paid.length
      ? h("ul", { class: "owes" }, paid)
      : h("p", { class: "owes none" }, t("putright.nobody-owes")),
    result.button && h("p", {}, result.button),
    paid.length > 0 && result.dispute.told && h("p", { class: "late" }, result.dispute.told),
  );
}

function figures() {
  if (!result?.over) return null;
  const row = (seat) =>
    h(
      "tr",
      {},
      h("td", {}, name(seat)),
      h("td", {}, amount(result.was[seat])),
      h("td", {}, amount(result.now[seat])),
      h(
        "td",
        { class: result.difference[seat] ? "off" : "" },
        result.difference[seat]
          ? `${result.difference[seat] > 0 ? "+" : "−"}${amount(Math.abs(result.difference[seat]))}`
          : "0",
      ),
    );
  return h(
    "table",
    { class: "figures" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ["", t("putright.paid"), t("putright.should-be"), t("putright.difference")].map((text) =>
          h("th", { scope: "col" }, text)
        ),
      ),
    ),
    h("tbody", {}, Object.keys(result.now).map(row)),
  );
}

const keep = () =>
  run(async () => {
    const body = {
      seq: page.seq,
      reason: values.reason,
      rule: values.rule,
      carry,
      ...stated(list.lines),
      ...(values.who ? { who: values.who } : {}),
    };
    ({ corrections } = await post({
      path: `/hands/${page.hand}/corrections`,
      body,
      key: token,
    }));
    page.seq = corrections.at(-1).seq;
    result = null;
    token = uuid();
    draw();
  });

function keeping() {
  if (!result?.over) return null;
  const box = h("input", {
    type: "checkbox",
    "data-key": "carry",
    onchange: (event) => {
      carry = event.target.checked;
      token = uuid();
    },
  });
  box.checked = carry;
  return h(
    "section",
    { class: "editor" },
    field("reason", t("putright.why"), values, { maxlength: 300 }),
    field("rule", t("putright.rule"), values, { maxlength: 300 }),
    signature(values),
    h("label", { class: "row" }, box, t("putright.change-stacks")),
    key("keep", t("putright.keep"), { kind: "go", onclick: keep }),
  );
}

const past = () =>
  corrections.length > 0 &&
  [
    h("h2", {}, t("putright.corrections")),
    h(
      "ul",
      { class: "findings" },
      corrections.map((one) =>
        h(
          "li",
          { class: one.carried ? "good" : "look" },
          h("b", {}, one.transfers.map((payment) => payment.told).join("; ")),
          `${one.by}: ${one.reason}. ${t(one.carried ? "putright.stacks-changed" : "putright.no-chips")}`,
        )
      ),
    ),
  ];

function draw() {
  fill(
    document.getElementById("work"),
    page.status === "open" ? h("p", { class: "refusal" }, t("putright.still-played")) : [
      owes(),
      figures(),
      keeping(),
      past(),
      form,
      h("h2", {}, t("putright.hand")),
      lineList(list, page.names, conflict?.at, (lines) => changed(lines), draw),
      h(
        "p",
        { class: "actions" },
        key("void", t("putright.void"), {
          kind: "fold",
          onclick: () => changed(list.lines, true),
        }),
        key("start-over", t("putright.as-entered"), { kind: "plain", onclick: () => location.reload() }),
      ),
    ],
  );
}

draw();
