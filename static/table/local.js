// The hand as this tablet's own engine has it after an entry that is not confirmed yet: the engine's view,
// and around it what the record would add. The server says the same of it, or the dealer is told.
import { device } from "../shell/api.js";
import { split } from "../shell/cards.js";

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

// What `entry` makes of `doc`: `{state}`, the engine's refusal `{error}`, or null where only the server can
// know.
export async function local(engine, doc, table, entry) {
  const { path, body } = entry;
  if (!engine.ready || !doc?.setup || doc.status === "void" || doc.round) return null;
  if (path.endsWith("/actions")) return acted(engine, doc, body.lines || [body.line]);
  if (path.endsWith("/undo") && body.to === undefined) return undone(engine, doc);
  if (path === `/tables/${table.id}/hands` && Object.keys(body).every((name) => name === "follows")) {
    return dealt(engine, doc, table, entry);
  }
  return null;
}

const held = ({ setup, files }, lines, add) => ({ setup, files: files || {}, lines, add });

async function acted(engine, doc, lines) {
  const answer = await engine.ask("after", held(doc, doc.lines, lines));
  if (!answer || answer.error) return answer;
  const at = new Date().toISOString();
  const of = [doc.seq + 1, doc.seq + lines.length];
  const rows = answer.rows.map((row, n) => ({
    ...row,
    seq: of[0] + n,
    to: doc.seq + n,
    who: null,
    device: device(),
    at,
    of,
    was: null,
  }));
  const named = Object.fromEntries(rows.flatMap((row) => split(row.line).map((card) => [card, row.seq])));
  return {
    state: around(doc, answer.state, {
      seq: of[1],
      undoable: [...doc.undoable, ...rows],
      redoable: [],
      named_by: { ...doc.named_by, ...named },
    }),
  };
}

// The last entry, taken back; a repair goes back as one, which is the record's to know.
async function undone(engine, doc) {
  const count = doc.undo?.lines.length || 0;
  if (!count || doc.undo.repair || doc.lines.length !== doc.undoable.length) return null;
  const answer = await engine.ask("after", held(doc, doc.lines.slice(0, -count), []));
  if (!answer || answer.error) return answer;
  return {
    state: around(doc, answer.state, {
      seq: doc.seq + 1,
      undoable: doc.undoable.slice(0, -count),
      redoable: doc.undo.lines,
      named_by: doc.named_by,
    }),
  };
}

async function dealt(engine, doc, table, entry) {
  const seats = table.seats.map(({ seat, stack, present }) => ({
    seat,
    present,
    stack: doc.stacks[seat] ?? stack,
  }));
  const answer = doc.over &&
    await engine.ask("next", { ...held(doc, doc.lines), table, positions: doc.positions, seats });
  if (!answer || answer.error) return answer?.error?.code === "ask-the-server" ? null : answer;
  const { setup, state, positions } = answer;
  entry.gives ||= -Date.now(); // until the server has numbered it
  const fresh = {
    ...doc,
    hand: entry.gives,
    number: doc.number + 1,
    setup,
    positions,
    betting: setup.betting,
    rulings: [],
    previous: doc.hand,
  };
  return { state: around(fresh, state, { seq: 0, undoable: [], redoable: [], named_by: {} }) };
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
    ...patch,
    undo,
    status: view.over ? "over" : "open",
    predicted: true,
    previous: null,
    back_to: null,
    hash: "",
  };
}

export function agrees(one, other) {
  return ALIKE.every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
}

// Nothing is known of what follows: the screen says what was tapped, and waits.
export function waits(doc, { words, body }) {
  const now = { kind: "waits", seat: null, count: 0, choices: [], text: words };
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
