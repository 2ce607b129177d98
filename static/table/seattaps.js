// A seat on the felt under a finger: held, it is opened; tapped, it is what the page makes of it.
export const openSeat = (desk, seat) =>
  desk.change({ over: "seat", open: { seat, figure: "", leaves: false }, path: null });

const HOLD_MS = 500; // a finger that rests opens the seat, whatever a tap would do
const MOVES_PX = 12;

// Held, or with the other button of a mouse; Enter on a seat is a tap.
export function listenForHolds(felt, desk) {
  let timer = 0;
  let from = null;
  let held = false;
  let touched = null; // it has the focus, of a finger that will not press Enter on it
  const seatAt = (event) => event.target.closest('[data-key^="seat-"]')?.dataset.key.slice(5);
  const hold = (seat) => {
    held = true;
    openSeat(desk, Number(seat));
  };
  const end = () => clearTimeout(timer);
  felt.addEventListener("pointerdown", (event) => {
    const seat = touched = seatAt(event);
    end();
    from = [event.clientX, event.clientY];
    if (seat && event.button === 0) timer = setTimeout(() => hold(seat), HOLD_MS);
  });
  felt.addEventListener(
    "pointermove",
    (event) => from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > MOVES_PX && end(),
  );
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) felt.addEventListener(name, end);
  felt.addEventListener("contextmenu", (event) => {
    const seat = seatAt(event);
    end();
    if (!seat) return;
    event.preventDefault();
    if (!held) hold(seat);
  });
  // the sheet lies under the finger that is lifted now; its click is nobody's, wherever it lands
  document.addEventListener("pointerdown", () => held = false, true);
  document.addEventListener("click", (event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") touched = null;
  }, true);
  felt.addEventListener("keydown", (event) => {
    if (touched && touched === seatAt(event)) return;
    if (!["Enter", " "].includes(event.key) || event.target.getAttribute("role") !== "button") return;
    event.preventDefault();
    event.stopPropagation();
    event.target.click();
  });
}

// A tap on a card that lies open on the felt. Seats that can be tapped for something else keep that.
export function listenForCards(felt, desk) {
  felt.addEventListener("click", (event) => {
    const card = event.target.closest("[data-card]");
    if (
      !card || event.target.closest("button.box") || desk.ui.floor || desk.status !== "open" && !desk.doc.over
    ) return;
    desk.change({ swap: card.dataset.card, path: null, amount: "", chosen: [], message: null });
  });
}
