// The form for a table's game and stakes: one search for games and mixes, stakes from the chips of the room,
// and only the amounts that bear on what is chosen.
import { smallest } from "../shell/chips.js";
import { amount, fill, h, key } from "../shell/dom.js";
import { readWhole } from "../shell/numbers.js";
import { following, parts } from "./antes.js";
import { picker } from "./gamepick.js";
import { keeping } from "./keep.js";
import { composer } from "./mixform.js";

const at = (id) => document.getElementById(id);
const { games, mixes, usual_games, usual_mixes, own } = JSON.parse(at("games").textContent);
const sets = JSON.parse(at("chip-sets").textContent);
const form = at("game").form;
const isNew = form.id === "setup";
const field = (name) => form.querySelector(`[name="${name}"]`);
const fields = (names) => names.map(field).filter(Boolean);
const checked = (name) => form.querySelector(`[name="${name}"]:checked`)?.value || "";
const POSTED = ["small_blind", "big_blind", "small_bet", "big_bet", "spread", "ante", "bring_in"];
const OF_MIX = {
  limit: { small_bet: "mix_limit_small_bet", big_bet: "mix_limit_big_bet" },
  "big-bet": { small_blind: "mix_big_bet_small_blind", big_blind: "mix_big_bet_big_blind" },
};
const typed = new Set(); // fields that somebody wrote in: nothing that follows from a choice overwrites them

// What the server refuses counts as nothing here.
export const number = (text) => readWhole(text) ?? 0;
export const chosen = () => games.find((game) => game.id === at("game").value);
export const mix = () => checked("mix");
const betting = () => checked("betting") || chosen()?.betting;
const way = () => form.querySelector(`[name=betting][value="${betting()}"]`).dataset;

// -- which game

const entries = [
  ...games.map((game) => ({ ...game, key: `game-${game.id}`, mix: "", game: game.id })),
  ...mixes.map((one) => ({ ...one, key: `mix-${one.id}`, small: at("game-list").dataset.of, mix: one.id })),
  { id: "own", name: own, key: "mix-own", small: at("game-list").dataset.of, mix: "own" },
];
const drawGames = picker(at("game-list"), at("find"), entries, {
  first: [...usual_games, ...usual_mixes, "own"],
  words: at("game-list").dataset,
  isChosen: (one) => one.mix ? one.mix === mix() : !mix() && one.game === at("game").value,
  choose: (one) => {
    form.querySelector(`[name=mix][value="${one.mix}"]`).checked = true;
    if (one.game) {
      if (one.game !== at("game").value) form.querySelector('[name=betting][value=""]').checked = true;
      at("game").value = one.game;
    }
    composed.named(one.mix);
    form.dispatchEvent(new Event("change", { bubbles: true }));
  },
});
const composed = composer(games, () => settle());

// -- for how much

let rack = sets.length - 1;
const same = (pair) => {
  const [low, high] = pair.of;
  const is = (name, chips) => number(field(name)?.value || "") === chips;
  if (mix()) return Object.values(pairFields(pair)).every(([name, chips]) => is(name, chips));
  if (asks().includes("small_bet")) return is("small_bet", low) && is("big_bet", high);
  if (chosen()?.forced === "blinds") return is("small_blind", low) && is("big_blind", high);
  return is("ante", pair.ante) && (!chosen()?.bring_in || is("bring_in", pair.bring_in));
};
const asks = () => (way().asks || "").split(" ");
const groups = () => (mix() ? composed.groups() : [way().stakes]);

function pairFields(pair) {
  const names = OF_MIX[pair.group];
  return Object.entries(names).map(([name, of]) => [of, pair[name]]);
}

/** @returns {Record<string, boolean>} */
function bears() {
  const game = chosen();
  return {
    "": true,
    blinds: game?.forced === "blinds",
    "bring-in": game?.bring_in,
    ...Object.fromEntries(asks().map((name) => [name, true])),
  };
}

// What a pair of stakes comes to in this game; an ante beside blinds is nobody's but the room's.
function amounts(pair) {
  if (mix()) return pairFields(pair);
  const on = bears();
  const wanted = {
    small_blind: on.blinds && pair.small_blind,
    big_blind: on.blinds && pair.big_blind,
    small_bet: on.small_bet && pair.small_bet,
    big_bet: on.big_bet && pair.big_bet,
    spread: on.spread && `${pair.of[0]}-${pair.of[1]}`,
    ante: !on.blinds && pair.ante,
    bring_in: on["bring-in"] && pair.bring_in,
  };
  return Object.entries(wanted);
}

function take(pair, all = true) {
  for (const [name, value] of amounts(pair)) {
    const one = field(name);
    if (!all && (typed.has(name) || (!isNew && one.value))) continue;
    one.value = value ? (typeof value === "number" ? amount(value) : value) : "";
    if (all) typed.delete(name);
  }
  derive();
}

// What the chips are too large for is not offered; a rack that is too large for all of them is, as it is.
function offers(group) {
  const listed = sets[rack][group] || [];
  const antes = mix() ? composed.antes(group) : chosen()?.forced !== "blinds";
  const fitting = antes ? listed.filter((pair) => parts(pair, sets[rack].chips[0], mix())) : listed;
  return fitting.length ? fitting : listed;
}

// Where nobody has written anything, the first stakes of the chips, or those that stand in the blinds.
function propose() {
  for (const group of groups()) {
    const listed = offers(group);
    const pair = listed.find(same) || listed.find((one) =>
      one.big_blind === number(field("big_blind").value)
    ) ||
      listed[0];
    if (pair) take(pair, false);
  }
}

function drawRacks() {
  const { chips, stakes } = at("racks").dataset;
  fill(
    at("racks"),
    h("h3", {}, chips),
    h(
      "div",
      { class: "choices racks", role: "group", "aria-label": chips },
      sets.map((set, n) =>
        h(
          "button",
          {
            type: "button",
            class: `key plain${n === rack ? " on" : ""}`,
            "data-key": `rack-${n + 1}`,
            "aria-pressed": String(n === rack),
            onclick: () => changeRack(n),
          },
          set.chips.slice(0, 5).map((chip) => h("span", { class: "chip" }, short(chip))),
        )
      ),
    ),
    h("h3", {}, stakes),
    groups().map((group, _n, all) => {
      const name = all.length > 1
        ? at("mix-stakes").querySelector(`[data-group="${group}"] h3`).textContent
        : "";
      return h(
        "div",
        { class: "choices pairs", role: "group", "aria-label": name || stakes },
        name ? h("span", { class: "of" }, name) : null,
        offers(group).map((pair) =>
          key(`stakes-${pair.of.join("-")}`, pair.of.map(amount).join("/"), {
            kind: same(pair) ? "plain on" : "plain",
            pressed: same(pair),
            onclick: () => take(pair),
          })
        ),
      );
    }),
  );
}

const short = (chip) => (chip >= 1000 && chip % 1000 === 0 ? `${chip / 1000}K` : amount(chip));

function changeRack(n) {
  rack = n;
  for (const group of groups()) offers(group).slice(0, 1).forEach((pair) => take(pair));
  derive();
}

// -- the smallest chip: it follows from the stakes until somebody takes another

function posted() {
  const names = mix()
    ? [...form.querySelectorAll("[data-group]:not([hidden]) input")].map((one) => one.name)
    : POSTED.filter((name) => name !== "spread" && !field(name).closest("[data-on]").hidden);
  const plain = fields([...names, ...(mix() ? [] : ["big_blind_ante"])]).map((one) => number(one.value));
  const half = mix() && !field("mix_limit_small_blind").value
    ? Math.floor(number(field("mix_limit_small_bet").value) / 2)
    : 0;
  return [...plain, half].filter(Boolean);
}

function derive() {
  const needed = smallest(posted());
  const chip = field("chip");
  chip.placeholder = amount(needed);
  at("chip-derived").textContent = at("chip-derived").dataset.text.replace("%", amount(needed));
  const now = number(chip.value) || needed;
  const offered = [...new Set([...sets[rack].chips.filter((one) => needed % one === 0), needed])];
  fill(
    at("chip-keys"),
    offered.sort((one, other) => one - other).map((one) =>
      key(`smallest-${one}`, amount(one), {
        kind: one === now ? "plain on" : "plain",
        pressed: one === now,
        onclick: () => {
          chip.value = one === needed ? "" : amount(one);
          derive();
        },
      })
    ),
  );
  drawRacks();
}

// -- what bears on the choice

function settle() {
  const game = chosen();
  if (!game) return;
  const on = bears();
  for (const part of form.querySelectorAll("[data-on]")) part.hidden = !on[part.dataset.on];
  for (const alone of form.querySelectorAll("[data-alone]")) alone.hidden = Boolean(mix());
  const listed = mixes.find((one) => one.id === mix());
  const text = listed ? listed.told : mix() ? "" : game.summary;
  const summary = h("span", { lang: "en" }, text); // the book of games is English
  fill(at("summary"), `${listed ? listed.name : mix() ? own : game.name}${text ? ": " : ""}`, summary);
  form.querySelector('[name=betting][value=""] + span').textContent = game.usual;
  composed.settle();
  drawGames();
  propose();
  derive();
}

// What follows from an amount that was written: limit bets from the big blind, blinds from the small bet.
const FOLLOWING = {
  big_blind: { small_blind: 1 / 2, small_bet: 1, big_bet: 2 },
  small_bet: { big_bet: 2, small_blind: 1 / 2, big_blind: 1 },
};

function follow({ name, value }) {
  for (const [other, times] of Object.entries(isNew && FOLLOWING[name] || {})) {
    const one = field(other);
    if (!typed.has(other) && !one.closest("[data-on]").hidden) {
      one.value = number(value) ? amount(Math.floor(number(value) * times)) : "";
    }
  }
  if (isNew && name === "small_bet" && chosen()?.forced !== "blinds") followAntes(number(value));
}

function followAntes(bet) {
  for (const [name, chips] of Object.entries(following(bet, sets[rack].chips[0]))) {
    if (!typed.has(name)) field(name).value = bet ? amount(chips) : "";
  }
}

// "25/50" and "1-3", written where one of the two belongs, are both.
function parted({ name = "", value }) {
  const [, of, , kind] = /^(.*?)(small|big)_(blind|bet)$/.exec(name) || [];
  const pair = /^(.+?) *[-–/] *(.+)$/.exec(value);
  if (!kind || !pair?.slice(1).every(number)) return;
  ["small", "big"].forEach((half, n) => {
    const one = field(`${of}${half}_${kind}`);
    one.value = pair[n + 1];
    one.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

form.addEventListener("change", (event) => parted(event.target));
form.addEventListener("input", (event) => {
  if (event.target.name) typed.add(event.target.name);
  follow(event.target);
  derive();
});
form.addEventListener("change", (event) => {
  if (event.target === form || /^(betting|mix|mix_way|game)$/.test(event.target.name)) settle();
});

// The chips in which the stakes of the form can be posted: the rack that lists them, or the last that could.
function rackOf() {
  const listing = sets.findLastIndex((set) => groups().some((group) => set[group].some(same)));
  if (listing >= 0) return listing;
  const could = sets.findLastIndex((set) => posted().every((chips) => chips % set.chips[0] === 0));
  return could < 0 ? 0 : could;
}

// After the form was filled from outside, as from a draft.
export function begin(written = []) {
  for (const name of written) typed.add(name);
  rack = rackOf();
  settle();
}

for (const id of ["game-list", "racks"]) at(id).hidden = false;
at("find").parentElement.hidden = false;
at("by-hand").hidden = true;
if (!isNew) {
  begin(keeping(form).names);
  form.querySelector(".refusal")?.scrollIntoView({ block: "center" }); // what stood above it is another height now
}
