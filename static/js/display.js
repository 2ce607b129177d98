// A public display: asks every two seconds what it may show, and draws it when it has changed. What is late
// is late on the server.
import { amount, fill, h, write } from "./dom.js";
import { drawFelt } from "./felt.js";
import { street } from "./words.js";

const EVERY_MS = 2000;
const page = JSON.parse(document.getElementById("page").textContent);
const at = (id) => document.getElementById(id);
let tag = "";
let shown = null;

async function look() {
  try {
    const response = await fetch(page.address, {
      headers: tag ? { "If-None-Match": tag } : {},
      cache: "no-store",
    });
    if (response.status === 404) return location.reload();
    if (response.status === 200) {
      tag = response.headers.get("ETag") || "";
      shown = await response.json();
      draw();
    }
    document.body.classList.remove("cut-off");
  } catch {
    document.body.classList.add("cut-off");
  }
  write(
    at("late"),
    document.body.classList.contains("cut-off")
      ? "No connection: this is how it last stood."
      : `Shown ${page.delay}.`,
  );
  setTimeout(look, EVERY_MS);
}

function draw() {
  if (shown.tables) return room(shown.tables);
  const { hand, table } = shown;
  write(at("title"), hand ? `${table.name} · ${hand.game_name}` : table.name);
  write(
    at("stakes"),
    hand ? `${hand.betting.replaceAll("-", " ")}, ${stakes(hand.stakes)} · hand ${hand.number}` : "",
  );
  write(at("now"), hand ? now(hand) : "No hand yet.");
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
  return [blinds, ante && `ante ${amount(ante)}`, of.bring_in && `bring-in ${amount(of.bring_in)}`].filter(
    Boolean,
  ).join(", ");
}

function now(hand) {
  if (hand.status === "void") return "This hand is void.";
  const named = (seat) => hand.names[seat] || `seat ${seat}`;
  if (hand.over) {
    return Object.entries(hand.awards).map(([seat, chips]) => `${named(seat)} wins ${amount(chips)}`).join(
      ", ",
    ) || "The pot stays for the next hand.";
  }
  return hand.to_act ? `${named(hand.to_act)} to act, ${street(hand.street)}` : street(hand.street);
}

function room(tables) {
  write(at("title"), "Tables");
  const head = h(
    "tr",
    {},
    ["Table", "Game", "Stakes", "Players", "Open seats"].map((text) => h("th", { scope: "col" }, text)),
  );
  fill(
    at("room"),
    h(
      "table",
      {},
      h("thead", {}, head),
      h(
        "tbody",
        {},
        tables.map((table) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, table.name),
            h("td", {}, table.game_name),
            h("td", {}, stakes(table)),
            h("td", {}, String(table.players)),
            h("td", {}, String(table.open)),
          )
        ),
      ),
    ),
  );
}

addEventListener("resize", () => shown && draw());
look();
