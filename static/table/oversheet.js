// What lies over the table for a moment: the menu, a dealer's sign-in, the game card. Closed by its key, Escape, or a
// tap beside it.
import { fill, h, key, rest } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { part } from "./guard.js";
import { sheetOf } from "./overlays.js";

const at = (id) => document.getElementById(id);

export function drawOver(desk) {
  const { ui, change } = desk, box = at("over");
  if (!ui.over) return box.open && box.close();
  const close = () => change({ over: null });
  const refused = ui.message?.kind === "refused" && ui.message.text;
  part(
    box,
    () => fill(box, heardOnce(box, withWord(sheetOf(ui.over)(desk, close).flat(3).filter(Boolean), refused))),
    () => key("close-over", t("menu.close"), { kind: "plain", onclick: close }),
  );
  box.ariaLabel = box.querySelector("h2")?.textContent;
  if (!box.open) box.showModal();
  if (refused) box.querySelector(".refused")?.scrollIntoView({ block: "nearest" });
}

// What was refused stands below the sheet's head, where the sheet has no line of its own for it.
function withWord(sheet, refused) {
  const own = sheet.some((one) => one.matches?.(".refused, :has(.refused)"));
  return refused && !own
    ? sheet.toSpliced(1, 0, h("p", { class: "refused", role: "alert" }, refused))
    : sheet;
}

// A sentence that is there already is not said again with every figure that is typed below it.
const heardOnce = (box, sheet) =>
  sheet.map((one, n) =>
    one.role && one.matches("p") && box.childNodes[n]?.isEqualNode(one) ? box.childNodes[n] : one
  );

export function listenForOver(desk) {
  const box = at("over");
  box.addEventListener("close", () => { // it may be open again when this comes
    if (desk.ui.over && !box.open) desk.change({ over: null });
    const back = document.activeElement;
    if (back === document.body || !back.checkVisibility()) rest(at("keys")); // what opened it is gone
  });
  box.addEventListener("click", (event) => event.target === box && desk.change({ over: null }));
}
