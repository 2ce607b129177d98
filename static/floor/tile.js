// What a table of the plan comes to at a glance: one state, the seconds that matter to it, and its words.
// Nothing is drawn here.

export const LONG_HAND = 600; // seconds from which a hand is long
export const LONG_ACT = 120;
const FEW = 2; // fewer players than the fullest table of the event: two, and somebody is to move
const FEW_CASH = 5; // players below which a cash game calls itself short

export const WATCHED = ["call", "taken", "silent", "unsent", "long", "slow", "short"];

export const players = (table) => table.people.filter(([, , plays]) => plays).length;

// By event, how many sit at its fullest table.
export function fullest(tables) {
  const most = new Map();
  for (const table of tables) {
    if (table.event) most.set(table.event, Math.max(most.get(table.event) ?? 0, players(table)));
  }
  return most;
}

// How many players a table is short of; 0 where it has enough, or none.
export function short(table, most) {
  const here = players(table);
  if (here < 2) return 0;
  if (!table.event) return here < FEW_CASH ? FEW_CASH - here : 0;
  const fewer = (most.get(table.event) ?? here) - here;
  return fewer >= FEW ? fewer : 0;
}

// An event whose clock stands, or shows a break: nobody is late at its tables.
const pauses = (event) => Boolean(event && event.started && (event.in_break || !event.running));

/**
 * Shape: `state`; `since` the time from which its seconds count, null for none; `missing` players.
 * The first that holds: a call, a table that rests, a tablet that does not answer, a hand that takes long.
 */
export function stateOf(table, event, most, secondsSince) {
  const missing = short(table, most);
  const is = (state, since = null) => ({ state, since, missing });
  if (table.call) return is(table.call.taken ? "taken" : "call", table.call.made);
  if (pauses(event)) return is("pause");
  const open = table.status === "open";
  if (table.unsent) return is("unsent");
  if (open && table.silent) return is("silent", table.silent);
  if (open && secondsSince(table.started) >= LONG_HAND) return is("long", table.started);
  if (open && secondsSince(table.since) >= LONG_ACT) return is("slow", table.since);
  if (missing) return is("short", table.left);
  if (open) return is("plays");
  return is(players(table) < 2 ? "empty" : "between");
}

// Where a search leads: the tables that it names, each with the words to show for it.
export function hits(tables, text) {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return new Map();
  const has = (word) => (word ?? "").toLocaleLowerCase().includes(wanted);
  const byTable = new Map();
  for (const table of tables) {
    const person = table.people.find(([, name]) => has(name));
    if (person) byTable.set(table.id, { seat: person[0], name: person[1] });
    else if (has(table.dealer)) byTable.set(table.id, { dealer: table.dealer });
    else if (has(table.name) || has(table.game_name)) byTable.set(table.id, {});
  }
  return byTable;
}

// Rows and places of the plan: as far as tables stand, at least one.
export const extent = (tables) => ({
  down: Math.max(1, ...tables.map((table) => table.down ?? 0)),
  across: Math.max(1, ...tables.map((table) => table.across ?? 0)),
});

// 35 s, 12 min, 1:05 h: as exact as a glance is; it changes seldom.
export function elapsed(seconds) {
  if (seconds < 60) return `${seconds - seconds % 5} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
}
