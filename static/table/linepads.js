// The pads of the table over any state of a hand that a page asks for: what is tapped comes out as lines.
import { asked, promptOf, screen, untapped } from "./desk.js";
import { fill, h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const ELSEWHERE = ["wrong"]; // keys that lead to a panel of the live table

// `doc`: the hand as it stands there; `enter` is told the lines. Nothing to tap where it is over.
export function linePads(doc, enter) {
  if (doc.over) return null;
  const root = h("div", { class: "line-pads" });
  const ui = untapped();
  const change = (patch) => {
    Object.assign(ui, patch);
    draw();
    return true;
  };
  const desk = {
    doc,
    ui,
    change,
    names: doc.names || {},
    parts: doc.parts || [],
    mark: `${doc.street} ${doc.waiting_for.text}`,
    status: "open",
    table: { seats: [] },
    recent: () => null,
    act: (line) => enter([line]),
    actAll: (lines) => enter(lines),
  };
  function draw() {
    const parts = screen(desk, asked(doc, ui, desk.mark));
    fill(
      root,
      h("p", { class: "asks" }, parts.title || promptOf(doc, asked(doc, ui, desk.mark))),
      seats(parts.pick?.seats),
      h("div", { class: "tools" }, parts.tools),
      h("div", { class: "pads" }, parts.keys),
    );
    for (const id of ELSEWHERE) root.querySelector(`[data-key="${id}"]`)?.remove();
  }
  // Whose hand is shown is tapped on the felt of the table; here each seat has a key.
  function seats(may) {
    if (!may || may.length < 2) return null;
    return h(
      "div",
      { class: "row" },
      may.map((seat) =>
        key(`seat-${seat}`, t("said.seat", { seat }), {
          kind: "preset",
          pressed: (ui.seat ?? doc.waiting_for.seat) === seat,
          onclick: () => change({ seat, chosen: [] }),
        })
      ),
    );
  }
  draw();
  return root;
}
