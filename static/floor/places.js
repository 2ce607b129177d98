// The room is arranged: a tile is dragged to a place, or taken up and put by a tap, or by two numbers.
import { del, put as send } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

const move = (table, down, across) => () => send(`/tables/${table}/place`, { down, across });

// Every place of the grid, one row and one column more than stand there.
export function cells(tables, { down, across }, ui, put) {
  const taken = new Set(tables.map((table) => `${table.down}/${table.across}`));
  return Array.from({ length: down * across }, (_, n) => {
    const spot = { down: Math.floor(n / across) + 1, across: n % across + 1 };
    return cell(spot, taken.has(`${spot.down}/${spot.across}`), ui, put);
  });
}

function cell({ down, across }, taken, ui, put) {
  const onto = (table) => put(move(table, down, across));
  const node = h(
    "button",
    {
      type: "button",
      class: "cell",
      "aria-label": t("plan.spot", { down: String(down), across: String(across) }),
      disabled: taken || !ui.chosen,
      onclick: () => onto(ui.chosen),
      ondragover: (event) => event.preventDefault(),
      ondrop: (event) => {
        event.preventDefault();
        onto(Number(event.dataTransfer.getData("text/plain")));
      },
    },
  );
  node.style.gridArea = `${down} / ${across}`;
  return node;
}

// The same by numbers, for the table that was taken up.
export function placing(tables, ui, put) {
  const table = tables.find(({ id }) => id === ui.chosen);
  if (!table) return h("p", { class: "placing" }, t("plan.take-one"));
  const refusal = h("p", { role: "alert" });
  const field = (name, value) =>
    h(
      "label",
      {},
      t(`plan.${name}`),
      h("input", { name, value: value ?? "", inputmode: "numeric", "data-key": `place-${name}` }),
    );
  const number = (form, name) => Number(form.elements[name].value);
  const tried = (event, how) => {
    event.preventDefault();
    return put(how).catch((problem) => refusal.replaceChildren(problem.message));
  };
  return h(
    "form",
    {
      class: "placing",
      onsubmit: (event) =>
        tried(event, move(table.id, number(event.target, "down"), number(event.target, "across"))),
    },
    h("b", {}, table.name),
    field("down", table.down),
    field("across", table.across),
    h("button", { type: "submit", class: "key go", "data-key": "place-put" }, t("plan.put")),
    table.down
      ? key("place-off", t("plan.off"), {
        kind: "plain",
        onclick: (event) => tried(event, () => del(`/tables/${table.id}/place`)),
      })
      : null,
    refusal,
  );
}
