// Beside the plan: what waits for the floor, and the figures of the room.
import { post, uuid } from "../shell/api.js";
import { lasted, secondsSince } from "../shell/clock.js";
import { amount, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { elapsed } from "./tile.js";

// -- what waits ---------------------------------------------------------------------------------

export function waitingOf({ calls, requests }, again) {
  const lines = [...calls.map((call) => callLine(call, again)), ...requests.map(requestLine)];
  return [
    h("h2", {}, t("plan.waiting")),
    lines.length ? h("ul", {}, lines) : h("p", { class: "quiet" }, t("plan.nobody-calls")),
  ];
}

function callLine(call, again) {
  return h(
    "li",
    { class: call.taken ? "taken" : "call" },
    h(
      "a",
      { href: `/calls/${call.id}`, "data-key": `call-${call.id}` },
      h("b", {}, call.name),
      h("time", {}, elapsed(secondsSince(call.made))),
      h("span", {}, call.reason || t("wallcard.called")),
      h("small", {}, t("calllist.hand", { number: String(call.number) })),
    ),
    call.taken
      ? h("small", {}, t("wallcard.coming", { who: call.taken_by || t("plan.somebody") }))
      : h("button", {
        type: "button",
        class: "key plain",
        "data-key": `take-${call.id}`,
        onclick: () => post({ path: `/calls/${call.id}/take`, body: {}, key: uuid() }).then(again, again),
      }, t("floorcall.i-am-coming")),
  );
}

const requestLine = (one) =>
  h(
    "li",
    { class: "call" },
    h(
      "a",
      { href: "/calls", "data-key": `request-${one.id}` },
      h("b", {}, one.name),
      h("time", {}, elapsed(secondsSince(one.made))),
      h("span", {}, one.facts),
    ),
  );

// -- the figures --------------------------------------------------------------------------------

export function figuresOf({ now, events, cash, tempo, rulings }, shown) {
  const gone = secondsSince(now) * 1000;
  return [
    ...events.map((event) => eventBox(event, event.running ? gone : 0)),
    cash.players || !events.length ? cashBox(cash) : null,
    box(t("plan.pace"), [
      [t("plan.hands-hour"), String(tempo.hands)],
      tempo.median === null ? null : [t("plan.hands-median"), String(tempo.median)],
      tempo.slowest && [t("plan.slowest", { table: tempo.slowest.name }), String(tempo.slowest.hands)],
      [t("plan.ruled"), String(rulings.count)],
      rulings.median === null ? null : [t("plan.to-rule"), lasted(Math.round(rulings.median))],
    ]),
    shortBox(shown),
  ];
}

function eventBox(event, gone) {
  const left = (milliseconds) => elapsed(Math.max(0, Math.round((milliseconds - gone) / 1000)));
  return h(
    "div",
    { class: "sec" },
    h("h2", {}, h("a", { href: `/events/${event.id}`, "data-key": `event-${event.id}` }, event.name)),
    h("p", { class: "big" }, t("plan.left", { n: event.players })),
    rows([
      [t("plan.of-entries"), amount(event.entries)],
      [t("plan.average"), amount(event.average)],
      [
        t("plan.level", { level: event.level }),
        event.running ? left(event.level_in) : t("plan.clock-stands"),
      ],
      breakRow(event, left),
      ...chipRows(event),
    ]),
  );
}

function breakRow(event, left) {
  if (event.in_break) return [t("plan.break"), t("plan.in-break")];
  return event.break_in === null ? null : [t("plan.break"), left(event.break_in)];
}

const cashBox = (cash) =>
  h(
    "div",
    { class: "sec" },
    h("h2", {}, t("plan.cash")),
    h("p", { class: "big" }, t("plan.seated", { n: cash.players })),
    rows([
      [t("plan.tables-play"), String(cash.tables)],
      [t("plan.average"), amount(cash.average)],
      ...chipRows(cash),
    ]),
  );

// What was sold and what lies at the tables: a difference is never hidden.
function chipRows({ sold, in_play }) {
  const off = in_play - sold;
  return [
    [t("plan.sold"), amount(sold)],
    [t("plan.in-play"), amount(in_play)],
    [t("plan.difference"), `${off > 0 ? "+" : ""}${amount(off)}`, off ? "off" : "right"],
  ];
}

function shortBox(shown) {
  const lines = shown.filter(({ now }) => now.missing).map(({ table, now }) => [
    table.name,
    [t("plan.short", { n: now.missing }), table.left && elapsed(secondsSince(table.left))].filter(Boolean)
      .join(" · "),
  ]);
  return lines.length ? box(t("plan.short-tables"), lines) : null;
}

const box = (title, lines) => h("div", { class: "sec" }, h("h2", {}, title), rows(lines));

const rows = (lines) =>
  h(
    "dl",
    {},
    lines.filter(Boolean).map(([name, value, kind]) =>
      h("div", { class: kind ?? "" }, h("dt", {}, name), h("dd", {}, value))
    ),
  );
