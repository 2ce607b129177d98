// A mix composed by touch: its games are ordered, dropped and added; the form's own field keeps them as text.
import { fill, h, key } from "../shell/dom.js";
import { inFigures } from "../shell/numbers.js";
import { picker } from "./gamepick.js";

const at = (id) => document.getElementById(id);

// `changed()` is told whenever the list is another.
export function composer(known, changed) {
  const lists = JSON.parse(at("games").textContent).mixes;
  const box = at("mix");
  const field = document.querySelector("[name=mix_games]");
  const bettings = [...at("mix-bettings").options];
  const names = Object.fromEntries(known.map((game) => [game.id, game.name]));
  const chosen = (name) => document.querySelector(`[name=${name}]:checked`)?.value || "";
  const phrase = (what, game) => box.dataset[what].replace("%", names[game] || game);
  const usual = (id) => known.find((game) => game.id === id)?.betting || bettings[0].value;

  const read = () =>
    field.value.split(",").map((piece) => piece.trim().split(/\s+/)).filter(([game]) => game)
      .map(([game, betting = "", stakes = ""]) =>
        betting.includes("/") ? { game, betting: "", stakes: betting } : { game, betting, stakes }
      );

  // Whoever changes a list has a list of their own.
  const change = (games) => {
    field.value = games.map((one) =>
      [one.game, one.betting || usual(one.game), one.stakes].filter(Boolean).join(" ")
    ).join(", ");
    document.querySelector("[name=mix][value=own]").checked = true;
    changed();
  };

  const row = (one, n, games) => {
    const moved = (to) => () => change(games.with(n, games[to]).with(to, one));
    return h(
      "li",
      { "data-game": one.game },
      h("i", {}, `${n + 1}`),
      h("b", {}, names[one.game] || one.game),
      h(
        "select",
        {
          "aria-label": phrase("betting", one.game),
          onchange: (event) => change(games.with(n, { ...one, betting: event.target.value })),
        },
        bettings.map((option) =>
          h(
            "option",
            { value: option.value, selected: option.value === (one.betting || usual(one.game)) },
            option.textContent,
          )
        ),
      ),
      h("input", {
        "aria-label": phrase("stakes", one.game),
        placeholder: box.dataset.hint,
        inputmode: "numeric",
        value: one.stakes,
        onchange: (event) => change(games.with(n, { ...one, stakes: inFigures(event.target.value) })),
      }),
      key(`mix-up-${n + 1}`, "↑", { aria: phrase("up", one.game), disabled: n === 0, onclick: moved(n - 1) }),
      key(`mix-down-${n + 1}`, "↓", {
        aria: phrase("down", one.game),
        disabled: n === games.length - 1,
        onclick: moved(n + 1),
      }),
      key(`mix-drop-${n + 1}`, "✕", {
        aria: phrase("remove", one.game),
        onclick: () => change(games.filter((_, other) => other !== n)),
      }),
    );
  };

  const ways = () =>
    read().map((one) =>
      bettings.find((option) => option.value === (one.betting || usual(one.game)))?.dataset || {}
    );
  const groups = () => [...new Set(ways().map((way) => way.stakes))];
  const byAntes = (id) => known.some((game) => game.id === id && game.forced !== "blinds");
  const antes = (group) => read().some((one, n) => byAntes(one.game) && ways()[n].stakes === group);

  const settle = () => {
    const mix = chosen("mix");
    const list = lists.find((one) => one.id === mix);
    if (list) field.value = list.games.join(", ");
    const games = read();
    const every = list && games.length > 20;
    box.hidden = !mix;
    fill(at("mix-games"), every ? [] : games.map(row));
    at("mix-games").hidden = every;
    for (const part of box.querySelectorAll("[data-way]")) {
      part.hidden = part.dataset.way !== chosen("mix_way");
    }
    at("mix-stakes").hidden = !mix;
    at("mix-spread").hidden = !ways().some(({ asks = "" }) => asks.split(" ").includes("spread"));
    for (const group of document.querySelectorAll("[data-group]")) {
      group.hidden = !mix || !groups().includes(group.dataset.group);
    }
  };

  // A list brings its name, unless somebody gave it another one.
  const named = (mix) => {
    const name = document.querySelector("[name=mix_name]");
    const list = lists.find((one) => one.id === mix);
    if (list && (!name.value || lists.some((one) => one.name === name.value))) name.value = list.name;
    if (mix === "dealers-choice") document.querySelector("[name=mix_way][value=choice]").checked = true;
  };

  picker(at("mix-game-list"), at("mix-find"), known.map((game) => ({ ...game, key: `mix-add-${game.id}` })), {
    first: [],
    words: { ...at("game-list").dataset },
    choose: (game) => change([...read(), { game: game.id, betting: "", stakes: "" }]),
  });
  at("mix-add").hidden = false;
  at("mix-text").hidden = true;
  return { settle, named, groups, antes, games: read };
}
