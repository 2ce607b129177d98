// Times of day as scripts write them; tests/web/test_times.py has the same nights as the server writes them.
import { same } from "./page.js";

const NIGHTS = [ // how 20 minutes before and after a change of clocks are told, by the clock of the later
  [
    "Europe/Berlin",
    "2026-10-25T00:40:30Z",
    "2026-10-25T01:20:30Z",
    "02:40:30 CEST",
    "02:20:30",
    "02:20:30 CET",
  ],
  [
    "Europe/Berlin",
    "2027-03-28T00:40:30Z",
    "2027-03-28T01:20:30Z",
    "01:40:30 CET",
    "03:20:30",
    "03:20:30 CEST",
  ],
  [
    "America/New_York",
    "2026-11-01T05:40:00Z",
    "2026-11-01T06:20:00Z",
    "01:40:00 EDT",
    "01:20:00",
    "01:20:00 EST",
  ],
  [
    "Australia/Sydney",
    "2027-04-03T15:40:00Z",
    "2027-04-03T16:20:00Z",
    "02:40:00 AEDT",
    "02:20:00",
    "02:20:00 AEST",
  ],
  [
    "Asia/Kolkata",
    "2026-10-25T00:40:30Z",
    "2026-10-25T01:20:30Z",
    "06:10:30",
    "06:50:30",
    "06:50:30 UTC+5:30",
  ],
  ["UTC", "2026-10-25T00:40:30Z", "2026-10-25T01:20:30Z", "00:40:30", "01:20:30", "01:20:30 UTC"],
];

Deno.test("in a night when clocks change every time is told apart", async () => {
  for (const [n, [zone, before, after, ...right]] of NIGHTS.entries()) {
    document.querySelector = () => ({ content: zone });
    const { clockTime, setClock } = await import(`../../static/shell/clock.js?${n}`);
    setClock(after);
    same([clockTime(before), clockTime(after), clockTime(after, true)], right);
  }
});
