// The log of the hand as a person reads it: by street, the newest on top; each line leads back to it, or to
// changing it.
import { device, get } from "../shell/api.js";
import { goBack } from "./undo.js";
import { ruledText } from "./telling.js";
import { clockTime } from "../shell/clock.js";
import { eventText } from "./irregular.js";
import { amount, fill, h, key } from "../shell/dom.js";
import { hidesPot } from "../shell/felt.js";
import { changeEntry } from "./repair.js";
import { t } from "../shell/texts.js";
import { repaired, spoken, street } from "../shell/words.js";

let wasAll = false;

export function drawLog(root, desk, hand, { close, makeVoid }) {
  const top = root.scrollTop;
  const all = Boolean(desk.ui.audit);
  fill(
    root,
    h(
      "header",
      {},
      h("h2", {}, t("log.title", { hand: hand.number })),
      key("audit", t("log.audit"), {
        kind: all ? "plain on" : "plain",
        pressed: all,
        onclick: () => audit(desk, hand),
      }),
      key("close-log", t("log.close"), { kind: "plain", onclick: close }),
    ),
    all ? auditList(desk, desk.ui.audit) : inForce(desk, hand),
    hand.status === "void" ? null : voiding(hand, desk.ui, desk.change, makeVoid),
  );
  root.scrollTop = all === wasAll ? top : 0;
  wasAll = all;
  root.querySelector("li.open")?.scrollIntoView({ block: "nearest" });
}

// -- what is in force ---------------------------------------------------------------------------

function inForce(desk, hand) {
  if (!hand.undoable.length) return h("p", {}, t("log.nothing"));
  const sections = [];
  for (const entry of hand.undoable) {
    const where = entry.street || hand.street; // an entry on its way does not know it yet
    if (sections.at(-1)?.street !== where) sections.push({ street: where, entries: [] });
    sections.at(-1).entries.push(entry);
  }
  return h(
    "div",
    { class: "log" },
    sections.toReversed().map((part) =>
      h(
        "section",
        {},
        h("h3", {}, street(part.street)),
        h("ol", { reversed: true }, part.entries.toReversed().map((entry) => line(desk, hand, entry))),
      )
    ),
  );
}

function line(desk, hand, entry) {
  const open = desk.ui.logged === entry.seq;
  const says = h(
    "button",
    {
      type: "button",
      class: "says",
      "data-key": `entry-${entry.seq}`,
      "aria-expanded": String(open),
      onclick: () => desk.change({ logged: open ? null : entry.seq }),
    },
    h("b", {}, spoken(entry.line, desk.names)),
    entry.was ? h("i", {}, t("log.was", { line: spoken(entry.was, {}) })) : null,
    entry.at
      ? [
        hidesPot(hand) || entry.pot === null
          ? null
          : h("span", { class: "pot" }, t("log.pot", { chips: entry.pot })),
        h("small", {}, by(entry, t("log.other-tablet"))),
      ]
      : null,
  );
  const count = hand.undoable.filter((one) => one.seq >= entry.seq).length;
  return h(
    "li",
    { class: open ? "open" : "" },
    says,
    open
      ? h(
        "div",
        { class: "does" },
        key(`to-${entry.seq}`, t("log.back-here"), {
          kind: "plain",
          small: t("log.takes", { n: count }),
          onclick: () => goBack(desk, entry),
        }),
        entry.line === "void" || hand.status === "void" ? null : key(`change-${entry.seq}`, t("log.change"), {
          kind: "plain",
          small: t("log.rest-stays"),
          onclick: () => changeEntry(desk, entry),
        }),
      )
      : null,
  );
}

// When, and who or which tablet entered it; only the whole record tells another tablet by its number.
function by(entry, other = entry.device) {
  const time = clockTime(entry.at);
  const where = entry.device === device() ? t("log.this-tablet") : entry.device && other;
  return [time, entry.who, where].filter(Boolean).join(" · ");
}

// -- every row, also what was taken back --------------------------------------------------------

function audit(desk, hand) {
  if (desk.ui.audit) return desk.change({ audit: null });
  return desk.busy(async () => desk.change({ audit: (await get(`/hands/${hand.hand}/log`)).rows }));
}

function auditList(desk, rows) {
  return h(
    "ol",
    { class: "log audit", reversed: true },
    rows.toReversed().map((row) => {
      const gone = row.kind === "act" && !row.in_force;
      const says = sentence(row, desk.names, rows);
      return h(
        "li",
        { class: `${row.kind} ${row.payload.again ? "again" : ""}` },
        h("span", { class: "number" }, String(row.seq)),
        gone ? h("s", {}, says) : h("b", {}, says),
        h("small", {}, by(row), gone ? ` · ${t("log.undone")}` : ""),
      );
    }),
  );
}

function sentence(row, names, rows) {
  const { repair, to } = row.payload;
  if (row.kind === "start") return t("log.start");
  if (row.kind === "ruling") return ruledText(row.payload);
  if (row.kind === "event") return t("call.event", { what: eventText(row.payload) });
  if (row.kind === "redo") return t("log.redo");
  if (row.kind === "void") return [t("log.void"), row.payload.reason].filter(Boolean).join(": ");
  if (repair) return repaired(repair, names);
  if (row.kind === "undo") {
    return to
      ? t("log.undo", { seq: to, line: rows[to].line ? spoken(rows[to].line, names) : rows[to].kind })
      : t("log.undo-all");
  }
  return row.payload.again ? t("log.again", { line: spoken(row.line, names) }) : spoken(row.line, names);
}

// -- misdeal ------------------------------------------------------------------------------------

// Making a hand void leaves the hand, so it is asked once, by name.
function voiding(hand, ui, change, makeVoid) {
  if (!ui.voiding) {
    return h(
      "footer",
      {},
      key("void", t("log.misdeal"), { kind: "plain", onclick: () => change({ voiding: true }) }),
    );
  }
  return h(
    "footer",
    {},
    h(
      "p",
      {},
      t(hidesPot(hand) ? "log.voids-quiet" : "log.voids", { hand: hand.number, chips: amount(hand.pot) }),
    ),
    key("keep", t("log.keep"), { kind: "plain", onclick: () => change({ voiding: false }) }),
    key("void-now", t("log.void-now", { hand: hand.number }), { kind: "fold", onclick: makeVoid }),
  );
}
