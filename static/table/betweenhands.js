// Between two hands: the next hand's button, blinds and game, and the way back for a forgotten player.
import { planText } from "./bombplan.js";
import { amount, h, key } from "../shell/dom.js";
import { dealable } from "./local.js";
import { t } from "../shell/texts.js";

let coming = { of: "", table: null, box: null }; // the table as it stands after a hand, asked for once
let special = null;

// An event that lets the table wait says beside the felt why.
const held = (desk) => (desk.waits ? t("between.waits") : "");

export function nextKey(desk, left = 0) {
  return key("next", t("between.next"), {
    kind: left ? "plain enter" : "go enter",
    reason: held(desk),
    small: left ? t("between.unpushed", { n: left }) : "",
    onclick: () => desk.next(),
  });
}

// The commonest end, one pot: the same tap says that it is pushed.
export function pushedKey(desk, tick) {
  if (held(desk)) return nextKey(desk);
  return key("next", t("between.pushed-next"), {
    kind: "go enter",
    onclick: () => {
      tick();
      return desk.next();
    },
  });
}

const ofNow = ({ doc, table }) => `${doc.hand} ${doc.seq} ${dealable(doc, table)}`;

// The table before the next hand, where it has been told already.
export const ahead = (desk) => (coming.of === ofNow(desk) ? coming.table : null);

// What comes next, quietly. The answer is written in when it comes, and then the list measured: one that is being
// tapped is not drawn again.
export function nextBox(desk, fit) {
  const of = ofNow(desk);
  const box = h("p", { class: "coming" });
  if (coming.of === of) {
    coming.box = box;
    write(coming);
    return box;
  }
  coming = { of, table: null, box };
  const mine = coming;
  desk.tableNow().then((table) => {
    mine.table = table;
    write(mine);
    fit();
  });
  return box;
}

function write({ box, table }) {
  if (table?.positions) box.replaceChildren(h("b", {}, t("between.coming")), " ", tableWords(table));
  const label = special?.querySelector(".label");
  if (table?.bomb_pots?.vote && label) label.textContent = t("nexthand.votes");
  else if (table?.positions?.straddles?.length && label) label.textContent = t("nexthand.key-straddle");
}

function tableWords(table) {
  // a mix says what the next hand is played for
  const { positions, blinds, bring_in: opens, ante, big_blind_ante: both } = { ...table, ...table.mix?.now };
  const { button, kill } = positions;
  const stakes = (blinds || []).length ? blindWords(positions, blinds.map(amount).join("/")) : "";
  return [
    table.mix?.text,
    table.bomb_pots ? planText(table.bomb_pots, positions) : "",
    button && (stakes || !opens) ? t("between.button", { seat: button }) : "",
    stakes,
    kill ? t("between.kill", { seat: kill.seat, chips: kill.amount }) : "",
    both ? t("between.bb-ante", { chips: both }) : ante ? t("between.ante", { chips: ante }) : "",
  ].filter(Boolean).join(" · ");
}

// Who posts: the seat of somebody who is out keeps its blind's place, and posts nothing.
function blindWords({ smalls = [], bigs = [], dealt_in }, stakes) {
  const [small, big] = [smalls, bigs].map((seats) =>
    seats.filter((seat) => dealt_in.includes(seat)).join(", ")
  );
  return t(small ? "between.blinds" : "between.dead-small", { stakes, small, big: big || "–" });
}

// A bomb pot, a game of its own, and a straddle where somebody may: what the next hand is not always.
export function specialKey(desk) {
  return special = desk.status === "void" || !desk.engine ? null : key("special", t("nexthand.key"), {
    kind: "plain",
    reason: desk.bound,
    small: t("nexthand.key-small"),
    onclick: () => desk.change({ over: "nexthand" }),
  });
}

// Chips went to the wrong seat, or a live player was passed over: back to before the entry that ended the
// hand.
export function forgotten(desk) {
  const last = desk.doc.undoable.at(-1);
  if (!last || desk.status === "void") return null;
  const shown = !/^\d+ (fold|check|call|bet|raise|complete|all-in)/.test(last.line);
  return key("forgotten", t("between.forgotten"), {
    kind: "plain",
    small: t(shown ? "between.to-showdown" : "between.to-betting"),
    onclick: () =>
      desk.enter(`/hands/${desk.doc.hand}/undo`, { seq: desk.doc.seq }, {
        kind: "stale",
        text: t(shown ? "between.reopened" : "between.reopened-betting"),
      }),
  });
}
