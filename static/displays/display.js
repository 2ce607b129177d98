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
      ? t("screen.cut-off")
      : t("screen.shown", { delay: page.delay }),
  );
  setTimeout(look, EVERY_MS);
}

function draw() {
  if (shown.tables) return room(shown.tables);
  const { hand, table } = shown;
  write(at("title"), hand ? `${table.name} · ${hand.game_name}` : table.name);
  write(
    at("stakes"),
    hand
      ? `${t(`betting.${hand.betting}`).replaceAll("-", " ")}, ${stakes(hand.stakes)} · ${
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

function room(tables) {
  write(at("title"), t("screen.tables"));
  const head = h(
    "tr",
    {},
    ["table", "game", "stakes", "players", "open"].map((one) =>
      h("th", { scope: "col" }, t(`screen.${one}`))
    ),
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
