// The ruling desk: what happened, in taps; the rules that bear on it; what each answer does to the chips of
// this hand; one of them becomes the ruling.
import { ask, get, post, uuid } from "../shell/api.js";
import { amount, fill, h, key } from "../shell/dom.js";
import { field } from "./field.js";
import { t } from "../shell/texts.js";
import { spoken, tellOf } from "../shell/words.js";
import { asked, happenedOf } from "./desktaps.js";

const root = document.getElementById("call");
const page = JSON.parse(document.getElementById("page").textContent);
const ui = {
  ...page,
  seq: 0,
  state: null,
  calls: [],
  kind: null,
  given: {},
  advised: null,
  chosen: null,
  reason: "",
  who: "",
  message: null,
};

const places = () => [0, ...ui.hand.undoable.map((entry) => entry.seq)];
const nextEntry = () => ui.hand.undoable.find((entry) => entry.seq > ui.seq);

let newest = null; // what was asked for last: an answer to anything before it is let go

// The newest of what is asked for: `take` gets its answer.
async function asking(question, take) {
  newest = question;
  try {
    const answer = await question;
    if (newest !== question) return;
    take(answer);
  } catch (problem) {
    if (newest !== question) return;
    ui.message = { kind: "refused", text: problem.message };
  }
  draw();
}

// Where in the hand this is stands at once; what is to be chosen there comes with the answer.
function show(seq) {
  Object.assign(ui, { seq, state: null, kind: null, advised: null, chosen: null, message: null });
  draw();
  const question = Promise.all([
    get(`/hands/${ui.call.hand}?seq=${seq}`),
    get(`/calls/${ui.call.id}/desk?seq=${seq}`),
  ]);
  return asking(question, ([state, { calls }]) => Object.assign(ui, { state, calls }));
}

// From where the last tap led, also where its answer is still to come.
function step(by) {
  const all = places();
  const to = all[all.indexOf(ui.seq) + by];
  return to === undefined ? null : show(to);
}

function draw() {
  const { call, state } = ui;
  tellOf(ui.hand);
  fill(
    root,
    h(
      "header",
      { class: "call" },
      h("h1", {}, t("floorcall.title", { table: call.name, number: String(call.number) })),
      h("p", {}, h("b", {}, call.reason || t("wallcard.called"))),
      h("a", { href: `/calls/${call.id}`, "data-key": "to-call" }, t("ruledesk.to-call")),
    ),
    ui.message && h("p", { class: `message ${ui.message.kind}`, role: "alert" }, ui.message.text),
    call.ruled ? ruled(call.ruled) : null,
    moment(),
    call.closed || !state ? null : [
      h("div", { class: "what" }, kinds(), inputs()),
      h("div", { class: "then" }, happening(), ruling()),
    ],
  );
}

const ruled = ({ by, reason, rule }) =>
  h("p", { class: "ruled" }, `${by}: ${reason}`, rule ? h("small", {}, rule) : null);

// -- where in the hand --------------------------------------------------------------------------

function moment() {
  const all = places();
  const n = all.indexOf(ui.seq);
  const entry = ui.hand.undoable.find((one) => one.seq === ui.seq);
  return h(
    "section",
    { class: "moment", "aria-label": t("floorcall.through") },
    key("back", "‹", {
      kind: "plain",
      aria: t("floorcall.back"),
      disabled: n === 0,
      onclick: () => step(-1),
    }),
    h(
      "p",
      {},
      h("b", {}, entry ? spoken(entry.line, ui.hand.names) : t("floorcall.deal")),
      h("span", {}, ui.state?.prompt),
      h("small", {}, ui.state && `${t("floorcall.fact-pot")}: ${amount(ui.state.pot)}`),
    ),
    key("on", "›", {
      kind: "plain",
      aria: t("floorcall.on"),
      disabled: n === all.length - 1,
      onclick: () => step(1),
    }),
  );
}

// -- what happened ------------------------------------------------------------------------------

function kinds() {
  return h(
    "section",
    { class: "kinds" },
    h("h2", {}, t("ruledesk.what")),
    ui.calls.length ? null : h("p", {}, t("ruledesk.nothing")),
    h(
      "div",
      { class: "taps" },
      ui.calls.map((one) =>
        key(`kind-${one.name}`, one.title, {
          kind: ui.kind === one ? "raise on" : "plain",
          pressed: ui.kind === one,
          onclick: () => {
            Object.assign(ui, { kind: one, given: {}, advised: null, chosen: null, message: null });
            return one.asked.length ? draw() : work();
          },
        })
      ),
    ),
  );
}

function inputs() {
  if (!ui.kind?.asked.length) return null;
  return h(
    "form",
    {
      class: "asked",
      onsubmit: (event) => {
        event.preventDefault();
        return work();
      },
    },
    ui.kind.asked.map((name) => asked(name, ui, draw)),
    h("button", { class: "key go", "data-key": "work" }, h("span", { class: "label" }, t("ruledesk.work"))),
  );
}

async function work() {
  const { kind, seq } = ui;
  ui.message = ui.chosen = ui.advised = null;
  const happened = happenedOf(kind.asked, ui.given);
  await asking(ask(`/calls/${ui.call.id}/desk`, { seq, call: kind.name, happened }), (advised) => {
    ui.advised = advised;
    choose(advised.answers[0]);
  });
  if (ui.advised) root.querySelector(".then")?.scrollIntoView({ block: "nearest" });
}

// -- the rules, and the answers -----------------------------------------------------------------

function happening() {
  if (!ui.advised) return null;
  const next = nextEntry();
  return [
    h(
      "section",
      { class: "bears" },
      h("h2", {}, t("ruledesk.rules")),
      ui.advised.rules.map((rule) =>
        h(
          "p",
          {},
          rule.sentence,
          rule.elsewhere.length
            ? h("small", {}, t("ruledesk.elsewhere", { rule: rule.elsewhere.join(" ") }))
            : null,
        )
      ),
      h("small", {}, ui.advised.cite),
    ),
    h(
      "section",
      { class: "answers" },
      h("h2", {}, t("ruledesk.answers")),
      ui.advised.answers.map((one, n) => answer(one, n)),
      next ? stands(next) : null,
    ),
  ];
}

function answer(one, n) {
  return option(`answer-${n}`, one, [
    h("b", {}, one.line ? spoken(one.line, ui.hand.names) : one.sentence),
    one.line ? h("span", {}, one.sentence) : null,
    effect(one),
    h("small", {}, one.in_force ? t("ruledesk.here") : one.under.join(" ")),
  ]);
}

function effect({ effect: moved, give_back: back, steps, line }) {
  if (!moved) return line ? null : h("span", { class: "steps" }, steps.join(" "));
  const chips = Object.entries(moved.put_in).map(([seat, put]) =>
    t(put > 0 ? "ruledesk.puts-in" : "ruledesk.gets", { seat, chips: Math.abs(put) })
  );
  return h(
    "span",
    { class: "chips" },
    [
      ...chips,
      back ? t("ruledesk.back", { chips: back }) : "",
      t("ruledesk.pot", { chips: moved.pot }),
      moved.next,
    ].filter(Boolean).join(" · "),
  );
}

const stands = (next) =>
  option("answer-stands", { stands: true, sentence: t("ruledesk.record"), line: next.line }, [
    h("b", {}, t("ruledesk.record")),
    h("span", {}, spoken(next.line, ui.hand.names)),
  ]);

function option(id, one, words) {
  const on = ui.chosen && ui.chosen.sentence === one.sentence && ui.chosen.line === one.line;
  return h("button", {
    type: "button",
    class: `option${on ? " on" : ""}`,
    "data-key": id,
    "aria-pressed": String(Boolean(on)),
    onclick: () => {
      choose(one);
      draw();
    },
  }, words);
}

function choose(one) {
  ui.chosen = one;
  ui.reason = one.sentence;
}

// -- the ruling ---------------------------------------------------------------------------------

// What the answer is for the record: nothing new, an entry changed, or words while the entry is still to come.
function order() {
  const next = nextEntry();
  const { line, stands: as } = ui.chosen;
  if (as || line && next?.line === line) return { decision: "stands" };
  if (line && next) return { decision: "change", entry: next.seq, lines: [line] };
  return { decision: "words" };
}

function ruling() {
  if (!ui.chosen) return null;
  return h(
    "form",
    { class: "ruling", "aria-label": t("floorcall.ruling"), onsubmit: rule },
    h("h2", {}, t("floorcall.ruling")),
    field(ui, "reason", t("floorcall.why")),
    page.who.person ? null : field(ui, "who", t("floorcall.your-name"), { most: 80 }),
    h(
      "button",
      { class: "key go", "data-key": "give-ruling" },
      h("span", { class: "label" }, t("floorcall.give")),
      h("span", { class: "small" }, t(`ruledesk.does-${order().decision}`)),
    ),
  );
}

async function rule(event) {
  event.preventDefault();
  const rests = `${ui.advised.title}: ${ui.advised.cite}`;
  const body = {
    seq: ui.hand.seq,
    kind: ui.advised.call,
    reason: ui.reason,
    rule: rests,
    ...(ui.who && { who: ui.who }),
    ...order(),
  };
  ui.key ||= uuid();
  try {
    ui.call = await post({ path: `/calls/${ui.call.id}/ruling`, body, key: ui.key });
    ui.hand = await get(`/hands/${ui.call.hand}`);
    await show(places().at(-1));
    ui.message = { kind: "done", text: t("floorcall.table-has-it") };
  } catch (problem) {
    ui.key = "";
    if (problem.state) ui.hand = await get(`/hands/${ui.call.hand}`);
    ui.message = { kind: "refused", text: problem.message };
  }
  draw();
}

await show(places().filter((seq) => seq <= ui.call.seq).at(-1));
