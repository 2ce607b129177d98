// A keyboard beside the tablet: letters and figures are taps on the keys that bear them, Enter enters what was
// typed. It never means a key that came under it since.
const LATE_ENTER_MS = 1500; // Enter behind what entered itself: the last card, a figure of a draw, the end of a PIN
const LEAVES = ["Escape", "Tab"]; // who goes on to another key, or closes a sheet, has seen what is there
const FIELD = "input, select, textarea";

// What is asked: by an overlay, in place of a card, or of the hand.
const asked = ({ ui, mark }) => ui.over ? `over ${ui.over}` : `${mark} ${ui.swap || ""}`;
const focused = () => document.activeElement?.dataset?.key;
const half = ({ amount, chosen }) => amount !== "" || chosen.length > 0;

let last = null; // what was typed or tapped last: {asked, time, on}

export function listenForKeys(desk, listens) {
  document.addEventListener("keydown", held, true);
  document.addEventListener("click", (event) => event.detail && remember(desk, event), true);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches(FIELD)) return;
    if (LEAVES.includes(event.key)) last = null;
    if (event.key === "Enter" && late(desk, event) || typedOver(desk, event)) return event.preventDefault();
    if (desk.ui.over) return LEAVES.includes(event.key) || remember(desk, event);
    if (event.key === "Enter" && event.target.matches("button, a")) return;
    if (event.key === "Escape" && (desk.ui.log || desk.ui.floor)) {
      desk.change({ log: false, floor: null, amount: "" });
    }
    if (event.key.length > 1 && !["Backspace", "Enter"].includes(event.key)) return;
    remember(desk, event);
    if (listens(event.key)) event.preventDefault();
  });

  // Half an amount stands there, and the key that a finger touched last still has the focus: Enter is the amount's.
  function typedOver(desk, event) {
    if (event.key !== "Enter" || desk.ui.over || !event.target.matches("button, a")) return false;
    if (!half(desk.ui) || last?.on === undefined || last.on !== focused()) return false;
    remember(desk, event);
    listens("Enter");
    return true;
  }
}

// A key that is held down repeats itself at whatever comes; only what takes figures away may.
function held(event) {
  if (!event.repeat || event.target.matches(FIELD) && event.key !== "Enter") return;
  if (event.target.matches("textarea") || event.key.length > 1 && event.key !== "Enter") return;
  if (event.key === "Enter") event.preventDefault();
  event.stopImmediatePropagation();
}

function remember(desk, event) {
  last = { asked: asked(desk), time: event.timeStamp, on: focused() };
}

function late(desk, event) {
  if (!last || last.asked === asked(desk) || event.timeStamp - last.time > LATE_ENTER_MS) return false;
  last = null;
  return true;
}
