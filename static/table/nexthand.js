// The next hand as it is not always dealt: a bomb pot with an ante, a game and boards of its own, a straddle,
// run more than once. What is chosen here counts for that hand; a bomb pot may come again by itself.
import { allGames } from "../shell/allgames.js";
import { asTheTable, boardsOf, gameOfPlan, unit } from "./bombgame.js";
import { planText } from "./bombplan.js";
import { amount, h, key } from "../shell/dom.js";
import { keypad } from "../shell/figures.js";
import { gameList, hasRoom, seatsToDeal } from "./gamelist.js";
import { dealable } from "./local.js";
import { t } from "../shell/texts.js";

const ANTES = [1, 2, 3, 5, 10]; // of the big blind, or the big bet
const OFTEN = [5, 10, 20];
const bettings = () => JSON.parse(document.getElementById("page").textContent).bettings; // the usual first
// what is chosen so far, for one hand of so many seats: {of, table, games, boards, seats, bomb, ante, typed, game,
// betting, every, dealer, vote, straddle, run, all}
let wish = null;

async function begin(desk, of) {
  const [table, games] = await Promise.all([
    desk.tableNow(),
    allGames(),
  ]);
  const plan = table.bomb_pots;
  const seats = seatsToDeal(desk.doc, table);
  const fitting = games.filter((game) => hasRoom(game, seats));
  wish = {
    of,
    table,
    games,
    boards: boardsOf(fitting),
    seats,
    bomb: Boolean(plan?.vote), // the table is asked about it
    ante: plan?.ante || unit(table) * 2,
    typed: null, // an ante that is being keyed
    ...gameOfPlan(fitting, table, bettings()[0]),
    every: plan?.every || 0,
    dealer: Boolean(plan?.dealer_change),
    vote: Boolean(plan?.vote),
    straddle: null,
    run: null,
    all: false,
  };
  desk.change({});
}

const pick = (desk, patch) => () => {
  Object.assign(wish, patch);
  desk.change({ message: null }); // what was refused was something else
};
const nameOf = (id) => wish.games.find((game) => game.id === id)?.name || id;

export function nextHandScreen(desk, close) {
  const of = `${desk.doc.hand} ${desk.doc.seq} ${dealable(desk.doc, desk.table)}`;
  if (wish?.of !== of) {
    if (wish?.asked !== of) begin(desk, (wish = { asked: of }).asked);
    return [
      h(
        "header",
        {},
        h("h2", {}, t("between.asking")),
        key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
      ),
    ];
  }
  if (wish.all) return gameScreen(desk);
  if (wish.typed !== null) return anteScreen(desk);
  return [
    h(
      "header",
      {},
      h("h2", {}, t("nexthand.title")),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    row(desk, "ante bomb_pot blinds", t("nexthand.bomb"), [
      choice("bomb-off", t("nexthand.none"), !wish.bomb, pick(desk, { bomb: false })),
      ...antes().map((chips) =>
        choice(
          `bomb-${chips}`,
          t("nexthand.ante", { chips }),
          wish.bomb && wish.ante === chips,
          pick(desk, { bomb: true, ante: chips }),
        )
      ),
      choice("bomb-other", t("nexthand.other-ante"), false, pick(desk, { typed: "" })),
    ]),
    wish.bomb ? bombRows(desk) : [straddleRow(desk), runRow(desk)],
    h(
      "footer",
      {},
      wish.bomb && wish.vote
        ? voteKeys(desk)
        : key("deal-so", t(wish.bomb ? "nexthand.deal-bomb" : "nexthand.deal"), {
          kind: "go",
          small: summary(),
          onclick: () => deal(desk),
        }),
      wish.table.bomb_pots
        ? key("bomb-end", t("nexthand.end"), {
          kind: "plain",
          small: planText(wish.table.bomb_pots, wish.table.positions),
          onclick: () => plan(desk, null),
        })
        : null,
    ),
  ];
}

// What was refused of one of these fields is said with them; of none, above all.
const row = (desk, fields, label, keys) =>
  h(
    "section",
    { class: "wish", role: "group", "aria-label": label },
    h("h3", {}, label),
    h(
      "div",
      {},
      keys,
      fields.split(" ").includes(desk.ui.message?.field?.split(".")[0])
        ? h("p", { class: "refused", role: "alert" }, desk.ui.message.text)
        : null,
    ),
  );
const choice = (id, label, on, onclick) =>
  key(id, label, { kind: on ? "plain on" : "plain", pressed: on, onclick });
const antes = () =>
  [...new Set([...ANTES.map((n) => n * unit(wish.table)), wish.ante])].sort((a, b) => a - b);

function bombRows(desk) {
  const { boards, games, table } = wish;
  const own = asTheTable(games, table) ? [""] : [];
  const shown = [...new Set([...own, ...boards, wish.game])];
  const ownGame = table.mix?.chooses
    ? t("nexthand.chosen-game", { seat: table.mix.chooses.seat })
    : t("nexthand.own-game");
  const often = (every, dealer, vote = false) => pick(desk, { every, dealer, vote });
  return [
    row(desk, "game", t("nexthand.game"), [
      ...shown.map((id) =>
        choice(
          `bomb-game-${id || "own"}`,
          id ? nameOf(id) : ownGame,
          wish.game === id,
          pick(desk, { game: id, betting: id ? wish.betting || bettings()[0] : "" }),
        )
      ),
      wish.games.length
        ? choice("bomb-game-other", t("nexthand.other-game"), false, pick(desk, { all: true }))
        : null,
    ]),
    wish.game
      ? row(
        desk,
        "betting",
        t("nexthand.betting"),
        bettings().map((one) =>
          choice(`bomb-${one}`, t(`betting.${one}`), wish.betting === one, pick(desk, { betting: one }))
        ),
      )
      : null,
    row(desk, "every dealer_change", t("nexthand.often"), [
      choice("bomb-once", t("nexthand.once"), !wish.every && !wish.dealer && !wish.vote, often(0, false)),
      ...OFTEN.map((n) =>
        choice(`bomb-every-${n}`, t("nexthand.every", { n }), wish.every === n, often(n, false))
      ),
      choice("bomb-dealer", t("nexthand.dealer"), wish.dealer, often(0, true)),
      choice("bomb-vote", t("nexthand.vote"), wish.vote, often(0, false, true)),
    ]),
  ];
}

// The hand follows from the answer, and the answer stands in the record.
const voteKeys = (desk) => [
  h("b", { id: "votes" }, t("nexthand.votes")),
  key("vote-yes", t("nexthand.yes"), {
    kind: "go",
    small: `${t("nexthand.deal-bomb")} · ${summary()}`,
    onclick: () => deal(desk, true),
  }),
  key("vote-no", t("nexthand.no"), {
    kind: "plain",
    small: t("nexthand.deal"),
    onclick: () => deal(desk, false),
  }),
];

function straddleRow(desk) {
  const seats = wish.table.positions?.straddles || [];
  if (!seats.length) return null;
  return row(desk, "straddle posts", t("nexthand.straddle"), [
    choice("straddle-none", t("nexthand.none"), !wish.straddle, pick(desk, { straddle: null })),
    ...seats.map((seat) =>
      choice(
        `straddle-${seat}`,
        t("nexthand.by-seat", { seat, chips: 2 * unit(wish.table) }),
        wish.straddle === seat,
        pick(desk, { straddle: seat }),
      )
    ),
  ]);
}

// How often the rest of the board may be dealt once everybody is all-in; tournaments have no choice.
function runRow(desk) {
  const { setup } = desk.doc;
  const { tournament, preset, house } = wish.table;
  if (tournament) return null;
  // 0: not known here
  const usual = Number(house["run-it"] ?? (setup.preset === preset ? setup.house["run-it"] : 0));
  return row(
    desk,
    "house",
    t("nexthand.run"),
    [1, 2, 3].map((n) =>
      choice(
        `runs-${n}`,
        t("nexthand.times", { n }),
        (wish.run || usual) === n,
        pick(desk, { run: n === usual ? null : n }),
      )
    ),
  );
}

function gameScreen(desk) {
  const usual = JSON.parse(document.getElementById("page").textContent).usual;
  const rank = ({ id }) => (usual.includes(id) ? usual.indexOf(id) : usual.length);
  const games = wish.games.filter((game) => game.blinds !== false).sort((one, other) =>
    rank(one) - rank(other)
  );
  const named = games.map(({ id, name, max_seats }) => ({ id, name, max_seats, key: `bomb-pick-${id}` }));
  return [
    h(
      "header",
      {},
      h("h2", {}, t("nexthand.which-game")),
      key("game-back", t("fast.back"), { kind: "plain", onclick: pick(desk, { all: false }) }),
    ),
    gameList(named, (game) => {
      const usual = wish.games.find((one) => one.id === game.id).bettings[0];
      pick(desk, {
        all: false,
        game: game.id,
        betting: bettings().includes(usual) ? usual : bettings()[0],
      })();
    }, { seats: wish.seats }),
  ];
}

// Any ante, keyed as other amounts are.
function anteScreen(desk) {
  const chips = Number(wish.typed);
  const unpayable = chips % wish.table.chip ? t("keys.wrong_unit", { unit: wish.table.chip }) : "";
  return [
    h(
      "header",
      {},
      h("h2", {}, t("nexthand.which-ante")),
      key("ante-back", t("fast.back"), { kind: "plain", onclick: pick(desk, { typed: null }) }),
    ),
    h(
      "div",
      { class: "counting" },
      h(
        "div",
        { class: "counted" },
        h("output", { class: "typed", "aria-label": t("tools.keypad") }, chips ? amount(chips) : "–"),
        key("ante-so", t("nexthand.ante", { chips: chips || "…" }), {
          kind: "go",
          disabled: !chips,
          reason: unpayable,
          onclick: pick(desk, { bomb: true, ante: chips, typed: null }),
        }),
      ),
      keypad(wish.typed, (figure) => figure !== null && pick(desk, { typed: figure })()),
    ),
  ];
}

function summary() {
  if (!wish.bomb) {
    return [
      wish.straddle ? t("nexthand.straddles", { seat: wish.straddle }) : "",
      wish.run ? t("nexthand.times", { n: wish.run }) : "",
    ].filter(Boolean).join(" · ");
  }
  return [
    t("nexthand.ante", { chips: wish.ante }),
    wish.game ? nameOf(wish.game) : "",
    wish.game ? t(`betting.${wish.betting}`) : "",
  ].filter(Boolean).join(" · ");
}

function settings() {
  if (wish.bomb) {
    return {
      bomb_pot: true,
      ante: wish.ante,
      blinds: [],
      big_blind_ante: 0,
      bring_in: null,
      ...(wish.game ? { game: wish.game, betting: wish.betting } : {}),
    };
  }
  const house = wish.run ? { house: { ...wish.table.house, "run-it": wish.run } } : {};
  return { ...(wish.straddle ? { straddle: wish.straddle } : {}), ...house };
}

// One that comes again is set for the table first; then this hand is dealt as it was asked for.
function deal(desk, voted = null) {
  const stated = voted === false ? { bomb_pot: false } : settings();
  if (wish.bomb && (wish.every || wish.dealer || wish.vote)) {
    plan(desk, {
      ante: wish.ante,
      ...(wish.game ? { game: wish.game, betting: wish.betting } : {}),
      every: wish.every,
      dealer_change: wish.dealer,
      ...(wish.vote ? { vote: true, voted } : {}),
    });
  }
  return desk.next(stated);
}

function plan(desk, wanted) {
  const text = t(wanted ? "nexthand.bomb" : "nexthand.ended");
  wish = null;
  return desk.enter(
    `/tables/${desk.table.id}/bomb-pots`,
    wanted,
    { kind: "done", text },
    wanted ? "PUT" : "DELETE",
  );
}
