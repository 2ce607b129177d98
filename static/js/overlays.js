// What can lie over the table, by name: `(desk, close)` answers the children of the dialog.
import { backSheet } from "./back.js";
import { lastScreen } from "./between.js";
import { menuScreen } from "./menu.js";
import { repairSheet } from "./repair.js";

export const OVERLAYS = { menu: menuScreen, last: lastScreen, back: backSheet, repair: repairSheet };
