// What nobody needs before the first hand is on the screen: a script of its own, fetched after the first paint.
import { allGames } from "../shell/allgames.js";
import "../shell/arrows.js";
import { anotherSheet } from "./another.js";
import { beginEvent } from "./attable.js";
import { backSheet } from "./backsheet.js";
import { beginCalls, callSheet } from "./callfloor.js";
import { cardScreen } from "./cardsheet.js";
import { linkScreen } from "./connectionsheet.js";
import { chooseScreen, mixScreen } from "./choosegame.js";
import { floorScreen } from "./floor.js";
import { lastScreen } from "./lasthand.js";
import { drawLog } from "./log.js";
import { menuScreen } from "./menu.js";
import { nextHandScreen } from "./nexthand.js";
import { refusedScreen } from "./parted.js";
import { procedureBox } from "./procedurebox.js";
import { changeTo, repairSheet } from "./repair.js";
import { beginRoom } from "./roomstrip.js";
import { seatSheet } from "./seatsheet.js";
import { keepAwake } from "./wake.js";

allGames(); // kept, so that the next hand's game can be chosen without a network
document.dispatchEvent(
  new CustomEvent("later", {
    detail: {
      another: anotherSheet,
      back: backSheet,
      begin: (desk) => {
        beginCalls(desk);
        (desk.table.event ? beginEvent : beginRoom)(desk);
        keepAwake((how) => {
          desk.awake = how;
          document.getElementById("awake").toggleAttribute("hidden", how !== "on");
        });
      },
      call: callSheet,
      card: cardScreen,
      changeTo,
      choose: chooseScreen,
      conflict: refusedScreen,
      floor: floorScreen,
      last: lastScreen,
      link: linkScreen,
      log: drawLog,
      menu: menuScreen,
      mix: mixScreen,
      nexthand: nextHandScreen,
      procedure: procedureBox,
      repair: repairSheet,
      seat: seatSheet,
    },
  }),
);
