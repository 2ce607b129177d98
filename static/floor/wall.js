// The wall: a card for every table. News names the tables that changed; those are asked for together, and
// only their cards are made again. What only time changes is written once a second, where the text is another
// one.
import { lasted, secondsSince } from "../shell/clock.js";
import { amount, h } from "../shell/dom.js";
import { named, t } from "../shell/texts.js";
import { street } from "../shell/words.js";
import { LONG_ACT, LONG_HAND } from "./tile.js";
import { watch } from "./watch.js";

const root = document.getElementById("tables");
const sift = document.getElementById("sift");
const cards = new Map(); // by table: { table, signature, node, times, rank }

// -- what comes in ------------------------------------------------------------------------------

const { full } = watch({
  address: "/wall/tables.json",
  query: () => (sift.elements.pots?.checked ? { pots: "all" } : {}),
  take,
  link: (state) => {
    document.getElementById("link").textContent = t(`wallcard.${state}`);
  },
});

function take(tables, whole) {
  if (whole) {
    const known = new Set(tables.map((table) => table.id));
    for (const [id, card] of cards) {
      if (known.has(id)) continue;
      card.node.remove();
      cards.delete(id);
    }
  }
  let moved = false;
  for (const table of tables) moved = set(table) || moved;
  if (moved) arrange();
  count();
}

// -- one card -----------------------------------------------------------------------------------

// True where it has to stand somewhere else.
function set(table) {
  const signature = JSON.stringify(table);
  const known = cards.get(table.id);
  if (known?.signature === signature) return false;
  const had = known?.node.contains(document.activeElement);
  const card = { table, signature, ...tileOf(table), rank: NaN };
  if (known) known.node.replaceWith(card.node);
  cards.set(table.id, card);
  if (had) card.node.querySelector("a")?.focus();
  tick(card);
  show(card);
  const before = known?.rank;
  card.rank = rankOf(card);
  return !known || before !== card.rank;
}

function tileOf(table) {
  const open = table.status === "open";
  const times = [];
  const time = (since, words) => {
    const node = h("time", {});
    times.push({ node, since, words });
    return node;
  };
  const node = h(
    "article",
    {
      class: `one${table.call ? " calls" : ""}${open ? "" : " idle"}`,
      "data-table": table.id,
      "data-drawn": drawn += 1,
    },
    h(
      "h2",
      {},
      h("a", {
        href: table.call
          ? `/calls${table.call.id ? `/${table.call.id}` : ""}`
          : open
          ? `/hands/${table.hand}`
          : `/tables/${table.id}`,
      }, table.name),
      h("span", {}, table.game_name),
    ),
    table.call
      ? h(
        "p",
        { class: "call" },
        h("b", {}, table.call.reason || t("wallcard.called")),
        " ",
        time(table.call.made, ""),
        table.call.taken_by ? ` · ${t("wallcard.coming", { who: table.call.taken_by })}` : "",
      )
      : null,
    open
      ? [
        h("p", {}, table.stakes, h("span", {}, t("wallcard.seats", { count: table.players }))),
        h(
          "p",
          {},
          t("wallcard.hand", { number: String(table.number), street: street(table.street) }),
          time(table.started, ""),
        ),
        h(
          "p",
          { class: "act" },
          table.to_act ? t("wallcard.to-act", { seat: table.to_act }) : named("wallcard.waits-", table.waits),
          time(table.since, ""),
        ),
        table.pot === null
          ? null
          : h("p", { class: "pot" }, `${t("wallcard.pot")} `, h("b", {}, amount(table.pot))),
      ]
      : h(
        "p",
        { class: "act" },
        table.number
          ? t(`wallcard.hand-${table.status}`, { number: String(table.number) })
          : t("wallcard.nothing"),
      ),
    h("ul", { class: "flags", "aria-label": t("wallcard.flags") }),
  );
  return { node, times };
}
let drawn = 0;

// Some flags come by themselves, as time goes by.
function flagsOf({ table }) {
  const unsent = table.unsent ? ["unsent"] : [];
  if (table.status !== "open") return unsent;
  return [
    ...table.flags,
    ...unsent,
    ...(table.silent ? ["silent"] : []),
    ...(secondsSince(table.started) >= LONG_HAND ? ["long"] : []),
    ...(secondsSince(table.since) >= LONG_ACT ? ["slow"] : []),
  ];
}

function tick(card) {
  for (const { node, since } of card.times) {
    const seconds = secondsSince(since);
    const text = seconds < 60
      ? `${seconds - seconds % 5} s`
      : seconds < 3600
      ? `${Math.floor(seconds / 60)} min`
      : lasted(seconds - seconds % 60);
    if (node.textContent !== text) node.textContent = text;
  }
  const flags = flagsOf(card);
  const signature = flags.join();
  if (card.flags === signature) return false;
  card.flags = signature;
  card.node.querySelector(".flags").replaceChildren(
    ...flags.map((flag) => h("li", { class: flag }, t(`wallcard.flag-${flag}`))),
  );
  card.node.classList.toggle("look", LOOK.some((flag) => flags.includes(flag)));
  return true;
}
const LOOK = ["silent", "unsent", "long", "slow", "undone", "repaired"];

// -- which, and where ---------------------------------------------------------------------------

function show(card) {
  const { find, show: which } = sift.elements;
  const { table } = card;
  const wanted = find.value.trim().toLowerCase();
  const fits = !wanted || `${table.name} ${table.game_name}`.toLowerCase().includes(wanted);
  const shown = {
    all: true,
    open: table.status === "open",
    flags: Boolean(table.call || card.flags),
    calls: Boolean(table.call),
  }[which.value];
  card.node.hidden = !(fits && shown);
}

// The smaller, the further up. Calls are always on top, the oldest first.
function rankOf(card) {
  const { table, node } = card;
  if (table.call) return -1e12 + Date.parse(table.call.made) / 1000;
  const { value } = sift.elements.sort;
  const since = value === "long" ? table.started : value === "slow" ? table.since : null;
  if (value === "table") return table.id;
  if (since !== null) return table.status === "open" && since ? Date.parse(since) / 1000 - 1e11 : table.id;
  return table.id + (node.classList.contains("look") ? 0 : table.status === "open" ? 1e9 : 2e9);
}

// Cards that stand where they belong are not touched.
function arrange() {
  const wanted = [...cards.values()].toSorted((one, other) =>
    one.rank - other.rank || one.table.id - other.table.id
  );
  let place = root.firstElementChild;
  for (const { node } of wanted) {
    if (node === place) place = place.nextElementSibling;
    else root.insertBefore(node, place);
  }
}

function count() {
  let open = 0, calls = 0, look = 0;
  for (const { table, node } of cards.values()) {
    open += Number(table.status === "open");
    calls += Number(Boolean(table.call));
    look += Number(node.classList.contains("look"));
  }
  const text = [
    t("wallcard.tables", { count: cards.size }),
    t("wallcard.playing", { count: open }),
    look && t("wallcard.to-look-at", { count: look }),
    calls && t("wallcard.calling", { count: calls }),
  ].filter(Boolean).join(", ");
  const place = document.getElementById("count");
  if (place.textContent !== text) place.textContent = text;
}

function again() {
  for (const card of cards.values()) {
    card.rank = rankOf(card);
    show(card);
  }
  arrange();
}

setInterval(() => {
  let moved = false;
  for (const card of cards.values()) {
    if (!tick(card)) continue;
    show(card);
    const rank = rankOf(card);
    moved ||= rank !== card.rank;
    card.rank = rank;
  }
  if (moved) arrange();
  count();
}, 1000);

sift.addEventListener("input", (event) => (event.target.name === "pots" ? full() : again()));
sift.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by || event.target.matches("input, select")) return;
  const links = [...root.querySelectorAll("article:not([hidden]) a")];
  links.at(Math.max(0, links.indexOf(document.activeElement) + by))?.focus();
});

await full();
document.body.dataset.ready = "yes";
