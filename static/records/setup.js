// How a finished hand was dealt, put right by pads: stacks, who sat where, the button, the game, its stakes.
import { h, key } from "../shell/dom.js";
import { chipField } from "./pads.js";
import { stakesForm } from "./stakes.js";
import { t } from "../shell/texts.js";

// `setup` as it counts, `names` by seat, `games` of id, name and bettings; `changed(setup, names)` is told what is
// otherwise.
export function setupForm({ setup, names, games, players }, changed) {
  const stated = { seats: { ...setup.seats } };
  const people = { ...names };
  let stakes = {};
  const tell = () => changed({ ...stated, ...stakes }, people);
  const chips = (name, label, value, put) =>
    chipField(name, label, value, (number) => {
      put(number);
      tell();
    });
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
          chips(`stack-${seat}`, label, setup.seats[seat], (value) => stated.seats[seat] = value || 0),
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
    setup.button ? button(setup, stated, tell) : null,
    stakesForm({ setup, games }, (otherwise) => {
      stakes = otherwise;
      tell();
    }),
  );
}

function button(setup, stated, tell) {
  const keys = Object.keys(setup.seats).map((seat) =>
    key(`button-${seat}`, seat, {
      kind: "preset",
      pressed: Number(seat) === setup.button,
      onclick: (event) => {
        stated.button = Number(seat);
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
