// How a finished hand was dealt, put right by pads: stacks, who sat where, the button, the game, its stakes.
import { h, key } from "../shell/dom.js";
import { padded } from "./pads.js";
import { t } from "../shell/texts.js";

const STAKES = ["ante", "big_blind_ante", "bring_in", "small_bet", "big_bet"];

// `setup` as it counts, `names` by seat, `games` of id, name and bettings; `changed(setup, names)` is told what is
// otherwise.
export function setupForm({ setup, names, games, players }, changed) {
  const stakes = { seats: { ...setup.seats }, blinds: [...setup.blinds || []] };
  const people = { ...names };
  const tell = () => changed(stakes, people);
  const chips = (name, label, value, put) =>
    padded(
      h("input", {
        "data-field": name,
        "aria-label": label,
        autocomplete: "off",
        value: value ?? "",
        onchange: (event) => {
          const figures = event.target.value.replaceAll(/\D/g, "");
          put(figures === "" ? null : Number(figures));
          tell();
        },
      }),
      { what: "figures", label },
    );
  const field = (name, label, value, put) => h("label", {}, label, chips(name, label, value, put));
  return h(
    "details",
    { class: "editor set-up" },
    h("summary", { "data-key": "set-up" }, t("putright.set-up")),
    h(
      "div",
      { class: "stacks" },
      Object.keys(setup.seats).map((seat) => {
        const label = t("putright.of-seat", { what: t("putright.began"), seat });
        return h(
          "div",
          { class: "row" },
          h("b", {}, t("said.seat", { seat })),
          chips(`stack-${seat}`, label, setup.seats[seat], (value) => stakes.seats[seat] = value || 0),
          h("input", {
            "data-field": `name-${seat}`,
            "aria-label": t("putright.of-seat", { what: t("putright.player"), seat }),
            list: "players",
            autocomplete: "off",
            maxlength: 80,
            value: names[seat] || "",
            onchange: (event) => {
              people[seat] = event.target.value.trim();
              tell();
            },
          }),
        );
      }),
    ),
    h("datalist", { id: "players" }, players.map((name) => h("option", { value: name }))),
    setup.button ? button(setup, stakes, tell) : null,
    h("div", { class: "row" }, game(setup, games, stakes, tell)),
    h(
      "div",
      { class: "row" },
      stakes.blinds.map((blind, n) =>
        field(
          `blind-${n}`,
          t("putright.blind", { n: n + 1 }),
          blind,
          (value) => stakes.blinds[n] = value || 0,
        )
      ),
      STAKES.map((name) => field(name, t(`putright.${name}`), setup[name], (value) => stakes[name] = value)),
    ),
  );
}

function button(setup, stakes, tell) {
  const keys = Object.keys(setup.seats).map((seat) =>
    key(`button-${seat}`, seat, {
      kind: "preset",
      pressed: Number(seat) === setup.button,
      onclick: (event) => {
        stakes.button = Number(seat);
        for (const one of keys) one.setAttribute("aria-pressed", String(one === event.currentTarget));
        tell();
      },
    })
  );
  return h(
    "div",
    { class: "row", role: "group", "aria-label": t("putright.button-at") },
    t("putright.button-at"),
    keys,
  );
}

function game(setup, games, stakes, tell) {
  const chosen = (select) => games.find((one) => one.id === select.value);
  const bettings = (one, now) =>
    one.bettings.map((name) => h("option", { value: name, selected: name === now }, t(`betting.${name}`)));
  const here = games.find((one) => one.id === setup.game);
  const betting = h("select", {
    "data-field": "betting",
    "aria-label": t("putright.betting"),
    onchange: () => {
      stakes.betting = betting.value;
      tell();
    },
  }, here ? bettings(here, setup.betting) : []);
  const select = h("select", {
    "data-field": "game",
    "aria-label": t("putright.game"),
    onchange: () => {
      betting.replaceChildren(...bettings(chosen(select), setup.betting));
      Object.assign(stakes, { game: select.value, betting: betting.value });
      tell();
    },
  }, games.map((one) => h("option", { value: one.id, selected: one.id === setup.game }, one.name)));
  return [h("label", {}, t("putright.game"), select), h("label", {}, t("putright.betting"), betting)];
}
