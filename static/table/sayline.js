// The line under the prompt: what went wrong, what is to be known of this moment, or what was entered.
import { write } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { dealtDown } from "./desk.js";
import { whereIs } from "./gamecard.js";
import { stepNow, steps } from "./procedure.js";
import { gateLine } from "./showdown.js";

let ofLine = null; // the entry that the line itself has said
let last = "";

export function say(desk, line, heard) {
  const { doc, ui } = desk;
  let { text, kind } = ui.message || { text: "", kind: "" };
  const entered = kind === "done" ? text : "";
  const aside = ["", "done", "notice"].includes(kind);
  const dealt = ui.floor || doc.procedure ? "" : dealtDown(doc); // its steps tell all that is dealt
  if (dealt && aside) {
    // what is dealt now comes before the news of who has led to it
    text = kind === "notice" ? `${dealt} · ${text}` : dealt;
    kind = "notice";
  }
  const noted = notes(desk);
  const gate = gateLine(doc);
  const pressing = kind && kind !== "done";
  if (kind === "done" && document.body.classList.contains("unconfirmed")) {
    text += `: ${t("live.not_confirmed")}`;
  }
  line.className = pressing ? kind : noted ? "note" : gate ? "gate" : kind;
  line.role = aside ? "status" : "alert";
  let words = pressing ? text : noted || gate || text;
  if (document.querySelector("#keys .recent li")?.textContent === words) words = ""; // it heads the list
  write(line, words);
  if (words.includes(entered)) ofLine = ui.message;
  if (doc.round) return;
  // where the line has another thing to say; what it will say itself in a moment is not said before it
  const begins = !kind && !doc.over && !doc.lines.length && whereIs(doc);
  const aloud = [begins, ofLine !== ui.message && entered, stepNow(desk)].filter(Boolean).join(" · ");
  if (aloud !== last) write(heard, last = aloud); // what was heard of a key since stays
}

function notes(desk) {
  return desk.doc.over || desk.ui.floor || steps(desk)
    ? ""
    : (desk.doc.notes || []).map((note) => note.text).join(" ");
}
