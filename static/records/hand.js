// Correct a finished hand: change its lines, see at once who owes whom, and keep it with a reason.
import { ask, post, uuid } from "../shell/api.js";
import { field, fill, h, key, lineList, page, run, signature, wayKeys } from "./common.js";
import { amount } from "../shell/dom.js";
import { setupForm } from "./setup.js";
import { t } from "../shell/texts.js";

const list = { lines: page.lines, chosen: null, typed: "", before }, values = { reason: "", rule: "" };
let dealt = {}; // what of set-up and names is otherwise
const form = setupForm(page, (setup, names) => {
  dealt = { setup, names };
  changed(list.lines, isVoid);
});
let told = null, conflict = null, isVoid = false, carry = false, kept = page.corrections, token = uuid();

const changed = (lines, empty = false) =>
  run(async () => {
    list.lines = lines;
    isVoid = empty;
    conflict = null;
    token = uuid();
    try {
      told = await ask(`/hands/${page.hand}/corrections/try`, stated(lines));
    } catch (problem) {
      if (!problem.conflict) throw problem;
      told = null;
      conflict = problem.conflict;
    }
    draw();
    document.querySelector("main").scrollIntoView();
  });

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
) => (seat === "house"
  ? t("putright.house")
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
  if (!told) {
    return h(
      "p",
      { class: "owes none" },
      t("putright.change-below"),
    );
  }
  if (!told.over) {
    return h(
      "p",
      { class: "owes none", role: "status" },
      t("putright.not-over", { what: told.state.waiting_for.text }),
    );
  }
  if (!told.transfers.length) {
    return h("p", { class: "owes none", role: "status" }, t("putright.nobody-owes"));
  }
  return h(
    "div",
    { role: "status" },
    h("ul", { class: "owes" }, told.transfers.map((one) => h("li", {}, one.told))),
    told.dispute.told && h("p", { class: "late" }, told.dispute.told),
  );
}

function figures() {
  if (!told?.over) return null;
  const row = (seat) =>
    h(
      "tr",
      {},
      h("td", {}, name(seat)),
      h("td", {}, amount(told.was[seat])),
      h("td", {}, amount(told.now[seat])),
      h(
        "td",
        { class: told.difference[seat] ? "off" : "" },
        told.difference[seat]
          ? `${told.difference[seat] > 0 ? "+" : "−"}${amount(Math.abs(told.difference[seat]))}`
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
    h("tbody", {}, Object.keys(told.now).map(row)),
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
    ({ corrections: kept } = await post({ path: `/hands/${page.hand}/corrections`, body, key: token }));
    page.seq = kept.at(-1).seq;
    told = null;
    token = uuid();
    draw();
  });

function keeping() {
  if (!told?.over) return null;
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
  kept.length > 0 &&
  [
    h("h2", {}, t("putright.corrections")),
    h(
      "ul",
      { class: "findings" },
      kept.map((one) =>
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
