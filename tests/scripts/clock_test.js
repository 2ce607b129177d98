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
  const now = gone;
  let [row, left] = [0, ROWS[0].minutes * MINUTE];
  while (gone >= left && row + 1 < ROWS.length) {
    [gone, row] = [gone - left, row + 1];
    left = ROWS[row].minutes * MINUTE;
  }
  return { rows: ROWS, row, left: left - gone, running, now };
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

Deno.test("hand for hand a break goes by, and the level after it stands", () => {
  const screen = device(7);
  const clock = screen.see(() => new EventClock({ ...said(33 * MINUTE), together: true }));
  const at = (minutes) => screen.see(() => (screen.on(minutes * MINUTE), clock.now()));
  same([at(1).row, figure(at(0).left)], [1, "1:00"]);
  same([at(1).row, figure(at(0).left), figure(at(30).left)], [2, "20:00", "20:00"]);
});

// A screen whose count of milliseconds is wrong by a share `drift`, and whose answers take the server's word of
// then, `there` ms on the way to it and `back` ms from it; `away` while nobody answers.
function drifting(begins, drift, tell) {
  const screen = device(begins);
  const count = () => screen.see(() => performance.now());
  let clock = null;
  let gone = 0;
  return {
    go: (ms) => {
      screen.on(ms * (1 + drift));
      gone += ms;
    },
    ask({ there, back }) {
      const asked = count();
      this.go(there);
      const state = tell(gone);
      this.go(back);
      const heard = count();
      screen.see(() => clock ? clock.take(state, asked, heard) : clock = new EventClock(state, asked, heard));
    },
    gone: () => gone,
    // how much more is left on it than the server would say now
    wrong: () => screen.see(() => clock.now().left) - tell(gone).left,
  };
}

Deno.test("for eight hours no screen is 125 ms off, however long answers take: no two differ by 250", () => {
  const tell = (gone) => ({
    rows: [{ level: 1, minutes: 900 }],
    row: 0,
    left: 900 * MINUTE - gone,
    now: gone,
    running: true,
  });
  const own = Date.now;
  let seed = 7;
  const below = (most) => (seed = seed * 16807 % 2147483647) % most;
  const worst = [5e-5, -5e-5].map((drift, n) => {
    const screen = drifting(17 + n * 9e7, drift, tell);
    let most = 0;
    screen.ask({ there: 20, back: 180 });
    for (let asked = 0; screen.gone() < 8 * 60 * MINUTE; asked++) {
      Date.now = () => own() + below(7200_000) - 3600_000; // somebody sets the device's clock about
      // one way quick and the other slow; seldom both quick; for five minutes of an hour nobody answers
      const slow = asked % 20 ? 100 + below(4000) : below(60);
      if (asked % 1125 > 94) screen.ask(n ? { there: slow, back: 10 } : { there: 10, back: slow });
      screen.go(3200);
      most = Math.max(most, Math.abs(screen.wrong()));
    }
    return most;
  });
  Date.now = own;
  same(worst.map((one) => one > 0 && one < 125), [true, true]);
});

Deno.test("a server that says another time than it did is believed", () => {
  const screen = device(0);
  const clock = screen.see(() => new EventClock(said(MINUTE), 0, 10));
  screen.on(5000);
  screen.see(() => clock.take({ ...said(3 * MINUTE), now: 9e6 }, 4000, 5000));
  same(screen.see(() => clock.now().left), said(3 * MINUTE).left - 500);
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
