import { same, script } from "./page.js";

const { announced, EventClock, figure } = await script("events/clock");
const { sheets, untilBreak } = await script("events/turning");

const MINUTE = 60000;
const ROWS = [{ level: 1, minutes: 20 }, { level: null, minutes: 15 }, { level: 2, minutes: 20 }, {
  level: 3,
  minutes: 30,
}];

// The device's own count of milliseconds, and its time of day, as the test sets them.
function device(begins) {
  const own = performance.now.bind(performance);
  let now = begins;
  return {
    on: (ms) => now += ms,
    see: (of) => {
      performance.now = () => now;
      try {
        return of();
      } finally {
        performance.now = own;
      }
    },
  };
}

// What the server says after so many milliseconds of the event.
function said(gone, running = true) {
  let [row, left] = [0, ROWS[0].minutes * MINUTE];
  while (gone >= left && row + 1 < ROWS.length) {
    [gone, row] = [gone - left, row + 1];
    left = ROWS[row].minutes * MINUTE;
  }
  return { rows: ROWS, row, left: left - gone, running };
}

Deno.test("a clock goes on by itself, over levels and breaks, to the end of the last", () => {
  const screen = device(5);
  const clock = screen.see(() => new EventClock(said(0)));
  const at = (minutes) => screen.see(() => (screen.on(minutes * MINUTE), clock.now()));
  same([at(0).row, at(19).row, at(1).row, at(14).row], [0, 0, 1, 1]);
  same([at(2).row, figure(at(0).left)], [2, "19:00"]);
  same([at(600).row, at(0).left], [3, 0]);
});

Deno.test("the server is gone for five minutes, and the clock shows what the server would", () => {
  const screen = device(1000);
  const clock = screen.see(() => new EventClock(said(3 * MINUTE)));
  screen.on(5 * MINUTE);
  same(screen.see(() => clock.now().left), said(8 * MINUTE).left);
});

Deno.test("two screens that heard at other times differ by what the answers took, for eight hours", () => {
  const rows = [{ level: 1, minutes: 600 }];
  const tell = (gone) => ({ rows, row: 0, left: 600 * MINUTE - gone, running: true });
  const [one, other] = [device(17), device(90_000_000)];
  const clocks = [one.see(() => new EventClock(tell(0))), other.see(() => new EventClock(tell(0)))];
  let worst = 0;
  // each asks every three seconds, beside each other, and the answers take 20 and 180 ms to come
  for (let gone = 0; gone < 8 * 60 * MINUTE; gone += 3000) {
    one.on(3000);
    other.on(3000);
    if (gone % 6000) one.see(() => clocks[0].take(tell(gone + 3000 - 20)));
    else other.see(() => clocks[1].take(tell(gone + 3000 - 180)));
    const [left, right] = [one.see(() => clocks[0].now().left), other.see(() => clocks[1].now().left)];
    worst = Math.max(worst, Math.abs(left - right));
  }
  same([worst > 0, worst <= 250], [true, true]);
});

Deno.test("a device's clock that is set back moves nothing", () => {
  const screen = device(50);
  const clock = screen.see(() => new EventClock(said(MINUTE)));
  const own = Date.now;
  Date.now = () => own() - 3600_000;
  try {
    screen.on(MINUTE);
    same(screen.see(() => clock.now().left), said(2 * MINUTE).left);
  } finally {
    Date.now = own;
  }
});

Deno.test("a clock that is paused stands", () => {
  const screen = device(0);
  const clock = screen.see(() => new EventClock(said(MINUTE, false)));
  screen.on(30 * MINUTE);
  same(screen.see(() => clock.now().left), 19 * MINUTE);
});

Deno.test("ten, five and one minute before the end are announced, each for its minute", () => {
  const at = (minutes) => announced(minutes * MINUTE);
  same([11, 10, 9.5, 9, 5, 4.01, 4, 1, 0.2].map(at), [null, 10, 10, null, 5, 5, null, 1, 1]);
});

Deno.test("lists are cut into sheets of one length, in order, and nobody is left out", () => {
  const rows = Array.from({ length: 301 }, (_, n) => n);
  const cut = sheets([{ name: "seats", rows }, { name: "out", rows: [] }, { name: "prizes", rows: [7] }], 66);
  same(cut.map((one) => [one.name, one.number, one.of, one.rows.length]), [
    ["seats", 1, 5, 61],
    ["seats", 2, 5, 61],
    ["seats", 3, 5, 61],
    ["seats", 4, 5, 61],
    ["seats", 5, 5, 57],
    ["prizes", 1, 1, 1],
  ]);
  same(cut.slice(0, 5).flatMap((one) => one.rows), rows);
});

Deno.test("the next break is as far as this level and those before it", () => {
  same(untilBreak(ROWS, 0, 5 * MINUTE), 5 * MINUTE);
  same([untilBreak(ROWS, 1, MINUTE), untilBreak(ROWS, 2, MINUTE)], [null, null]);
  const longer = [ROWS[2], ROWS[3], ROWS[1]];
  same(untilBreak(longer, 0, 2 * MINUTE), 32 * MINUTE);
});
