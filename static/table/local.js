// What this tablet's own engine makes of an entry that is not confirmed yet: the hand, and around it what the
// record would add; the table; and its past, which the next hand hangs on. The server says the same of it, or
// the dealer is told.
import { device } from "../shell/api.js";
import { split } from "../shell/cards.js";
import { t } from "../shell/texts.js";

// What the record adds to the engine's view, and an entry leaves as it is.
const RECORD = [
  "hand",
  "table",
  "number",
  "game",
  "betting",
  "names",
  "setup",
  "files",
  "parts",
  "positions",
  "rulings",
  "started",
  "latest",
  "mix",
];
// What has to be alike when the answer comes.
const ALIKE = [
  "number",
  "seq",
  "to_act",
  "pot",
  "street",
  "over",
  "stacks",
  "legal",
  "awards",
  "community",
  "board",
];
const DEALT = ["game_called", "names", "setup"];

// What `entry` makes of where things stand: `{state, table, past}`, the engine's refusal `{error}`, `{asks}` or null
// where only the server can know: why, if the dealer can be told.
export async function local(engine, here, entry) {
  const { path, body } = entry;
  const { state: doc, table } = here;
  if (path.startsWith(`/tables/${table.id}/`) && !path.endsWith("/hands")) return tableChanged(here, entry);
  if (path === `/tables/${table.id}`) return withLevel(here, entry);
  if (!engine.ready || !doc?.setup || doc.round) return null;
  if (path === `/tables/${table.id}/hands`) return dealt(engine, here, entry);
  if (path.endsWith("/events")) return within(here, { state: noted(doc) });
  if (doc.status === "void") return null;
  if (path.endsWith("/actions")) return within(here, await acted(engine, doc, body.lines || [body.line]));
  if (path.endsWith("/repair")) return within(reopened(here), await repaired(engine, doc, body));
  if (path.endsWith("/undo")) return within(reopened(here), await undone(engine, doc, body.to));
  if (path.endsWith("/redo")) return within(reopened(here), await redone(engine, doc));
  if (path.endsWith("/void")) return undealt(here) || within(reopened(here), await voided(engine, doc));
  return null;
}

const within = (here, answer) => (answer?.state ? { ...here, ...answer } : answer);
const held = ({ setup, files }, lines, add) => ({ setup, files: files || {}, lines, add });

// The question what the hand is after these lines.
export const after = (doc, add) => ({ ask: "after", ...held(doc, doc.lines, add) });

// A question like those that this hand will ask.
export function likely(doc) {
  const verb = doc.legal?.check ? "check" : "fold";
  return doc.setup ? after(doc, doc.to_act ? [`${doc.to_act} ${verb}`] : []) : null;
}

async function acted(engine, doc, lines) {
  const answer = await engine.ask("after", held(doc, doc.lines, lines));
  if (!answer || answer.error) return answer;
  const at = new Date().toISOString();
  const of = [doc.seq + 1, doc.seq + lines.length];
  const rows = answer.rows.map((row, n) => ({
    ...row,
    seq: of[0] + n,
    to: n ? of[0] + n - 1 : doc.undoable.at(-1)?.seq ?? 0,
    who: null,
    device: device(),
    at,
    of,
    was: null,
  }));
  const undoable = [...doc.undoable, ...rows];
  return { state: around(doc, answer.state, { seq: of[1], undoable }) };
}

// Back to how it stood after row `to`; without it the last entry, taken back. A repair goes back as one, which is
// the record's to know.
async function undone(engine, doc, to) {
  const { lines, undo, undoable } = doc;
  if (to === undefined && (!undo || undo.repair) || lines.length !== undoable.length) return null;
  const left = to === undefined
    ? undoable.slice(0, -undo.lines.length)
    : undoable.filter((row) => row.seq <= to);
  return turned(engine, doc, left, [...taken(doc), undoable.slice(left.length)]);
}

// One row is another, or none, and what came after it stays, where every line still fits.
async function repaired(engine, doc, { entry, lines = [] }) {
  const { to, line: was } = doc.undoable.find((row) => row.seq === entry) || {};
  if (!was) return null;
  const rest = linesOf(doc.undoable.filter((row) => row.seq > entry));
  const all = [...lines, ...rest];
  const before = await undone(engine, doc, to);
  const after = all.length && before?.state ? await acted(engine, before.state, all) : before;
  if (after?.state?.undo) after.state.undo.repair = { entry, was, now: lines, again: rest.length };
  return after;
}

// What the last undo took, where it is known here row by row.
function redone(engine, doc) {
  const rows = taken(doc).at(-1);
  return rows ? turned(engine, doc, [...doc.undoable, ...rows], doc.taken.slice(0, -1)) : null;
}

// What undos of this hand took, the last one at the end; none of it counts once something else was entered.
const taken = (doc) => (doc.redoable.length ? doc.taken || [] : []);
const linesOf = (rows) => (rows || []).map((row) => row.line);

// The hand with these rows in force, and no others.
const turned = (engine, doc, undoable, taken) =>
  anew(engine, doc, held(doc, linesOf(undoable), []), { undoable, taken });

// All chips go back; the hand is dealt again.
const voided = (engine, doc) =>
  anew(engine, doc, { ...held(doc, doc.lines, []), void: true }, { undoable: doc.undoable, status: "void" });

async function anew(engine, doc, asked, patch) {
  const answer = await engine.ask("after", asked);
  if (!answer || answer.error) return answer;
  return { state: around(doc, answer.state, { seq: doc.seq + 1, ...patch }) };
}

// Something irregular that is written down: a row of its own, that changes nothing in force.
const noted = (doc) => ({ ...doc, seq: doc.seq + 1, predicted: true });

// Taken back before anything was entered: the hand before it stands, where this tablet still has it, and the chips lie
// as they were dealt. An event counts its hands: there it stands as void.
function undealt({ state: doc, table, past, last }) {
  if (doc.undoable.length || !last || last.hand !== doc.previous || !past || past.event) return null;
  const seats = table.seats.map((row) => ({ ...row, stack: doc.setup.seats[row.seat] ?? row.stack }));
  const hands = past.hands.map((
    one,
  ) => (one.number === doc.number ? { ...one, over: false, void: true } : one));
  return {
    state: { ...last, predicted: true },
    table: { ...table, seats, hand: shortly(last) },
    past: { ...past, hands },
  };
}

// -- the table --------------------------------------------------------------------------------------------

// Who sits there with what. Once the table was told of this hand's end, it says itself what lies on a seat; when that
// end was taken back, what was bought since lies there beside what the hand gives now.
export function seatsNow({ state: doc, table }) {
  if (doc.status === "open" || current(doc, table)) return table.seats;
  const then = table.hand?.id === doc.hand && table.hand.stacks || {};
  const now = ({ seat, stack }) => doc.stacks[seat] + (seat in then ? stack - then[seat] : 0);
  return table.seats.map((row) => (row.seat in doc.stacks ? { ...row, stack: now(row) } : row));
}

// Who can be dealt in next and to what, in a word that changes when somebody comes, goes or buys, or says another level
// or bomb pot.
export const dealable = (doc, table) =>
  JSON.stringify([
    seatsNow({ state: doc, table }).map(({ seat, present, stack }) => [seat, present, stack > 0]),
    table.mix?.level,
    table.bomb_pots,
  ]);

// The seats among which a hand was dealt here: whoever was, and who has chips and waits for a blind.
export const among = ({ state, table }) =>
  table.seats.filter(({ seat, present, stack }) => seat in state.setup.seats || present && stack > 0)
    .map(({ seat }) => seat);

const current = (doc, { hand }) =>
  hand && hand.id === doc.hand && hand.seq >= doc.seq && hand.status === doc.status;

// An end is taken back: the table keeps what the hand had given by then.
function reopened(here) {
  const { state: doc, table } = here;
  if (!doc.over || !current(doc, table)) return here;
  return { ...here, table: { ...table, hand: { ...table.hand, stacks: doc.stacks } } };
}

function tableChanged(here, { method, path, body }) {
  const [, , , what, seat] = path.split("?")[0].split("/");
  if (what === "bomb-pots") {
    const number = here.past?.hands.at(-1)?.number ?? 0;
    const plan = method === "DELETE" ? undefined : { left: body.every ? body.every - 1 : null, ...body };
    return {
      ...here,
      table: { ...here.table, bomb_pots: plan },
      past: here.past && { ...here.past, bombs_after: number },
    };
  }
  const { state: doc } = here;
  if (what === "event" && !doc.round) return moved(here, body);
  if (what !== "seats") return null;
  const others = seatsNow(here).filter((row) => row.seat !== Number(seat));
  const { player = null, stack, present } = body || {};
  const rows = method === "DELETE" ? others : [...others, { seat: Number(seat), player, stack, present }];
  const hand = doc.over ? shortly(doc) : here.table.hand;
  return { ...here, table: { ...here.table, hand, seats: rows.sort((one, two) => one.seat - two.seat) } };
}

// An event moves somebody: who has gone from here has taken the chips along.
function moved(here, { act, seat }) {
  if (act === "here") return here;
  if (!here.state.over) return { error: { message: t("attable.hand-open") } };
  const seats = seatsNow(here).filter((row) => row.seat !== seat);
  return { ...here, table: { ...here.table, hand: shortly(here.state), seats } };
}

const shortly = ({ hand, number, status, seq, stacks }) => ({ id: hand, number, status, seq, stacks });

function withLevel({ past, ...here }, { body: { level }, at }) {
  if (level === undefined || !here.table.mix) return null;
  return {
    ...here,
    table: { ...here.table, mix: { ...here.table.mix, level } },
    past: past && { ...past, level, level_gone: -since(past, at) },
  };
}

// The seconds from when the past was told to a tap: clocks go on by this tablet's.
const since = (past, at) => Math.max(at - past.at, 0) / 1000;

// The question of what comes next, or null where the past is not known here.
function question(here, at) {
  const { state: doc, table, past } = here;
  const of = past?.hands.findIndex((hand) => hand.number === doc.number) ?? -1;
  if (of < 0 || !past.hands.slice(of + 1).every((hand) => hand.void)) return null;
  return {
    ...held(doc, doc.lines),
    number: doc.number,
    void: doc.status === "void",
    table,
    seats: seatsNow(here),
    past: { ...past, gone: since(past, at) },
  };
}

// The table with what its document says of the hand to come.
export async function tableAhead(engine, here) {
  const asked = here.state.over && question(here, Date.now());
  const answer = asked && await engine.ask("ahead", asked);
  const seats = seatsNow(here);
  return answer && !answer.error ? { ...here.table, seats, ...answer } : { ...here.table, seats };
}

async function dealt(engine, here, entry) {
  const { state: doc, table, past } = here;
  const { follows: _, ...stated } = entry.body;
  const asked = doc.over && question(here, entry.at);
  const answer = asked && await engine.ask("next", { ...asked, stated });
  const { error } = answer || {};
  if (error?.code === "ask-the-server") return { asks: error.message };
  if (!answer || error) return answer || null;
  const { setup, files, parts, state, positions, mix, hands, seats } = answer;
  entry.gives ||= -Date.now(); // until the server has numbered it
  const names = seats.filter((row) => row.player && setup.seats[row.seat]).map((
    row,
  ) => [row.seat, row.player]);
  const fresh = {
    ...doc,
    hand: entry.gives,
    number: hands.at(-1).number,
    game: setup.game,
    names: Object.fromEntries(names),
    setup,
    files,
    parts,
    positions,
    mix,
    betting: setup.betting,
    rulings: [],
  };
  return {
    state: around(fresh, state, { seq: 0, undoable: [], previous: doc.hand }),
    table: { ...table, seats, ...answer.table },
    past: { ...past, ...answer.past, hands },
    last: doc,
  };
}

function around(doc, view, patch) {
  const record = Object.fromEntries(RECORD.map((name) => [name, doc[name]]));
  const last = patch.undoable.at(-1);
  const group = last ? patch.undoable.filter((row) => String(row.of) === String(last.of)) : [];
  const undo = last
    ? {
      to: group[0].to,
      lines: group.map((row) => row.line),
      repair: null,
      who: last.who,
      device: last.device,
    }
    : null;
  return {
    ...view,
    ...record,
    undo,
    status: view.over ? "over" : "open",
    predicted: true,
    previous: null,
    back_to: null,
    hash: "",
    named_by: namedBy(patch.undoable),
    redoable: linesOf(patch.taken?.at(-1)),
    ...patch,
  };
}

// For every card that was named, the entry that named it last.
const namedBy = (rows) =>
  Object.fromEntries(rows.flatMap((row) => split(row.line).map((card) => [card, row.seq])));

// What the record has to make of an entry: the tap behind it was made for this and for nothing else. A deal says also
// who plays what.
export const likeness = (doc) =>
  Object.fromEntries([...ALIKE, ...(doc.seq ? [] : DEALT)].map((name) => [name, doc[name] ?? null]));

// One spelling: the server's documents and this tablet's have their keys in an order of their own. How a sum comes
// about is said in the reader's language, which may be another when the page is loaded again.
export const spelled = (one) =>
  JSON.stringify(
    one,
    (_, it) => (it?.constructor === Object ? Object.entries({ ...it, how: "" }).sort() : it),
  );

export const agrees = (makes, doc) => spelled(makes) === spelled(likeness(doc));

// Nothing is known of what follows: the screen says what was tapped, and waits.
export function waits(doc, { words, body }) {
  const was = doc.waiting_for.was ?? doc.waiting_for; // the felt stays as it is
  const now = { kind: "waits", seat: null, count: 0, choices: [], text: words, was };
  const lines = body.lines?.length ?? (body.line ? 1 : 0);
  return {
    ...doc,
    to_act: null,
    waiting_for: now,
    prompt: words,
    predicted: true,
    round: true,
    seq: doc.seq + lines,
  };
}
