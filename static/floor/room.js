// The plan of the room: a tile for every table, by its place or by its event; figures and calls beside it.
// News brings the tables that changed; only a tile that says something else is made again.
import { secondsSince, setClock } from "../shell/clock.js";
import { fill, h, write } from "../shell/dom.js";
import { named, t } from "../shell/texts.js";
import { street } from "../shell/words.js";
import { cells, placing } from "./places.js";
import { figuresOf, waitingOf } from "./roomfigures.js";
import { elapsed, extent, fullest, hits, players, stateOf, WATCHED } from "./tile.js";
import { watch } from "./watch.js";

const FIGURES_MS = 15000;
const LINE = 10; // tiles in a row where nobody said how they stand
const at = (id) => document.getElementById(id);
const page = JSON.parse(at("page").textContent);
const ui = {
  tables: new Map(page.tables.map((table) => [table.id, table])),
  beside: page,
  by: localStorage.getItem("plan-by") === "event" ? "event" : "place",
  hits: new Map(),
  arranging: false,
  chosen: null,
};
const drawn = new Map(); // by table: { signature, node }
let laid = "";
const beside = new Map(); // by its place: what stands there

const all = () => [...ui.tables.values()];
const eventOf = (table) => ui.beside.events.find((one) => one.id === table.event);

// -- tiles --------------------------------------------------------------------------------------

function draw() {
  const most = fullest(all());
  const shown = all().map((table) => ({
    table,
    now: stateOf(table, eventOf(table), most, secondsSince),
  }));
  for (const one of shown) tile(one);
  layOut();
  count(shown);
  renew(at("waiting"), waitingOf(ui.beside, refresh));
  renew(at("figures"), figuresOf(ui.beside, shown));
}

// Made again where it says something else; a key under a finger stays the key that it was.
function renew(place, nodes) {
  const next = h("div", {}, nodes);
  if (next.innerHTML !== beside.get(place)) {
    beside.set(place, next.innerHTML);
    fill(place, [...next.childNodes]);
  }
}

function tile({ table, now }) {
  const facts = factsOf(table, now);
  const signature = JSON.stringify([table.name, table.people, table.dealer, table.down, facts, now.missing]);
  const known = drawn.get(table.id);
  if (known?.signature === signature) return;
  const node = tileOf(table, now, facts);
  const had = known?.node === document.activeElement;
  known?.node.replaceWith(node);
  drawn.set(table.id, { signature, node });
  if (had) node.focus();
}

function factsOf(table, now) {
  const matched = ui.hits.get(table.id);
  return {
    state: now.state,
    minutes: now.since ? elapsed(secondsSince(now.since)) : "",
    words: matched ? hitWords(matched) ?? words(table, now) : words(table, now),
    game: table.game_name,
    stakes: table.status === "open" ? table.stakes : "",
    hit: ui.hits.size ? Boolean(matched) : null,
    chosen: ui.arranging && ui.chosen === table.id,
    arranging: ui.arranging,
    href: table.call ? `/calls${table.call.id ? `/${table.call.id}` : ""}` : `/tables/${table.id}`,
  };
}

const hitWords = ({ seat, name, dealer }) =>
  name ? t("plan.in-seat", { seat: String(seat), name }) : dealer ? t("plan.deals", { name: dealer }) : null;

function words(table, { state, missing }) {
  if (state === "call") return table.call.reason || t("wallcard.called");
  if (state === "taken") return t("wallcard.coming", { who: table.call.taken_by || t("plan.somebody") });
  if (state === "pause") return t(eventOf(table).in_break ? "plan.in-break" : "plan.clock-stands");
  if (state === "short") return t("plan.short", { n: missing });
  if (state === "plays" || state === "slow") {
    const acts = table.to_act
      ? t("wallcard.to-act", { seat: table.to_act })
      : named("wallcard.waits-", table.waits ?? "over");
    return state === "plays" && table.street ? `${street(table.street)} · ${acts}` : acts;
  }
  return t(`plan.is-${state}`);
}

function tileOf(table, now, facts) {
  const here = players(table);
  return h(
    "a",
    {
      class: `tile ${facts.state}${facts.hit === false ? " aside" : ""}${facts.hit ? " hit" : ""}${
        facts.chosen ? " chosen" : ""
      }`,
      href: facts.href,
      "data-table": table.id,
      "data-key": `table-${table.id}`,
      draggable: facts.arranging ? "true" : null,
    },
    h(
      "b",
      { class: "no", title: table.name },
      table.event_table ? `${table.event_table} · ${eventOf(table)?.name ?? table.name}` : table.name,
    ),
    h(
      "span",
      { class: "game", title: [facts.game, facts.stakes].filter(Boolean).join(" ") },
      h("span", {}, facts.game),
      facts.stakes ? [" ", h("span", {}, facts.stakes)] : null,
    ),
    h(
      "span",
      { class: "seats" },
      [t("plan.players", { n: here }), table.dealer].filter(Boolean).join(" · "),
      now.missing && facts.state === "plays" ? ` ${t("plan.missing", { n: now.missing })}` : "",
    ),
    h(
      "span",
      { class: "st" },
      facts.minutes ? [h("span", { class: "min" }, facts.minutes), " "] : null,
      facts.words,
    ),
  );
}

// -- where they stand ---------------------------------------------------------------------------

function layOut() {
  const parts = ui.by === "place" ? byPlace() : byEvent();
  const now = JSON.stringify([
    ui.by,
    ui.arranging,
    parts.map(({ title, tables }) => [title, tables.map(({ id, down, across }) => [id, down, across])]),
  ]);
  for (const { table, node } of tilesNow()) {
    const placed = ui.by === "place" && table.down;
    node.style.gridArea = placed ? `${table.down} / ${table.across}` : "";
  }
  if (now === laid) return;
  laid = now;
  fill(at("plan"), parts.map(part), ui.arranging ? placing(all(), ui, put) : null);
}

const tilesNow = () => all().map((table) => ({ table, node: drawn.get(table.id).node }));

function part({ title, about, tables, placed }) {
  const { across, down } = extent(tables);
  const node = h(
    "div",
    { class: `grid${placed ? " placed" : ""}` },
    placed && ui.arranging ? cells(tables, { across: across + 1, down: down + 1 }, ui, put) : null,
    tables.map((table) => drawn.get(table.id).node),
  );
  const lines = placed ? down + Number(ui.arranging) : Math.ceil(tables.length / LINE);
  node.style.setProperty("--down", String(lines));
  if (placed) node.style.setProperty("--across", String(across + Number(ui.arranging)));
  return [title ? h("h2", {}, title, about ? h("span", {}, about) : null) : null, node];
}

function byPlace() {
  const inPlace = all().filter((table) => table.down)
    .toSorted((one, other) => one.down - other.down || one.across - other.across);
  const others = all().filter((table) => !table.down);
  return [
    inPlace.length || ui.arranging ? { tables: inPlace, placed: true } : null,
    others.length ? { title: inPlace.length ? t("plan.no-place") : null, tables: others } : null,
  ].filter(Boolean);
}

function byEvent() {
  const events = ui.beside.events.map((event) => ({
    title: event.name,
    about: t("plan.event-about", { level: event.level, players: event.players }),
    tables: all().filter((table) => table.event === event.id)
      .toSorted((one, other) => one.event_table - other.event_table),
  }));
  const own = { title: t("plan.cash"), tables: all().filter((table) => !eventOf(table)) };
  return [...events, own].filter(({ tables }) => tables.length);
}

function count(shown) {
  const watched = shown.filter(({ now }) => WATCHED.includes(now.state)).length;
  const matches = [...ui.hits.keys()].map((id) => ui.tables.get(id).name);
  write(
    at("count"),
    at("find").value.trim()
      ? matches.length ? t("plan.at", { tables: matches.slice(0, 3).join(", ") }) : t("plan.nowhere")
      : [
        t("wallcard.tables", { count: shown.length }),
        t("wallcard.playing", { count: shown.filter(({ table }) => table.status === "open").length }),
        watched && t("wallcard.to-look-at", { count: watched }),
      ].filter(Boolean).join(", "),
  );
}

// -- what comes in, and what is asked -------------------------------------------------------------

async function refresh() {
  try {
    const answer = await fetch("/floor/figures.json", { cache: "no-store" });
    if (!answer.ok) return;
    ui.beside = await answer.json();
    setClock(ui.beside.now);
    draw();
  } catch { /* the badge says that nobody answers */ }
}

let soon = 0;
const { full } = watch({
  address: "/floor/tables.json",
  take: (tables, whole) => {
    if (whole) ui.tables = new Map();
    for (const table of tables) ui.tables.set(table.id, table);
    for (const id of drawn.keys()) if (!ui.tables.has(id)) drawn.delete(id);
    search();
  },
  link: (state) => write(at("link"), t(`wallcard.${state}`)),
  news: ({ kind }) => {
    if (kind === "hand") return;
    clearTimeout(soon);
    soon = setTimeout(refresh, 500);
  },
});

function search() {
  ui.hits = hits(all(), at("find").value);
  draw();
}

// A table was put somewhere, or nowhere: what else moved with it is asked for.
async function put(send) {
  await send();
  laid = "";
  await full();
}

at("find").addEventListener("input", () => {
  search();
  const [first] = ui.hits.keys();
  if (first) drawn.get(first).node.scrollIntoView({ block: "nearest" });
});
at("find").addEventListener("keydown", (event) => {
  const [first] = ui.hits.keys();
  if (event.key === "Enter" && first) drawn.get(first).node.focus();
});

for (const way of document.querySelectorAll("[data-by]")) {
  way.addEventListener("click", () => {
    ui.by = way.dataset.by;
    localStorage.setItem("plan-by", ui.by);
    pressed();
    draw();
  });
}

function pressed() {
  for (const way of document.querySelectorAll("[data-by]")) {
    way.setAttribute("aria-pressed", String(way.dataset.by === ui.by));
  }
  at("arrange").setAttribute("aria-pressed", String(ui.arranging));
  at("room").classList.toggle("arranging", ui.arranging);
}

at("arrange").addEventListener("click", () => {
  ui.arranging = !ui.arranging;
  ui.chosen = null;
  if (ui.arranging) ui.by = "place";
  laid = "";
  pressed();
  draw();
});

// While the room is arranged a tile is taken up, not followed.
at("plan").addEventListener("click", (event) => {
  const taken = ui.arranging && event.target.closest(".tile");
  if (!taken) return;
  event.preventDefault();
  ui.chosen = Number(taken.dataset.table);
  laid = "";
  draw();
});
at("plan").addEventListener("dragstart", (event) => {
  const taken = event.target.closest?.(".tile");
  if (taken) event.dataTransfer.setData("text/plain", taken.dataset.table);
});

setClock(ui.beside.now);
pressed();
draw();
setInterval(draw, 1000);
setInterval(refresh, FIGURES_MS);
document.body.dataset.ready = "yes";
