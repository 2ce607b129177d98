// What can lie over the table, by name: `(desk, close)` answers the children of the dialog.
import { menuScreen } from "./menu.js";

export const OVERLAYS = { menu: menuScreen };
