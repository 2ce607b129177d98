// A public display: asks every two seconds what it may show, and draws it when it has changed. What is late
// is late on the server.
import { amount, fill, h, write } from "../shell/dom.js";
import { drawFelt } from "../shell/felt.js";
import { t } from "../shell/texts.js";
import { street } from "../shell/words.js";

const EVERY_MS = 2000;
const page = JSON.parse(document.getElementById("page").textContent);
const at = (id) => document.getElementById(id);
let tag = "";
let shown = null;
let turning = 0;

async function look() {
  let fresh = false;
  try {
    const response = await fetch(page.address, {
      headers: tag ? { "If-None-Match": tag } : {},
      cache: "no-store",
    });
    if (response.status === 404) return location.reload();
    if (response.status === 200) {
      tag = response.headers.get("ETag") || "";
      shown = await response.json();
      fresh = true;
    }
    document.body.classList.remove("cut-off");
  } catch {
    document.body.classList.add("cut-off");
  }
  write(
    at("late"),
    document.body.classList.contains("cut-off")
      ? t("screen.cut-off")
      : t("screen.shown", { delay: page.delay }),
  );
  setTimeout(look, EVERY_MS);
  if (fresh) draw(); // last: what is drawn fits what the lines around it leave
}

function draw() {
  if (shown.tables) return room(shown.tables);
  const { hand, table } = shown;
  write(at("title"), hand ? `${table.name} · ${hand.game_name}` : table.name);
  write(
    at("stakes"),
    hand
      ? `${t(`betting.${hand.betting}`)}, ${stakes(hand.stakes)} · ${
        t("screen.hand", { number: String(hand.number) })
      }`
      : "",
  );
  write(at("now"), hand ? now(hand) : t("screen.no-hand"));
  if (!hand) return fill(at("felt"));
  at("felt").parentElement.classList.toggle("no-pot", hand.pots === undefined);
  drawFelt(at("felt"), { pots: [], ...hand }, { names: hand.names, taken: [], chosen: null });
  at("felt").parentElement.classList.toggle("seat-shown", page.seat !== null);
  document.querySelector(`[data-seat="${page.seat}"]`)?.classList.add("mine");
}

function stakes(of) {
  if (of.small_bet) return `${amount(of.small_bet)}/${amount(of.big_bet || of.small_bet)}`;
  const blinds = (of.blinds || []).map(amount).join("/");
  const ante = of.ante || of.big_blind_ante;
  return [
    blinds,
    ante && t("screen.ante", { chips: ante }),
    of.bring_in && t("screen.bring-in", { chips: of.bring_in }),
  ].filter(
    Boolean,
  ).join(", ");
}

function now(hand) {
  const put = hand.corrected ? ` · ${[t("screen.corrected"), ...hand.corrected].join(" · ")}` : "";
  if (hand.status === "void") return t("screen.void") + put;
  const named = (seat) => hand.names[seat] || t("screen.seat", { seat });
  if (hand.over) {
    const won = Object.entries(hand.awards);
    return (won.map(([seat, chips]) => t("screen.wins", { who: named(seat), chips })).join(", ") ||
      t("screen.stays")) + put;
  }
  return hand.to_act
    ? t("screen.to-act", { who: named(hand.to_act), street: street(hand.street) })
    : street(hand.street);
}

// Nobody scrolls a wall: the tables stand in as few columns, and in type as large, as shows all of them at once;
// what no type can show comes part by part.
const SIZES = [26, 22, 19, 16];
const COLUMNS = 4;
const LEAST_WIDTH = 330; // of a column, in pixels, at the smallest type
const PART_MS = 12_000;
const TWO_LINES = 2.3; // of its type a cell is higher than that, when its name stands in two
const PHONE = 700; // below, it is held in a hand and scrolls

function room(tables) {
  write(at("title"), t("screen.tables"));
  const root = at("room");
  const open = tables.some((table) => table.open !== null);
  const draw = (columns, of) => {
    const each = Math.ceil(of.length / columns);
    fill(root, Array.from({ length: columns }, (_, n) => list(of.slice(n * each, (n + 1) * each), open)));
    return root.scrollHeight <= root.clientHeight && root.scrollWidth <= root.clientWidth;
  };
  if (root.clientWidth < PHONE) return draw(1, tables);
  const most = Math.max(1, Math.min(COLUMNS, Math.floor(root.clientWidth / LEAST_WIDTH)));
  const fitting = () => {
    let best = null; // the largest type that breaks the fewest names of games
    for (const size of SIZES) {
      root.style.setProperty("--type", `${size}px`);
      for (let columns = 1; columns <= most; columns += 1) {
        if (!draw(columns, tables)) continue;
        const broken = [...root.querySelectorAll(".game")].filter((one) =>
          one.clientHeight > TWO_LINES * size
        ).length;
        if (!best || broken < best.broken) best = { size, columns, broken };
      }
    }
    return best;
  };
  root.classList.remove("one-line");
  let best = fitting();
  if (!best) { // every table at once is worth more than the whole of its name
    root.classList.add("one-line");
    best = fitting();
  }
  if (best) {
    root.style.setProperty("--type", `${best.size}px`);
    return draw(best.columns, tables);
  }
  let parts = 2;
  while (parts < tables.length && !draw(most, tables.slice(0, Math.ceil(tables.length / parts)))) parts += 1;
  const each = Math.ceil(tables.length / parts);
  const now = Math.floor(Date.now() / PART_MS) % parts;
  draw(most, tables.slice(now * each, (now + 1) * each));
  clearTimeout(turning);
  turning = setTimeout(() => room(shown.tables), PART_MS - Date.now() % PART_MS);
}

// An event's tables stand under its name, which comes again at the top of a column.
const partOf = (table) => table.event ?? t("screen.others");
const grouped = (tables, n) =>
  shown.tables.some((table) => table.event) && (!n || tables[n].event !== tables[n - 1].event);

function list(tables, open) {
  const names = ["table", "game", "stakes", "players", ...(open ? ["open"] : [])];
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, names.map((one) => h("th", { scope: "col" }, t(`screen.${one}`))))),
    h(
      "tbody",
      {},
      tables.map((table, n) => [
        grouped(tables, n)
          ? h("tr", {}, h("th", { class: "group", colspan: names.length }, partOf(table)))
          : null,
        h(
          "tr",
          {},
          h("th", { scope: "row" }, table.number ? String(table.number) : table.name),
          h("td", { class: "game" }, table.game_name),
          h("td", {}, stakes(table)),
          h("td", { class: "figure" }, String(table.players)),
          open ? h("td", { class: "figure" }, table.open === null ? "" : String(table.open)) : null,
        ),
      ]),
    ),
  );
}

addEventListener("resize", () => shown && draw());
look();
