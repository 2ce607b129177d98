// A floor call on a phone: the hand at that action, back and forth, what if, the facts, the rule, the ruling.
import { device, get, post, uuid } from "../shell/api.js";
import { clockTime, lasted, secondsSince } from "../shell/clock.js";
import { fill, h, key } from "../shell/dom.js";
import { lifted } from "../shell/finger.js";
import { follow } from "../shell/live.js";
import { branchBox, closeBranch } from "./branch.js";
import { facts } from "./callfacts.js";
import { decided, rules, ruling } from "./callruling.js";
import { middleOf, tableNow } from "./moment.js";
import { t } from "../shell/texts.js";
import { spoken, street, tellOf } from "../shell/words.js";

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
const it = {
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
  person: page.who.person,
  places: () => [0, ...ui.hand.undoable.map((entry) => entry.seq)],
  renew,
};

const { places } = it;

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
  tellOf(ui.hand);
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
        rules(it, moment.rules),
        call.closed ? null : ruling(it),
      ],
  );
}

function head(call) {
  const by = call.who || "";
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
