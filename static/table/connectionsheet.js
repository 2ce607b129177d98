// The sheet behind the connection's badge. Nobody needs it before the first hand is on the screen.
import { device } from "../shell/api.js";
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { clock, stateOf } from "./connection.js";
import { Engine } from "./engine.js";
import { keepsOverReload } from "./kept.js";

// How it stands, and quietly what this tablet cannot do.
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
          close();
          desk.sync.again(); // may open another
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
  if (Engine.wanted && !desk.engine.ready && !desk.engine.coming) names.push("engine");
  if (desk.awake === "missing" && isSecureContext) names.push("wake");
  if (desk.awake === "off") names.push("awake");
  if (!await keepsOverReload()) names.push("store");
  return names;
}
