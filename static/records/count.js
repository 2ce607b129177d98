// Count a table: a seat, its figures, the next seat; then what is off and where it could have gone wrong.
import { post, uuid } from "../shell/api.js";
import { field, fill, h, key, page, run, signature } from "./common.js";
import { amount } from "../shell/dom.js";

const words = JSON.parse(document.getElementById("words").textContent);
const { seats, table } = page.expected;
const counted = {}, values = {};
let chosen = seats[0]?.seat, typed = "", made = null, token = uuid();

function draw() {
  fill(
    document.getElementById("work"),
    made ? result() : page.expected.open ? h("p", { class: "refusal" }, words.open) : counting(),
  );
}

function counting() {
  const all = seats.every(({ seat }) => seat in counted);
  const pick = (seat) => () => {
    chosen = seat;
    typed = "";
    draw();
  };
  return h(
    "div",
    { class: "counting" },
    h(
      "div",
      { class: "seatkeys" },
      seats.map(({ seat, player }) =>
        key(`seat-${seat}`, seat in counted ? amount(counted[seat]) : "–", {
          kind: `plain${seat === chosen ? " on" : ""}`,
          small: [`${words.seat} ${seat}`, player].filter(Boolean).join(" · "),
          onclick: pick(seat),
          pressed: seat === chosen,
        })
      ),
    ),
    pad(all),
  );
}

function pad(all) {
  const tap = (figure) =>
    key(`digit-${figure}`, figure, {
      kind: "digit",
      onclick: () => {
        if ((typed + figure).length <= 12) typed = (typed + figure).replace(/^0+(?=\d)/, "");
        draw();
      },
    });
  return h(
    "div",
    { class: "keypad" },
    h(
      "output",
      { "aria-label": `${words.seat} ${chosen}` },
      `${words.seat} ${chosen}: ${typed === "" ? "" : amount(Number(typed))}`,
    ),
    ["7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "00", "000"].map(tap),
    key("digit-back", "⌫", {
      kind: "digit",
      aria: words.back,
      onclick: () => {
        typed = typed.slice(0, -1);
        draw();
      },
    }),
    key("enter", words.enter, { kind: "go", disabled: typed === "", onclick: enter }),
    key("clear", "C", {
      kind: "digit",
      aria: words.clear,
      onclick: () => {
        typed = "";
        draw();
      },
    }),
    key("compare", words.done, { kind: "raise wide", reason: all ? "" : words.missing, onclick: compare }),
  );
}

function enter() {
  counted[chosen] = Number(typed);
  typed = "";
  chosen = (seats.find(({ seat }) => !(seat in counted)) || { seat: chosen }).seat;
  draw();
}

const send = (path, body) => post({ path: `/tables/${table}${path}`, body, key: token });

const compare = () =>
  run(async () => {
    made = await send("/counts", { counted });
    token = uuid();
    draw();
  });

function result() {
  if (made.state === "right") return [h("p", { class: "owes none", role: "status" }, words.right), again()];
  const chips = (n) => `${n > 0 ? "+" : "−"}${amount(Math.abs(n))}`;
  const all = made.total.counted - made.total.expected;
  const off = Object.entries(made.off).map(([seat, n]) =>
    h("li", {}, `${words.seat} ${seat}: ${amount(Math.abs(n))} ${n > 0 ? words.over : words.short}`)
  );
  return [
    h("ul", { class: "owes", role: "status" }, off),
    h("p", {}, `${words.total}: ${amount(made.total.counted)}${all ? ` (${chips(all)})` : ""}`),
    h("h2", {}, words.look),
    made.suspects.length
      ? h(
        "ul",
        { class: "findings" },
        made.suspects.map((one) =>
          h(
            "li",
            { class: one.rank ? "look" : "bad" },
            h(
              "a",
              { href: `/hands/${one.hand}`, "data-key": `suspect-${one.hand}` },
              h("b", {}, `${words.hand} ${one.number}`),
            ),
            one.why,
          )
        ),
      )
      : h("p", {}, words.none),
    settling(),
    again(),
  ];
}

function settling() {
  if (made.settled) return h("p", { role: "status" }, made.moved ? words.set_done : words.left);
  if (!page.who.open && !["floor", "director"].includes(page.who.person?.role)) return h("p", {}, words.call);
  const settle = (move) => () =>
    run(async () => {
      made = await send(`/counts/${made.id}/settle`, {
        move,
        reason: values.reason || "",
        ...(values.who ? { who: values.who } : {}),
      });
      draw();
    });
  return h(
    "section",
    { class: "editor" },
    field("reason", words.why, values, { maxlength: 300 }),
    signature(values, words.name),
    h(
      "div",
      { class: "row" },
      key("set", words.set, { kind: "go", onclick: settle(true) }),
      key("leave", words.leave, { kind: "plain", onclick: settle(false) }),
    ),
  );
}

const again = () =>
  h(
    "p",
    { class: "actions" },
    key("again", words.again, { kind: "plain", onclick: () => location.reload() }),
  );

draw();
