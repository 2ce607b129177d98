// The ruling of a call: the rules that bear on it, what is decided and why, and its way to the table.
import { post, uuid } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { closeBranch, rulingOf } from "./branch.js";
import { field } from "./field.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

export function rules(it, all) {
  const { ui } = it;
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
              it.draw();
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

export const decided = (decision) => t(`floorcall.decided-${decision}`);

export function ruling(it) {
  const { entry, ui } = it;
  const tried = rulingOf();
  const choices = [
    ["stands", t("floorcall.nothing-moves")],
    ["back", entry ? t("floorcall.after", { line: spoken(entry.line, {}) }) : t("floorcall.to-deal")],
    ["change", tried ? tried.words : t("floorcall.try-first")],
    ["words", t("floorcall.no-chip-moves")],
  ];
  const closed = {
    back: ui.seq === it.places().at(-1) ? t("floorcall.newest") : "",
    change: tried ? "" : t("floorcall.try-first"),
  };
  return h(
    "form",
    { class: "ruling", "aria-label": t("floorcall.ruling"), onsubmit: (event) => rule(it, event) },
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
            it.draw();
          },
        })
      ),
    ),
    field(ui, "reason", t("floorcall.why"), { hint: t("floorcall.why-hint") }),
    field(ui, "rule", t("floorcall.rule"), { hint: t("floorcall.rule-hint") }),
    it.person ? null : field(ui, "who", t("floorcall.your-name"), { most: 80 }),
    h(
      "button",
      { class: "key go", "data-key": "give-ruling", disabled: !ui.ready },
      h("span", { class: "label" }, t("floorcall.give")),
      h("span", { class: "small" }, t("floorcall.read-at-once", { decision: decided(ui.decision) })),
    ),
  );
}

async function rule(it, event) {
  event.preventDefault();
  const { ui } = it;
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
    await it.renew(true);
  } catch (problem) {
    if (problem.code) ui.key = "";
    if (problem.state) await it.renew(true);
    ui.message = { kind: "refused", text: problem.message };
  }
  ui.ready = true;
  it.draw();
}
