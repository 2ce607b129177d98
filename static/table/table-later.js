// Sheets that nobody needs before the first hand is on the screen: a script of its own, fetched when one is
// first opened.
import { chooseScreen, mixScreen } from "./choosegame.js";
import { nextHandScreen } from "./nexthand.js";
import { seatSheet } from "./seatsheet.js";

document.dispatchEvent(
  new CustomEvent("sheets", {
    detail: { choose: chooseScreen, mix: mixScreen, nexthand: nextHandScreen, seat: seatSheet },
  }),
);
