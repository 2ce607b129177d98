// What a hand was played for, put right by pads: the game and its betting, blinds, antes, the bring-in, the bets.
import { fill, h } from "../shell/dom.js";
import { gameField } from "../shell/gamefield.js";
import { chipField } from "./pads.js";
import { t } from "../shell/texts.js";

const AMOUNTS = ["ante", "big_blind_ante", "bring_in", "small_bet", "big_bet"];
const LISTS = ["blinds", "spread"];
const PAIR = 2;

// `setup` as it counts so far, `games` of id, name, bettings, forced, bring_in and asks by betting; `other` is what
// is otherwise already; `changed(stakes)` is told all that is otherwise.
export function stakesForm({ setup, games, other = {} }, changed) {
  const now = { ...setup, ...other };
  const typed = { ...other };
  const game = () => games.find((one) => one.id === now.game);
  const betting = () => now.betting || game()?.bettings[0];
  const bears = bearing(game, betting);
  const tell = () => changed(otherwise(typed, setup, bears));
  const amounts = h("div", { class: "row" });
  const put = (name, value) => {
    now[name] = typed[name] = value;
    tell();
  };
  const redraw = () => fill(amounts, fields(now, bears, put));
  const choose = (stated) => {
    Object.assign(now, stated);
    Object.assign(typed, stated);
    redraw();
    tell();
  };
  redraw();
  return [h("div", { class: "row" }, gameOf(games, now, betting, choose)), amounts];
}

// Which amounts bear on the game that is chosen, as it is bet.
function bearing(game, betting) {
  const kinds = {
    blinds: (one) => one.forced === "blinds",
    big_blind_ante: (one) => one.forced === "blinds",
    bring_in: (one) => one.bring_in,
    ante: () => true,
  };
  return (name) => {
    const one = game();
    return one ? kinds[name]?.(one) ?? one.asks[betting()].includes(name) : true;
  };
}

// What was typed, and nothing of what the chosen game does not know.
function otherwise(typed, setup, bears) {
  const stated = { ...typed };
  for (const name of [...AMOUNTS, ...LISTS].filter((one) => !bears(one))) {
    delete stated[name];
    if (setup[name] && setup[name].length !== 0) stated[name] = name === "blinds" ? [] : null;
  }
  return stated;
}

function fields(now, bears, put) {
  const one = (name, label, value, change) => h("label", {}, label, chipField(name, label, value, change));
  const listed = (name, key, of) => {
    const values = Array.from({ length: Math.max(PAIR, of.length) }, (_, n) => of[n] ?? null);
    return values.map((value, n) =>
      one(`${key}-${n}`, t(`putright.${key}`, { n: n + 1 }), value, (chips) => {
        values[n] = chips;
        put(name, values.some((each) => each !== null) ? values.map((each) => each ?? 0) : []);
      })
    );
  };
  return [
    bears("blinds") ? listed("blinds", "blind", now.blinds || []) : [],
    bears("spread") ? listed("spread", "spread", (now.spread || []).flat().slice(0, PAIR)) : [],
    AMOUNTS.filter(bears).map((name) =>
      one(name, t(`putright.${name}`), now[name], (chips) => put(name, chips))
    ),
  ].flat();
}

function gameOf(games, now, betting, choose) {
  const bettings = (one) =>
    (one?.bettings || []).map((name) =>
      h("option", { value: name, selected: name === betting() }, t(`betting.${name}`))
    );
  const way = h("select", {
    "data-field": "betting",
    "aria-label": t("putright.betting"),
    onchange: () => choose({ betting: way.value }),
  }, bettings(games.find((one) => one.id === now.game)));
  const select = h("select", {
    "data-field": "game",
    "data-games": t("gamelist.none"),
    "aria-label": t("putright.game"),
    onchange: () => {
      const one = games.find((each) => each.id === select.value);
      way.replaceChildren(...bettings(one));
      choose({ game: one.id, betting: way.value });
    },
  }, games.map((one) => h("option", { value: one.id, selected: one.id === now.game }, one.name)));
  const label = h("label", {}, t("putright.game"), select);
  gameField(select);
  return [label, h("label", {}, t("putright.betting"), way)];
}
