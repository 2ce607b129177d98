// Remarks pinned to entries: written, written again, settled. What was said before stays to be read.
import { fill, h } from "../shell/dom.js";
import { clockTime } from "../shell/clock.js";
import { t } from "../shell/texts.js";

let wrong = "";
let again = null; // the remark that is written again
let draft = "";

export function drawRemarks(root, desk) {
  const { review, page } = desk;
  const seq = desk.write ?? review.steps[desk.step].seq;
  const field = root.querySelector("textarea");
  if (field) draft = field.value;
  const chosen = review.remarks.find((one) => one.id === again);
  fill(
    root,
    page.chief ? form(desk, chosen ? chosen.seq : seq, chosen) : null,
    review.remarks.length
      ? h("ol", { class: "remarks" }, review.remarks.toReversed().map((one) => remark(one, desk)))
      : h("p", {}, t("replay.no-remark")),
  );
}

function form(desk, seq, chosen) {
  const text = h("textarea", { id: "remark-text", rows: 3, maxlength: 2000, "data-key": "remark-text" });
  text.value = draft;
  return h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        keep(desk, seq, chosen, text.value);
      },
    },
    h(
      "label",
      { for: "remark-text" },
      chosen ? t("replay.in-other-words") : t("replay.remark-on", { seq: String(seq) }),
    ),
    text,
    wrong ? h("p", { class: "refusal", role: "alert" }, wrong) : null,
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { type: "submit", class: "key go", "data-key": "keep-remark" },
        h("span", { class: "label" }, t("replay.keep")),
      ),
      chosen
        ? h("button", {
          type: "button",
          class: "key plain",
          onclick: () => {
            again = null;
            clear(desk, "");
          },
        }, h("span", { class: "label" }, t("replay.leave")))
        : null,
    ),
  );
}

function remark(one, desk) {
  const wrote = (line) => `${line.who || t("replay.not-signed-in")}, ${clockTime(line.at)}`;
  const mine = desk.page.chief && one.who === desk.page.me;
  return h(
    "li",
    { class: one.done ? "done" : "" },
    h("button", {
      type: "button",
      class: "pin",
      "data-key": `pin-${one.id}`,
      onclick: () => desk.goTo(one.seq),
    }, t("replay.entry", { seq: String(one.seq) })),
    h("p", { class: "remark" }, one.text),
    h("small", {}, wrote(one), one.done ? ` · ${t("replay.settled")}` : ""),
    one.lines.length > 1
      ? h(
        "details",
        {},
        h("summary", {}, t("replay.lines", { n: one.lines.length })),
        h(
          "ol",
          {},
          one.lines.map((line) =>
            h(
              "li",
              {},
              line.text || { done: t("replay.settled"), again: t("replay.open-again") }[line.kind],
              h("small", {}, ` ${wrote(line)}`),
            )
          ),
        ),
      )
      : null,
    desk.page.chief
      ? h(
        "div",
        { class: "row" },
        mine
          ? h("button", {
            type: "button",
            class: "key plain",
            "data-key": `again-${one.id}`,
            onclick: () => {
              again = one.id;
              clear(desk, one.text);
              document.getElementById("remark-text").focus();
            },
          }, h("span", { class: "label" }, t("replay.write-again")))
          : null,
        h("button", {
          type: "button",
          class: "key plain",
          "data-key": `settle-${one.id}`,
          onclick: () => send(desk, { remark: one.id, done: !one.done }),
        }, h("span", { class: "label" }, one.done ? t("replay.reopen") : t("replay.settle"))),
      )
      : null,
  );
}

function clear(desk, text) {
  const field = document.getElementById("remark-text");
  if (field) field.value = text;
  draft = text;
  wrong = "";
  desk.redraw();
}

function keep(desk, seq, chosen, text) {
  send(desk, chosen ? { remark: chosen.id, text } : { seq, text }, true);
}

let sending = false;

// Once: a second tap before the answer writes no second remark.
async function send(desk, body, clears = false) {
  if (sending) return;
  sending = true;
  let answer = null;
  try {
    const response = await fetch(desk.page.remarks, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    answer = await response.json();
    wrong = response.ok ? "" : answer.error.message;
  } catch {
    wrong = t("replay.not-kept");
  }
  sending = false;
  if (wrong) return desk.redraw();
  if (clears) {
    again = null;
    desk.write = undefined;
    document.getElementById("remark-text").value = draft = "";
  }
  desk.take(answer.remarks);
}
