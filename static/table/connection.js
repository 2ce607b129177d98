// What the tablet's connection looks like: the badge in the top line, and what is shown while nothing can be
// entered. The sheet behind the badge is connectionsheet.js.
import { h, write } from "../shell/dom.js";
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

export const clock = (time) =>
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
  root.setAttribute("aria-label", words); // what speaks by itself names no key
}

// While nothing more can be entered: what was tapped, and what it waits for.
export function waitScreen(desk) {
  const { entries } = desk.sync.outbox;
  return {
    title: entries.length ? t(desk.engine.coming ? "between.asking" : "live.waiting") : desk.doc.prompt,
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
