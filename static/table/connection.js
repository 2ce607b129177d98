// What the tablet's connection looks like: the badge in the top line, the sheet behind it, and the sheet of
// what was refused.
import { device } from "../shell/api.js";
import { fill, h, key, write } from "../shell/dom.js";
import { Engine } from "./engine.js";
import { keepsOverReload } from "./outbox.js";
import { lineEntry } from "./steps.js";
import { t } from "../shell/texts.js";

const SHAPES = {
  up: "M5 13l5 5L20 7",
  lost: "M5 12a7 7 0 0 1 12-5m2-3v4h-4M19 12a7 7 0 0 1-12 5m-2 3v-4h4",
  away: "M3 3l18 18M5 12a10 10 0 0 1 4-3m6 0a10 10 0 0 1 4 3M12 18h.01",
  unsent: "M12 19V6m-6 6l6-6 6 6M4 21h16",
  refused: "M12 4v10m0 5h.01",
  old: "M12 7v5l3 3M12 3a9 9 0 1 0 .01 0",
};

const clock = (time) =>
  new Date(time).toLocaleTimeString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });

// One state, its icon and its words; the weightiest first.
export function stateOf({ outbox, late, reach, stream, asOf }) {
  const n = outbox.waiting;
  if (outbox.stopped) return ["refused", t("live.state_refused", { n })];
  const away = reach ? "" : ` · ${t("live.state_away")}`;
  if (n && (late() || !reach)) return ["unsent", t("live.state_unsent", { n }) + away];
  if (!reach) return ["away", asOf ? t("live.state_old", { time: clock(asOf) }) : t("live.state_away")];
  if (stream === "lost") return ["lost", t("live.state_lost")];
  if (asOf) return ["old", t("live.state_old", { time: clock(asOf) })];
  return stream === "up" ? ["up", t("live.state_up")] : ["lost", t("live.state_begins")];
}

function icon(shape) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("viewBox", "0 0 24 24");
  element.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[shape]);
  element.append(path);
  return element;
}

export function drawBadge(root, sync) {
  const [kind, words] = stateOf(sync);
  if (root.dataset.link !== kind) {
    root.dataset.link = kind;
    root.querySelector("svg")?.remove();
    root.prepend(icon(kind));
  }
  write(root.querySelector("[role=status]"), words);
}

// While nothing more can be entered: what was tapped, and what it waits for.
export function waitScreen(desk) {
  const { entries } = desk.sync.outbox;
  return {
    title: entries.length ? t("live.waiting") : desk.doc.prompt,
    tools: [],
    keys: [
      h(
        "div",
        { class: "waits" },
        entries.length
          ? h(
            "ol",
            {},
            entries.map((entry) => h("li", {}, entry.words, h("i", {}, ` ${t("live.not_confirmed")}`))),
          )
          : null,
        h("p", {}, t(desk.engine.coming ? "live.engine_starts" : "live.list_waits")),
      ),
      desk.sync.reach ? null : lineEntry(desk, desk.doc.waiting_for).keys[0],
    ],
  };
}

// The sheet behind the badge: how it stands, and quietly what this tablet cannot do.
export function linkScreen(desk, close) {
  const [, words] = stateOf(desk.sync);
  const missing = h("ul", { class: "missing" });
  lacks(desk).then((missing_) => fill(missing, missing_.map((name) => h("li", {}, t(`live.lacks_${name}`)))));
  return [
    h(
      "header",
      {},
      h("h2", {}, words),
      key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
    ),
    h("p", {}, t("live.this_tablet", { device: device() })),
    desk.sync.outbox.entries.length
      ? h(
        "ol",
        { class: "unsent" },
        desk.sync.outbox.entries.map((entry) => h("li", {}, `${clock(entry.at)} ${entry.words}`)),
      )
      : null,
    missing,
    h(
      "div",
      { class: "menu" },
      key("link-again", t("live.try_now"), {
        kind: "plain",
        onclick: () => {
          desk.sync.again();
          close();
        },
      }),
      key("engine", t(Engine.wanted ? "live.engine_off" : "live.engine_on"), {
        kind: "plain",
        small: t(desk.engine.ready ? "live.engine_stands" : "live.engine_away"),
        onclick: () => {
          Engine.choose(!Engine.wanted);
          location.reload();
        },
      }),
      h(
        "a",
        { class: "key plain", href: "/install", "data-key": "install" },
        h("span", { class: "label" }, t("live.install")),
      ),
    ),
  ];
}

async function lacks(desk) {
  const names = [];
  if (!isSecureContext) names.push("https");
  else if (!navigator.serviceWorker?.controller) names.push("worker");
  if (desk.engine.failed) names.push("engine");
  if (desk.awake === "missing" && isSecureContext) names.push("wake");
  if (desk.awake === "off") names.push("awake");
  if (!await keepsOverReload()) names.push("store");
  return names;
}
