// The list of calls: those that wait on top, as they come in; the others with what was ruled.
import { ask, get } from "../shell/api.js";
import { clockTime, lasted, secondsSince } from "../shell/clock.js";
import { fill, h, key } from "../shell/dom.js";
import { lifted } from "../shell/finger.js";
import { follow } from "../shell/live.js";
import { t } from "../shell/texts.js";

const at = (id) => document.getElementById(id);
let { calls, requests, may } = JSON.parse(at("page").textContent);
let refused = {}; // by a request's number: why it could not be carried out
const named = () => [...calls.map((call) => call.id), ...requests.map((one) => `r${one.id}`)];
const known = new Set(named());

function draw() {
  const all = [...requests.filter((one) => !one.closed).map(request), ...calls.map(line)];
  fill(at("calls"), all.length ? all : h("li", { class: "none" }, t("calllist.none")));
}

// A stack beyond what the dealer may do alone: the facts, and yes or no.
function request(one) {
  return h(
    "li",
    { class: "waiting request" },
    h(
      "div",
      {},
      h("b", {}, one.name),
      h("span", {}, one.number ? t("calllist.hand", { number: String(one.number) }) : ""),
      h("span", { class: "about" }, one.facts),
      h(
        "small",
        {},
        one.who || "",
        " ",
        h("time", { "data-since": one.made }, lasted(secondsSince(one.made))),
      ),
      refused[one.id] ? h("p", { class: "refusal", role: "alert" }, refused[one.id]) : null,
      may
        ? h(
          "span",
          { class: "row" },
          key(`confirm-${one.id}`, t("calllist.confirm"), {
            kind: "go",
            onclick: () => answer(one, "confirm"),
          }),
          key(`decline-${one.id}`, t("calllist.decline"), {
            kind: "plain",
            onclick: () => answer(one, "decline"),
          }),
        )
        : null,
    ),
  );
}

async function answer(one, how) {
  refused = {};
  try {
    await ask(`/requests/${one.id}/${how}`, {});
  } catch (problem) {
    refused = { [one.id]: problem.message };
  }
  await renew().catch(draw);
}

function line(call) {
  const waits = !call.closed;
  const ruled = call.ruled && `${call.ruled.by}: ${call.ruled.reason}`;
  return h(
    "li",
    { class: call.state },
    h(
      "a",
      { href: `/calls/${call.id}`, "data-key": `call-${call.id}` },
      h("b", {}, call.name),
      h("span", {}, t("calllist.hand", { number: String(call.number) })),
      h("span", { class: "about" }, call.reason || ruled || (waits ? t("calllist.no-reason") : "")),
      h(
        "small",
        {},
        waits
          ? [
            `${call.taken_by ? t("calllist.on-the-way", { who: call.taken_by }) : t("calllist.waits")} `,
            h("time", { "data-since": call.made }, lasted(secondsSince(call.made))),
          ]
          : t(`calllist.${call.state}`, { at: clockTime(call.made), time: lasted(call.seconds) }) +
            (ruled && call.reason ? `: ${ruled}` : ""),
      ),
    ),
  );
}

let asked = 0;

async function renew() {
  const mine = ++asked;
  const answers = await Promise.all([get("/calls"), get("/requests")]);
  if (mine !== asked) return; // asked for again since
  [{ calls }, { requests }] = answers;
  const fresh = calls.some((call) => !call.closed && !known.has(call.id)) ||
    requests.some((one) => !one.closed && !known.has(`r${one.id}`));
  if (at("chime").checked && fresh) chime();
  for (const name of named()) known.add(name);
  await lifted();
  draw();
}

// Two soft tones; only where somebody asked for them.
function chime() {
  const audio = new AudioContext();
  [660, 880].forEach((tone, n) => {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    oscillator.frequency.value = tone;
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(audio.currentTime + n * 0.25);
    oscillator.stop(audio.currentTime + n * 0.25 + 0.2);
  });
}

draw();
follow(null, {
  link: (state) => state === "up" && renew().catch(() => {}),
  news: (news) => news.kind === "call" && renew().catch(() => {}),
});
setInterval(() =>
  document.querySelectorAll("time[data-since]").forEach((one) => {
    one.textContent = lasted(secondsSince(one.dataset.since));
  }), 1000);
