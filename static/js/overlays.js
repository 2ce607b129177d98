// What can lie over the table, by name: `(desk, close)` answers the children of the dialog.
import { backSheet } from "./back.js";
import { callSheet } from "./callfloor.js";
import { dealerSheet } from "./dealer.js";
import { cardScreen, chooseScreen, mixScreen } from "./gamecard.js";
import { linkScreen, refusedScreen } from "./link.js";
import { lastScreen } from "./lasthand.js";
import { menuScreen } from "./menu.js";
import { nextHandScreen } from "./nexthand.js";
import { repairSheet } from "./repair.js";
import { seatSheet } from "./seatsheet.js";

export const OVERLAYS = { card: cardScreen, mix: mixScreen, choose: chooseScreen, dealer: dealerSheet, link: linkScreen, conflict: refusedScreen, menu: menuScreen, nexthand: nextHandScreen, last: lastScreen, back: backSheet, call: callSheet, repair: repairSheet, seat: seatSheet };
