// A floor call on a phone: the hand at that action, back and forth, what if, the facts, the rule, the ruling.
import { device, get, post, uuid } from "../shell/api.js";
import { clockTime, lasted, secondsSince } from "../shell/clock.js";
import { amount, fill, h, key } from "../shell/dom.js";
import { lifted } from "../shell/finger.js";
import { follow } from "../shell/live.js";
import { field } from "./field.js";
import { branchBox, closeBranch, rulingOf } from "./branch.js";
import { middleOf, tableNow } from "./moment.js";
import { t } from "../shell/texts.js";
import { spoken, street } from "../shell/words.js";

const root = document.getElementById("call");
const page = JSON.parse(document.getElementById("page").textContent);
const ui = {
  hand: page.hand,
  call: page.call,
  seq: 0,
  moment: null,
  message: null,
  decision: "stands",
  reason: "",
  rule: "",
  who: "",
  ready: true,
};

// What the branch works on: the hand as it stands, and the entry that is looked at.
export const it = {
  ui,
  draw,
  say: (text, kind = "refused") => {
    ui.message = text && { text, kind };
    draw();
  },
  get entry() {
    return ui.hand.undoable.find((one) => one.seq === ui.seq) || null;
  },
  names: page.hand.names,
};

const places = () => [0, ...ui.hand.undoable.map((entry) => entry.seq)];

// The last entry that was in force when the floor was called.
function calledAt() {
  return places().filter((seq) => seq <= ui.call.seq).at(-1);
}

async function show(seq) {
  ui.seq = seq;
  try {
    const moment = await get(`/calls/${ui.call.id}/moment?seq=${seq}`);
    if (ui.seq === seq) ui.moment = moment;
  } catch (problem) {
    ui.message = { kind: "refused", text: problem.message };
  }
  await lifted();
  draw();
}

const step = (by) => {
  const all = places();
  const next = all[Math.min(all.length - 1, Math.max(0, all.indexOf(ui.seq) + by))];
  closeBranch();
  return next === ui.seq ? null : show(next);
};

// -- drawing ------------------------------------------------------------------------------------

function draw() {
  const { call, moment } = ui;
  fill(
    root,
    head(call),
    ui.message && h("p", { class: `message ${ui.message.kind}`, role: "alert" }, ui.message.text),
    call.ruled ? ruled(call.ruled) : null,
    moment &&
      [
        scrub(),
        middleOf(moment.state),
        tableNow(moment.state),
        facts(moment),
        call.closed ? null : branchBox(it),
        rules(moment.rules),
        call.closed ? null : ruling(),
      ],
  );
}

function head(call) {
  const by = [call.who, call.device].filter(Boolean).join(", ");
  return h(
    "header",
    { class: "call" },
    h("h1", {}, t("floorcall.title", { table: call.name, number: String(call.number) })),
    h(
      "p",
      {},
      h("b", {}, call.reason || t("wallcard.called")),
      ` · ${t(by ? "floorcall.at-by" : "floorcall.at", { time: clockTime(call.made), by })} · `,
      call.closed
        ? t(`floorcall.${call.state}`, { time: lasted(call.seconds) })
        : h("time", { "data-since": call.made }, lasted(secondsSince(call.made))),
    ),
    h(
      "div",
      { class: "row" },
      call.closed ? null : key(
        "take",
        call.taken_by ? t("wallcard.coming", { who: call.taken_by }) : t("floorcall.i-am-coming"),
        { kind: call.taken ? "plain on" : "go", disabled: Boolean(call.taken), onclick: take },
      ),
      call.closed ? null : h(
        "a",
        { class: "key raise", href: `/calls/${call.id}/desk`, "data-key": "desk" },
        h("span", { class: "label" }, t("floorcall.desk")),
      ),
      h(
        "a",
        { class: "key plain", href: `/hands/${call.hand}`, "data-key": "review" },
        h("span", { class: "label" }, t("floorcall.whole-hand")),
      ),
      h(
        "a",
        { class: "key plain", href: "/calls", "data-key": "calls" },
        h("span", { class: "label" }, t("floorcall.calls")),
      ),
    ),
  );
}

const ruled = (ruling) =>
  h(
    "p",
    { class: "ruled", role: "status" },
    h("b", {}, t("floorcall.ruled-by", { who: ruling.by, decision: decided(ruling.decision) })),
    ` ${ruling.reason}${ruling.rule ? ` (${ruling.rule})` : ""}`,
  );

function scrub() {
  const all = places();
  const n = all.indexOf(ui.seq);
  const { entry } = it;
  const here = ui.seq === calledAt();
  return h(
    "section",
    { class: "scrub", "aria-label": t("floorcall.through") },
    h(
      "p",
      { class: "line" },
      entry
        ? [h("i", {}, street(entry.street)), " ", h("b", {}, spoken(entry.line, it.names))]
        : h("b", {}, t("floorcall.deal")),
      here ? h("em", {}, ` ${t("floorcall.called-here")}`) : null,
    ),
    h(
      "p",
      { class: "by" },
      entry
        ? [
          clockTime(entry.at),
          entry.who,
          entry.device,
          entry.was && t("floorcall.was", { line: spoken(entry.was, {}) }),
        ].filter(
          Boolean,
        ).join(" · ")
        : t("floorcall.before-first"),
    ),
    h(
      "div",
      { class: "slide" },
      key("back", "◀", {
        kind: "plain",
        aria: t("floorcall.back"),
        disabled: n <= 0,
        onclick: () => step(-1),
      }),
      h("input", {
        type: "range",
        min: 0,
        max: all.length - 1,
        value: n,
        "data-key": "slider",
        "aria-label": t("floorcall.action"),
        "aria-valuetext": entry ? spoken(entry.line, it.names) : t("floorcall.deal"),
        oninput: (event) => {
          closeBranch();
          show(all[Number(event.target.value)]);
        },
      }),
      key("forward", "▶", {
        kind: "plain",
        aria: t("floorcall.on"),
        disabled: n >= all.length - 1,
        onclick: () => step(1),
      }),
      key("here", t("floorcall.here"), {
        kind: here ? "plain on" : "plain",
        aria: t("floorcall.to-here"),
        onclick: () => {
          closeBranch();
          show(calledAt());
        },
      }),
    ),
  );
}

// -- facts and rules ----------------------------------------------------------------------------

function facts({ state, facts: { acted, since, could } }) {
  const live = state.seats.filter((row) => !row.folded && !row.mucked).map((row) => row.seat);
  return h(
    "section",
    { class: "facts", "aria-label": t("floorcall.facts") },
    h("h2", {}, t("floorcall.facts")),
    h(
      "dl",
      {},
      fact("since", since ? answer(since) : t("floorcall.another-way")),
      fact("before", answer(acted)),
      fact("acted", since ? spokenDeeds(since.deeds) || t("floorcall.nobody") : "—"),
      fact("had-cards", live.join(", ")),
      could ? fact("could", legal(could.seat, could)) : null,
      fact("to-act", legal(state.to_act, state)),
      fact("pot", amount(state.pot)),
    ),
  );
}

const fact = (name, value) => [h("dt", {}, t(`floorcall.fact-${name}`)), h("dd", {}, value)];
const spokenDeeds = (deeds) => deeds.map((deed) => spoken(deed.line, {})).join("; ");

function answer({ substantial, count, with_chips: chips, deeds }) {
  return [
    h("b", {}, t(substantial ? "floorcall.yes" : "floorcall.no")),
    `: ${count ? t("floorcall.actions", { n: count, chips }) : t("floorcall.nobody-acted")}`,
    count && count <= 3 ? h("small", {}, spokenDeeds(deeds)) : null,
  ];
}

function legal(seat, { legal: may, prompt }) {
  if (!may || !seat) return prompt || "—";
  const range = (name) =>
    may[name] &&
    t(may[name].max > may[name].min ? `floorcall.may-${name}-range` : `floorcall.may-${name}`, {
      least: may[name].min,
      most: may[name].max,
    });
  return t("floorcall.seat-may", {
    seat,
    moves: [
      may.fold && t("floorcall.may-fold"),
      may.check && t("floorcall.may-check"),
      may.call && t("floorcall.may-call", { chips: may.call }),
      range("bet"),
      range("raise"),
    ].filter(Boolean).join(", "),
  });
}

function rules(all) {
  return h(
    "details",
    {
      class: "rules",
      "data-key": "rules",
      open: Boolean(ui.rulesOpen),
      ontoggle: (event) => {
        ui.rulesOpen = event.target.open;
      },
    },
    h("summary", {}, t("floorcall.rules")),
    h(
      "ul",
      {},
      all.map((rule) =>
        h(
          "li",
          {},
          h("b", {}, rule.title),
          h("p", {}, `${rule.meaning}: `, h("strong", {}, rule.value)),
          rule.others.length
            ? h("small", {}, t("floorcall.elsewhere", { values: rule.others.join(", ") }))
            : null,
          key(`cite-${rule.name}`, t("floorcall.cite"), {
            kind: ui.rule === rule.cite ? "plain on" : "plain",
            small: rule.cite,
            onclick: () => {
              ui.rule = rule.cite;
              draw();
            },
          }),
        )
      ),
    ),
    h(
      "p",
      {},
      h("a", { href: `/rules/games/${ui.hand.game}` }, t("floorcall.game-page")),
      ", ",
      h("a", { href: "/rules/procedures" }, t("floorcall.procedures")),
    ),
  );
}

// -- the ruling ---------------------------------------------------------------------------------

const decided = (decision) => t(`floorcall.decided-${decision}`);

function ruling() {
  const { entry } = it;
  const tried = rulingOf();
  const choices = [
    ["stands", t("floorcall.nothing-moves")],
    ["back", entry ? t("floorcall.after", { line: spoken(entry.line, {}) }) : t("floorcall.to-deal")],
    ["change", tried ? tried.words : t("floorcall.try-first")],
    ["words", t("floorcall.no-chip-moves")],
  ];
  const closed = {
    back: ui.seq === places().at(-1) ? t("floorcall.newest") : "",
    change: tried ? "" : t("floorcall.try-first"),
  };
  return h(
    "form",
    { class: "ruling", "aria-label": t("floorcall.ruling"), onsubmit: rule },
    h("h2", {}, t("floorcall.ruling")),
    h(
      "div",
      { class: "decisions" },
      choices.map(([name, small]) =>
        key(`decide-${name}`, t(`floorcall.decide-${name}`), {
          kind: ui.decision === name ? "raise on" : "plain",
          small,
          pressed: ui.decision === name,
          disabled: Boolean(closed[name]),
          onclick: () => {
            ui.decision = name;
            draw();
          },
        })
      ),
    ),
    field(ui, "reason", t("floorcall.why"), { hint: t("floorcall.why-hint") }),
    field(ui, "rule", t("floorcall.rule"), { hint: t("floorcall.rule-hint") }),
    page.who.person ? null : field(ui, "who", t("floorcall.your-name"), { most: 80 }),
    h(
      "button",
      { class: "key go", "data-key": "give-ruling", disabled: !ui.ready },
      h("span", { class: "label" }, t("floorcall.give")),
      h("span", { class: "small" }, t("floorcall.read-at-once", { decision: decided(ui.decision) })),
    ),
  );
}

async function rule(event) {
  event.preventDefault();
  const tried = rulingOf();
  const order = ui.decision === "back" ? { to: ui.seq } : ui.decision === "change" && tried ? tried.body : {};
  const body = {
    seq: ui.hand.seq,
    decision: ui.decision,
    reason: ui.reason,
    rule: ui.rule,
    ...(ui.who && { who: ui.who }),
    ...order,
  };
  ui.key ||= uuid();
  ui.ready = false;
  try {
    ui.call = await post({ path: `/calls/${ui.call.id}/ruling`, body, key: ui.key });
    ui.message = { kind: "done", text: t("floorcall.table-has-it") };
    closeBranch();
    await renew(true);
  } catch (problem) {
    if (problem.code) ui.key = "";
    if (problem.state) await renew(true);
    ui.message = { kind: "refused", text: problem.message };
  }
  ui.ready = true;
  draw();
}

async function take() {
  try {
    ui.call = await post({
      path: `/calls/${ui.call.id}/take`,
      body: ui.who ? { who: ui.who } : {},
      key: uuid(),
    });
  } catch (problem) {
    ui.message = { kind: "refused", text: problem.message };
  }
  draw();
}

// -- news ---------------------------------------------------------------------------------------

async function renew(newest = false) {
  [ui.call, ui.hand] = await Promise.all([get(`/calls/${ui.call.id}`), get(`/hands/${ui.call.hand}`)]);
  const all = places();
  return show(newest || !all.includes(ui.seq) ? all.at(-1) : ui.seq);
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
setInterval(() =>
  document.querySelectorAll("time[data-since]").forEach((one) => {
    one.textContent = lasted(secondsSince(one.dataset.since));
  }), 1000);
await show(calledAt());
follow(ui.call.table, {
  link: () => {},
  news: (
    news,
  ) => (news.hand === ui.call.hand && (news.kind === "hand" || news.kind === "call") &&
      news.device !== device()
    ? renew().catch(() => {})
    : null),
});
