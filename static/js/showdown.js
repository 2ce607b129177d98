// The showdown: hands are tabled or thrown in, then the award list: seat by seat what is pushed, pot by pot and side by side why.
import { amount, h, key } from "./dom.js";
import { seatList, width } from "./felt.js";
import { cardPad } from "./pad.js";
import { runKeys } from "./steps.js";

// A hand is tabled: every card of it, or in stud those that lay face down; parted where the game parts it.
export function showKeys(desk, now) {
  const { doc, ui } = desk;
  const seat = doc.shows?.includes(ui.seat) ? ui.seat : now.seat;
  const row = doc.seats.find((one) => one.seat === seat);
  const whole = row.up.includes("??");
  const parts = desk.parts.length ? desk.parts : null;
  const fixed = parts ? [] : [...row.down, ...(whole ? row.up : [])].filter((card) => card !== "??");
  const count = row.down.length + (whole ? row.up.length : 0);
  const muck = key("muck", "Muck", { kind: "fold", onclick: () => desk.act(`${seat} muck`) });
  return cardPad(desk, {
    count, fixed, parts, extra: [muck, ...runKeys(desk)], enter: (cards) => desk.act(`${seat} show ${parted(cards, parts)}`),
  });
}

function parted(cards, parts) {
  if (!parts) return cards.join("");
  let from = 0;
  return parts.map(([, size]) => cards.slice(from, from += size).join("")).join("/");
}

export function awardKeys(desk) {
  const { doc } = desk;
  const dense = density(doc);
  return {
    tools: desk.after(),
    keys: [h("div", { class: `result ${dense}`, tabindex: "0", role: "group", "aria-label": "awards" },
      h("div", { class: "totals" }, totals(desk)),
      h("div", { class: "why" }, (doc.pots || []).map((pot, n) => potList(desk, pot, n, Boolean(dense))), returned(doc), notes(doc)))],
  };
}

// Three columns for a long list, smaller letters for the longest, by its height in pixels: the last line must show.
function density(doc) {
  const pots = doc.pots || [];
  const lines = pots.flatMap((pot) => pot.shares || []).reduce((sum, share) => sum + Object.keys(share.awards).length, 0);
  const told = doc.notes?.length ? merged(doc.notes, pots.length).length : 0;
  const high = pots.length * 32 + lines * 43 + told * 56;
  if (high <= 318) return "";
  return high + Object.keys(doc.awards || {}).length * 52 > 800 ? "full tight" : "full";
}

export function nextKey(desk) {
  return key("next", "Next hand", { kind: "go enter", onclick: desk.next });
}

function totals(desk) {
  const { doc, names } = desk;
  const seats = Object.entries(doc.awards || {});
  if (!seats.length) return h("p", { class: "total" }, desk.status === "void" ? "Void: all chips go back." : "The pot stays for the next deal.");
  return seats.map(([seat, chips]) => h("p", { class: `total${width(chips)}`, "data-award": seat },
    h("span", {}, `✓ Seat ${seat}`),
    h("small", {}, names[seat] || `stack ${amount(doc.stacks[seat])}`), h("b", {}, amount(chips))));
}

function potList(desk, pot, n, dense) {
  const { doc } = desk;
  const many = doc.pots.length > 1;
  const name = !many ? "Pot" : n === 0 ? "Main pot" : doc.pots.length > 2 ? `Side pot ${n}` : "Side pot";
  return h("section", { class: "potlist" },
    h("h3", {}, name, " ", h("b", {}, amount(pot.amount)), many ? h("i", {}, ` seats ${seatList(pot.seats, 4)}`) : null),
    h("ul", {}, (pot.shares || []).map((share) => shareLine(doc, share, pot.shares.length > 1, dense && n > 0 && doc.pots.slice(0, n)))));
}

// The hands are known by the first board alone. `before`: in a long list a hand is named in the first pot it wins of, not in every one.
function shareLine(doc, share, several, before) {
  const named = (seat) => before && before.some((pot) => (pot.shares || []).some((one) => one.side === share.side && one.runout === share.runout && seat in one.awards));
  const low = share.side === "low" && several;
  const side = several || share.side !== "high" ? `${share.side === "low" && several ? "LO" : share.side} ` : "";
  const board = share.runout ? `board ${share.runout} ` : "";
  return Object.entries(share.awards).map(([seat, chips]) => h("li", { class: low ? "low" : "" },
    h("span", {}, board, side, h("b", {}, `seat ${seat}`), share.runout > 1 || named(seat) ? null : madeName(doc, seat, share.side)), h("b", { class: "chips" }, amount(chips))));
}

function madeName(doc, seat, side) {
  const made = doc.hands?.[seat]?.[side];
  return made ? `: ${made.name}` : "";
}

function returned(doc) {
  const back = Object.entries(doc.returned || {});
  if (!back.length) return null;
  return h("p", { class: "note" }, "Returned: ", back.map(([seat, chips]) => `${amount(chips)} to seat ${seat}`).join(", "),
    " (no one called it).");
}

function notes(doc) {
  if (!doc.notes?.length) return null;
  return h("ul", { class: "notes" }, merged(doc.notes, doc.pots?.length).map((note) => h("li", {}, note.text, " ",
    note.rule ? h("cite", {}, `${/^\d/.test(note.rule) ? "§ " : ""}${note.rule}`) : null)));
}

// What holds of several pots is said once.
function merged(all, count) {
  const groups = new Map();
  for (const note of all) {
    const [, pot, text] = /^((?:Main|Side) pot(?: \d+)?): (.*)$/s.exec(note.text) || [null, "", note.text];
    const same = `${note.rule} ${text}`;
    if (pot && groups.has(same)) groups.get(same).pots.push(pot.toLowerCase());
    else groups.set(pot ? same : note, { pots: pot ? [pot] : [], text, rule: note.rule });
  }
  return [...groups.values()].map(({ pots, text, rule }) => ({ text: pots.length ? `${pots.length > 1 && pots.length === count ? "Every pot" : pots.join(", ")}: ${text}` : text, rule }));
}
