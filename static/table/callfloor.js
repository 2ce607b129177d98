// The floor, called from the table: one tap; what it is about if there is a hand free; the ruling that comes
// back.
import { get, patch, post, uuid } from "../shell/api.js";
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { ruledText } from "./telling.js";

const ABOUT = ["turn", "amount", "pot", "cards", "dispute", "conduct"];
const now = { call: null, last: null, key: "", asked: 0 };
const badge = h("button", { type: "button", id: "called", "data-key": "called", hidden: true });
const strip = h("div", { id: "ruled", role: "alert", hidden: true });

// Beside the connection's badge, and over the head of the page; `desk` opens the sheet. Nothing is asked before
// the news begin: they begin with "state", and may have begun.
export function beginCalls(desk) {
  badge.addEventListener("click", () => desk.change({ over: "call" }));
  document.getElementById("link").before(badge);
  document.body.append(strip);
  document.addEventListener("news", (event) => ["call", "state"].includes(event.detail.kind) && renew(desk));
  if (desk.sync.begun) renew(desk);
}

async function renew(desk) {
  const mine = ++now.asked;
  const answer = await get(`/tables/${desk.table.id}/call`).catch(() => null); // again with the next news
  if (!answer || mine !== now.asked) return; // what it says was so before the last tap
  const had = now.call;
  Object.assign(now, answer);
  const { call } = now;
  badge.hidden = !call;
  badge.textContent = call ? (call.taken_by ? t("call.comes", { who: call.taken_by }) : t("call.waits")) : "";
  drawRuling(desk);
  // a sheet that was opened to call stays: only one about a call that is gone has nothing to show
  if (desk.ui.over === "call") desk.change(call || !had ? {} : { over: null });
}

// -- the ruling ---------------------------------------------------------------------------------

const SEEN = "ruling-seen";
const seen = () => {
  try {
    return Number(localStorage.getItem(SEEN));
  } catch {
    return 0;
  }
};

function drawRuling(desk) {
  const { last } = now;
  const fresh = last && last.id > seen() && last.number >= desk.doc.number - 1;
  strip.hidden = !fresh;
  if (!fresh) return fill(strip, []);
  fill(
    strip,
    h("p", {}, ruledText(last.ruled)),
    key("ruled-seen", t("call.seen"), {
      kind: "go",
      onclick: () => {
        try {
          localStorage.setItem(SEEN, last.id);
        } catch { /* then it is shown again after a reload */ }
        strip.hidden = true;
      },
    }),
  );
}

// -- calling ------------------------------------------------------------------------------------

export function callKey(desk) {
  return key("call-floor", t("call.key"), { kind: "raise", onclick: () => callFloor(desk) });
}

function callFloor(desk) {
  now.key ||= uuid();
  return desk.busy(async () => {
    try {
      now.call = await post({ path: `/hands/${desk.doc.hand}/calls`, body: {}, key: now.key });
      now.key = "";
      renew(desk);
      desk.change({ floor: null, over: "call", message: { kind: "done", text: t("call.sent") } });
    } catch (problem) {
      if (problem.code) throw problem;
      desk.change({ message: { kind: "refused", text: t("call.unsent") } });
    }
  });
}

export function callSheet(desk, close) {
  const { call } = now;
  if (!call) {
    return [
      h(
        "header",
        {},
        h("h2", {}, t("call.key")),
        key("close-over", t("call.close"), { kind: "plain", onclick: close }),
      ),
      callKey(desk),
    ];
  }
  return [
    h(
      "header",
      {},
      h("h2", {}, call.taken_by ? t("call.comes", { who: call.taken_by }) : t("call.title")),
      key("close-over", t("call.close"), { kind: "plain", onclick: close }),
    ),
    h("p", {}, t("call.moment", { hand: call.number })),
    h("p", { class: "at" }, t("call.about")),
    h(
      "div",
      { class: "menu" },
      ABOUT.map((name) =>
        key(`about-${name}`, t(`call.${name}`), {
          kind: call.reason === t(`call.${name}`) ? "preset on" : "preset",
          onclick: () => about(desk, t(`call.${name}`)),
        })
      ),
    ),
    h("footer", {}, key("withdraw", t("call.withdraw"), { kind: "plain", onclick: () => withdraw(desk) })),
  ];
}

const about = (desk, reason) =>
  desk.busy(async () => {
    if (!now.call) return; // withdrawn since
    now.call = await patch(`/hands/${now.call.hand}/calls/${now.call.id}`, { reason });
    renew(desk);
    desk.change({ over: "call" });
  });

const withdraw = (desk) =>
  desk.busy(async () => {
    if (!now.call) return;
    await post({ path: `/hands/${now.call.hand}/calls/${now.call.id}/withdraw`, body: {}, key: uuid() });
    now.call = null;
    desk.change({ over: null });
    await renew(desk);
  });
