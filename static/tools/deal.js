// The tool for a deal at the final table: stacks and prizes in, what each gets by ICM and by chips.
import { amount, h } from "../shell/dom.js";
import { field, keypad } from "../shell/figures.js";
import { figured } from "../shell/press.js";
import { t } from "../shell/texts.js";

// Figures up to the last that was typed; one that is left out between others counts as 0, and is refused.
export function entered(figures) {
  const last = figures.reduce((most, text, n) => (text ? n + 1 : most), 0);
  return Array.from(figures.slice(0, last), (text) => Number(text || 0));
}

// Two fields at least, and always one to type the next figure in.
export const fieldsFor = (figures, most) => Math.min(most, Math.max(2, entered(figures).length + 1));

// `most`: the players for whom a deal is counted; above fifteen the model is sampled, and `told` says so.
export function deal({ most }) {
  /** @type {{stacks: string[], prizes: string[], on: {of: "stacks" | "prizes", n: number}}} */
  const ui = { stacks: [], prizes: [], on: { of: "stacks", n: 0 } };
  const value = () => ui[ui.on.of][ui.on.n] || "";
  const set = (change, next) => {
    const figures = [...ui[ui.on.of]];
    figures[ui.on.n] = next;
    return change({ [ui.on.of]: figures });
  };
  const column = (change, of, label, name) =>
    h(
      "div",
      { class: "figures", role: "group", "aria-label": label },
      h("span", {}, label),
      Array.from({ length: fieldsFor(ui[of], most) }, (_, n) =>
        field(`${of}-${n + 1}`, name(n + 1), ui[of][n] || "", {
          chosen: ui.on.of === of && ui.on.n === n,
          none: "–",
          onclick: () =>
            change({ on: { of, n } }),
        })),
    );
  return {
    ui,
    wants: () => t("tools.wants-deal"),
    typed: (letter, change) => {
      const next = figured(value(), letter);
      return next !== null && set(change, next);
    },
    question: () => {
      const [stacks, prizes] = [entered(ui.stacks), entered(ui.prizes)];
      return stacks.length > 1 && prizes.length > 0 && { path: "/tools/deal", body: { stacks, prizes } };
    },
    screen: (change) => [
      h(
        "section",
        { class: "entry puts" },
        column(change, "stacks", t("tools.stacks"), (n) => t("tools.player", { n })),
        column(change, "prizes", t("tools.prizes"), (n) => t("tools.place", { n })),
      ),
      keypad(value(), (next) => set(change, next)),
    ],
    answer: (shares) => [
      table(shares),
      shares.told.map((text) => h("p", { class: "how" }, text)),
    ],
  };
}

function table({ icm, chips }) {
  const heads = [
    h("td", {}),
    ...["tools.icm", "tools.by-chips"].map((it) => h("th", { scope: "col" }, t(it))),
  ];
  const row = (share, n) =>
    h(
      "tr",
      { "data-share": n + 1 },
      h("th", { scope: "row" }, t("tools.player", { n: n + 1 })),
      h("td", {}, amount(share)),
      h("td", {}, amount(chips[n])),
    );
  return h("table", { class: "shares" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, icm.map(row)));
}
