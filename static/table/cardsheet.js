// The game card over the table: what is dealt, who opens, the bets, what splits.
import { get } from "../shell/api.js";
import { amount, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const IN_STAKES = ["money", "betting", "seats"];
const AGAIN_MS = 5000;
const cards = new Map(); // by game, preset and betting, as the rules page tells them

export function cardScreen(desk, close) {
  const { doc } = desk;
  const card = cardOf(desk, doc.setup);
  return [
    head(doc.mix?.game || doc.game_name, close),
    doc.mix ? h("p", { class: "at" }, doc.mix.text) : null,
    h("p", { class: "stakes" }, stakes(doc)),
    card.card
      ? [
        h(
          "dl",
          { class: "gamecard" },
          card.card.lines.filter((line) => !IN_STAKES.includes(line.name)).map((line) =>
            h("div", {}, h("dt", {}, line.label), h("dd", {}, line.text))
          ),
        ),
        h(
          "ol",
          { class: "streets" },
          card.card.streets.map((street) =>
            h(
              "li",
              {},
              h("b", {}, street.name),
              " ",
              street.does,
              " ",
              h("i", {}, sized(doc) && street.bet),
            )
          ),
        ),
      ]
      : h("p", {}, t(card.failed ? "gamecard.away" : "gamecard.asking")),
    card.asked && !card.failed ? null : keys(desk, close), // they come with the card, which would move them
  ];
}

const keys = (desk, close) =>
  h(
    "footer",
    {},
    key("card-go", t("gamecard.go"), { kind: "go", onclick: close }),
    desk.table.mix
      ? key("card-mix", desk.table.mix.name, { kind: "plain", onclick: () => desk.change({ over: "mix" }) })
      : null,
    h(
      "a",
      { class: "key plain", "data-key": "card-rules", href: `/rules/games/${desk.doc.game}` },
      h("span", { class: "label" }, t("gamecard.rules")),
    ),
  );

function head(title, close) {
  return h(
    "header",
    {},
    h("h2", {}, title),
    key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
  );
}

function cardOf(desk, { game, preset, betting }) {
  const name = `${game} ${preset} ${betting}`;
  if (!cards.get(name)?.card && !cards.get(name)?.asked) {
    cards.set(name, { ...cards.get(name), asked: true });
    const { files } = desk.doc;
    (desk.engine?.ready
      ? desk.engine.ask("card", { game, preset, betting, files })
      : get(`/games/${game}/rules?preset=${preset}&betting=${betting}`)).then(
        (answer) => answer?.card ? cards.set(name, answer) : away(name),
        () => away(name),
      ).then(() => desk.change({}));
  }
  return cards.get(name);
}

// Asked for again when the card is opened a little later.
function away(name) {
  cards.set(name, { failed: true, asked: true });
  setTimeout(() => cards.set(name, { failed: true }), AGAIN_MS);
}

// "small" and "big" are bets of a limit or a spread; elsewhere a street has none of its own.
const sized = ({ plays, setup }) => plays.fixed || setup.spread;

function stakes({ setup, bets }) {
  const [small, big] = bets?.length ? bets : [setup.small_bet, setup.big_bet || 2 * setup.small_bet];
  const paid = [
    setup.blinds?.length ? t("gamecard.blinds", { chips: setup.blinds.map(amount).join("/") }) : "",
    setup.ante ? t("gamecard.of-ante", { chips: setup.ante }) : "",
    setup.big_blind_ante ? t("gamecard.of-bb-ante", { chips: setup.big_blind_ante }) : "",
    setup.bring_in ? t("gamecard.of-bring-in", { chips: setup.bring_in }) : "",
    setup.spread
      ? t("gamecard.of-spread", {
        spread: [
          ...new Set(
            [setup.spread].flat(setup.spread[0].length ? 1 : 0).map((pair) => pair.map(amount).join("–")),
          ),
        ].join(", "),
      })
      : small
      ? t("gamecard.of-bets", { small, big })
      : "",
    setup.killer ? t("gamecard.of-kill", { seat: setup.killer }) : "",
  ];
  return [t(`betting.${setup.betting}`), ...paid].filter(Boolean).join(" · ");
}
