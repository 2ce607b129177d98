// The line under the prompt: what went wrong, what is to be known of this moment, or what was entered.
import { write } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { dealtDown } from "./desk.js";
import { steps } from "./procedure.js";
import { gateLine } from "./showdown.js";

export function say(desk, line, heard) {
  let { message } = desk.ui;
  const entered = message?.kind === "done" ? message.text : "";
  const dealt = desk.ui.floor || desk.doc.procedure ? "" : dealtDown(desk.doc); // its steps tell all that is dealt
  if (dealt && (!message || message.kind === "done")) message = { kind: "notice", text: dealt };
  // what is dealt now comes before the news of who has led to it
  else if (dealt && message.kind === "notice") {
    message = { kind: "notice", text: `${dealt} · ${message.text}` };
  }
  const pressing = message && message.kind !== "done";
  line.className = pressing
    ? message.kind
    : notes(desk)
    ? "note"
    : gateLine(desk.doc)
    ? "gate"
    : message?.kind || "";
  line.setAttribute("role", message && !["done", "notice"].includes(message.kind) ? "alert" : "status");
  const words = pressing ? message.text : notes(desk) || gateLine(desk.doc) || done(message);
  write(line, words);
  // where the line has another thing to say; what it will say itself in a moment is not said before it
  if (!desk.doc.round) write(heard, words.includes(entered) ? "" : entered);
}

const done = (
  message,
) => (message?.text && document.body.classList.contains("unconfirmed")
  ? `${message.text}: ${t("live.not_confirmed")}`
  : message?.text || "");

function notes(desk) {
  return desk.doc.over || desk.ui.floor || steps(desk)
    ? ""
    : (desk.doc.notes || []).map((note) => note.text).join(" ");
}
