// Who deals here: the key in the page's head, and the pad for a PIN. The hand stays as it is; only the name
// changes.
import { ask, get, Unsent } from "../shell/api.js";
import { h, key, write } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const page = document.getElementById("page"); // the demo has none, and nobody deals there
let who = page ? JSON.parse(page.textContent).who : {};
let pin = "";
let message = "";
let asking = false;
let entered = Date.now(); // when the last entry was made here

// May something be entered now? Where not, the pad opens and says why. Without a connection nobody can look at a PIN:
// what is tapped waits, and the server asks whose it is before it takes it.
export function mayEnter(desk) {
  const { reach } = desk.sync;
  if (reach && who.person?.role === "dealer" && who.lock && Date.now() - entered > who.lock * 60000) {
    Object.assign(who, { locked: who.person.name, person: null });
  }
  entered = Date.now();
  if (who.open || (who.person ? who.person.role !== "viewer" : !reach)) return true;
  open(desk, why());
  return false;
}

// Who is signed in here, as far as this tablet knows: what is tapped is theirs.
export const dealing = () => who.person?.name;

// What one dealer has tapped is not entered as another's, unless whoever is signed in takes it over.
export function ofAnother(desk, { by }) {
  const held = who.person && by && by !== dealing();
  if (held) desk.change({ over: "another" });
  return held;
}

const why = () =>
  who.locked ? t("dealer.locked", { name: who.locked }) : t(who.person ? "dealer.viewer" : "dealer.first");

// Is it somebody of the floor who stands here?
export const rules = () => who.chief;

// The key in the head, and what makes the pad open by itself.
export function begin(desk) {
  const box = document.getElementById("dealer");
  if (!box) return;
  box.addEventListener("click", () => open(desk, ""));
  document.addEventListener("signed-out", () => renew(desk, true));
  document.addEventListener("back", () => back(desk));
  document.addEventListener("news", ({ detail }) => detail.kind === "room" && pushed(desk));
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && renew(desk, false),
  );
  document.addEventListener("keydown", (event) => desk.ui.over === "dealer" && typed(desk, event));
  show();
  if (who.tablet && !who.person && navigator.onLine !== false) open(desk, "");
}

// The page may be from before somebody signed in here, and opened without a connection.
async function back(desk) {
  const nobody = !who.person;
  await renew(desk, false);
  if (nobody && who.person && desk.ui.over === "dealer") desk.change({ over: null });
}

function show() {
  const name = who.person?.name || who.locked;
  write(
    document.getElementById("dealer"),
    name ? t(`dealer.is-${who.person?.role || "locked"}`, { name }) : awaited(),
  );
}

const awaited = () => who.expected ? t("dealer.expected", { name: who.expected }) : t("dealer.nobody");

// A push may have signed the dealer out here: whoever comes is greeted, once the pots are pushed.
async function pushed(desk) {
  const dealt = who.person;
  await renew(desk, false);
  const unpushed = document.querySelector(".push[aria-pressed=false]");
  if (dealt && who.tablet && !who.person && !desk.ui.over && !unpushed) open(desk, "");
}

function open(desk, why) {
  pin = "";
  message = why;
  desk.change({ over: "dealer" });
}

async function renew(desk, refused) {
  who = await get("/who").catch(() => who);
  show();
  if (refused && !who.person && desk.ui.over !== "dealer") {
    const n = desk.sync.outbox.entries.length;
    open(
      desk,
      !padOf(desk) ? t("dealer.unpaired", { n }) : n ? t("dealer.waiting", { n }) : why(),
    );
  }
}

// -- the sheet ----------------------------------------------------------------------------------------------

const padOf = (desk) => who.tablet?.table === desk.table.id;

export function dealerSheet(desk, close) {
  const pad = padOf(desk);
  return [
    h(
      "header",
      {},
      h("h2", {}, title()),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    pad &&
    h(
      "p",
      { class: "dots", role: "img", "aria-label": t("dealer.typed", { n: pin.length }) },
      "●".repeat(pin.length) || "–",
    ),
    h(
      "p",
      { class: message ? "sheet-say refused" : "sheet-say", role: message ? "alert" : "status" },
      message || (desk.sync.reach ? pad ? t("dealer.how") : "" : t("dealer.offline")),
    ),
    pad && digits(desk),
    h("div", { class: "sheet-foot" }, foot(desk)),
  ];
}

function title() {
  if (!who.person) return awaited();
  return t(`dealer.is-${who.person.role}`, { name: who.person.name });
}

function digits(desk) {
  const digit = (n) =>
    key(`digit-pin-${n}`, n, { onclick: () => add(desk, n), disabled: asking || pin.length >= who.pin.most });
  return h(
    "div",
    { class: "pin" },
    [..."123456789"].map(digit),
    key("digit-pin-back", "⌫", {
      aria: t("dealer.back"),
      kind: "plain",
      onclick: () => takeOff(desk),
      disabled: asking || !pin,
    }),
    digit("0"),
    key("pin-enter", t("dealer.enter"), {
      kind: "go",
      onclick: () => send(desk),
      disabled: asking || pin.length < who.pin.least,
    }),
  );
}

function foot(desk) {
  const chief = who.person && who.chief;
  return [
    chief && !padOf(desk) &&
    key("pair", t("dealer.pair", { table: desk.table.name }), {
      kind: "plain",
      onclick: () => tell(desk, `/tables/${desk.table.id}/tablet`, {}),
    }),
    who.person &&
    key("sign-out", t("dealer.out"), { kind: "plain", onclick: () => tell(desk, "/sign-out", {}) }),
    !chief &&
    h(
      "a",
      { class: "key plain", "data-key": "password", href: `/sign-in?next=/tables/${desk.table.id}` },
      h("span", { class: "label" }, t("dealer.password")),
    ),
  ];
}

function add(desk, digit) {
  pin += digit;
  message = "";
  if (pin.length === who.pin.most) return send(desk); // nothing can follow it
  return desk.change({});
}

function takeOff(desk) {
  pin = pin.slice(0, -1);
  desk.change({});
}

function typed(desk, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Enter behind the last figure would close the sheet
  if (asking) return event.key === "Enter" && event.preventDefault();
  if (/^\d$/.test(event.key) && pin.length < who.pin.most) add(desk, event.key);
  else if (event.key === "Backspace") takeOff(desk);
  else if (event.key === "Enter" && pin.length >= who.pin.least && !event.target.matches(".pin .key")) {
    event.preventDefault(); // the dialog gave the focus to its first key
    send(desk);
  }
}

async function send(desk) {
  if (await tell(desk, "/dealer", { pin })) {
    entered = Date.now();
    const message = { kind: "done", text: t("dealer.hello", { name: who.person.name }) };
    desk.change({ over: null, message });
    desk.sync.again(message);
  }
}

// True when the server took it; what it says otherwise stands over the pad.
async function tell(desk, path, body) {
  asking = true;
  desk.change({});
  try {
    who = await ask(path, body);
    message = "";
    return true;
  } catch (problem) {
    message = problem instanceof Unsent ? t("dealer.offline") : problem.message;
    return false;
  } finally {
    [asking, pin] = [false, ""];
    show();
    desk.change({});
  }
}
