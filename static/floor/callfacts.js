// The facts of a call: who has acted since, what could have been done, whose turn it is, what lies in the pot.
import { amount, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

export function facts({ state, facts: { acted, since, could } }) {
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
