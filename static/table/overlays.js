// What can lie over the table, by name: `(desk, close)` answers the children of the dialog.
import { dealerSheet } from "./dealer.js";
import { isLater, laterSheet } from "./later.js";

const OVERLAYS = {
  dealer: dealerSheet,
};

export const sheetOf = (
  name,
) => (isLater(name) ? (desk, close) => laterSheet(name, desk, close) : OVERLAYS[name]);
