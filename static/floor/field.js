// A line that is written by whoever rules, kept in what the page holds of the ruling.
import { h } from "../shell/dom.js";

export const field = (ui, name, label, { hint = "", most = 300 } = {}) =>
  h(
    "label",
    {},
    label,
    h("input", {
      name,
      "data-key": `field-${name}`,
      value: ui[name],
      placeholder: hint,
      autocomplete: "off",
      maxlength: most,
      oninput: (event) => {
        ui[name] = event.target.value;
      },
    }),
  );
