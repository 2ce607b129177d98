// The list of calls: those that wait on top, as they come in; the others with what was ruled.
import { get } from "../shell/api.js";
import { clockTime, lasted, secondsSince } from "../shell/clock.js";
import { fill, h } from "../shell/dom.js";
import { follow } from "../shell/live.js";
import { t } from "../shell/texts.js";

const at = (id) => document.getElementById(id);
let calls = JSON.parse(at("page").textContent).calls;
const known = new Set(calls.map((call) => call.id));

function draw() {
  fill(at("calls"), calls.length ? calls.map(line) : h("li", { class: "none" }, t("calllist.none")));
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

async function renew() {
  calls = (await get("/calls")).calls;
  if (at("chime").checked && calls.some((call) => !call.closed && !known.has(call.id))) chime();
  for (const call of calls) known.add(call.id);
  draw();
}

// Two soft tones; only where somebody asked for them.
function chime() {
  const audio = new AudioContext();
  [660, 880].forEach((tone, n) => {
    const made = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    made.frequency.value = tone;
    made.connect(volume).connect(audio.destination);
    made.start(audio.currentTime + n * 0.25);
    made.stop(audio.currentTime + n * 0.25 + 0.2);
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
