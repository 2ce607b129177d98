import { same, script } from "./page.js";

const { fullest, hits, players, short, stateOf } = await script("floor/tile");

const people = (count) => Array.from({ length: count }, (_, n) => [n + 1, `Player ${n + 1}`, true]);
const table = (more = {}) => ({
  id: 1,
  name: "NLH 1",
  game_name: "Hold'em",
  event: null,
  call: null,
  silent: null,
  unsent: 0,
  status: "open",
  started: "0",
  since: "0",
  left: null,
  dealer: "Dina",
  people: people(8),
  ...more,
});
const RUNS = { started: true, running: true, in_break: false };
const at = (seconds) => () => seconds;
const state = (one, event, seconds = 0, most = new Map()) => stateOf(one, event, most, at(seconds)).state;

Deno.test("a hand is long after ten minutes, an action slow after two", () => {
  same([0, 119, 120, 600].map((seconds) => state(table(), null, seconds)), [
    "plays",
    "plays",
    "slow",
    "long",
  ]);
});

Deno.test("nobody is late in a break, and a call is one all the same", () => {
  same(state(table(), { ...RUNS, in_break: true }, 5000), "pause");
  same(state(table(), { ...RUNS, running: false }, 5000), "pause");
  same(state(table(), RUNS, 5000), "long");
  const call = { made: "0", taken: null };
  same(state(table({ call }), { ...RUNS, in_break: true }), "call");
  same(state(table({ call: { ...call, taken: "1" } }), null), "taken");
});

Deno.test("a table is short where two fewer sit than at the fullest of its event", () => {
  const room = [8, 7, 6].map((count, n) => table({ id: n, event: 4, people: people(count) }));
  const most = fullest(room);
  same(room.map((one) => short(one, most)), [0, 0, 2]);
  same(state(room[2], RUNS, 0, most), "short");
  same([4, 5].map((count) => short(table({ people: people(count) }), most)), [1, 0]);
});

Deno.test("who has no chips is no player, and a table of one is empty", () => {
  const away = [[1, "Ann", true], [2, "Bob", false]];
  same(players(table({ people: away })), 1);
  same(state(table({ people: away, status: "over" }), null), "empty");
});

Deno.test("a player is looked for before a dealer, and a dealer before a table", () => {
  const room = [
    table({ id: 1, people: [[4, "Kofi Annan", true]] }),
    table({ id: 2, dealer: "Kofi", people: [] }),
    table({ id: 3, name: "Kofi's table", people: [] }),
    table({ id: 4 }),
  ];
  same([...hits(room, " kofi")], [[1, { seat: 4, name: "Kofi Annan" }], [2, { dealer: "Kofi" }], [3, {}]]);
  same([...hits(room, "  ")], []);
});
