// What goes out: each entry is judged here by this tablet's own engine, one after the other, and put into the outbox.
import { get, uuid } from "../shell/api.js";
import { t } from "../shell/texts.js";
import { dealing } from "./dealer.js";
import { among, likeness, local, tableAhead } from "./local.js";
import { LATE_MS } from "./known.js";
import { overtaken, refusal, whyNot } from "./telling.js";

const linesOf = (entry) => (entry.path.endsWith("/actions") ? entry.body.lines || [entry.body.line] : null);

// What Redo has once this is entered: an undo adds itself, what changes nothing in force leaves the rest, and
// anything else ends it.
function redoable(out, path) {
  if (path.endsWith("/undo")) return [...out, null];
  const beside = path.endsWith("/events") || path.startsWith("/tables/") && !path.endsWith("/hands");
  return beside ? out.filter((one) => one?.path !== path) : [];
}

// `asks`: what asking.js gives.
export function entering(known, asks) {
  const { hub, outbox } = known;
  let turn = Promise.resolve(); // entries are judged one after the other
  let judging = 0; // so many are

  // The table as its document tells it before the next hand.
  async function tableNow() {
    const asked = known.reach && !outbox.entries.length;
    return asked && await get(`/tables/${hub.table}`).catch(() => null) ||
      await tableAhead(hub.engine, known.here());
  }

  // One entry, judged here first. True when it is in the record, false when it was refused or waits.
  async function enter(path, body, message, method = undefined, out = null) {
    if (outbox.stopped) return hub.open("conflict"), false;
    const before = turn;
    let judged = () => {};
    judging += 1;
    hub.mark();
    turn = new Promise((resolve) => {
      judged = () => resolve(undefined);
    });
    await before;
    try {
      const going = await judge(path, body, message, method, out);
      return going ? going() : false;
    } finally {
      judged();
      judging -= 1;
      hub.mark();
    }
  }

  // Answers what sends it; null where it is refused, or cannot be known before what stands in front of it.
  async function judge(path, body, message, method, out) {
    const now = known.here();
    if (body?.seq !== undefined && body.seq !== now.state.seq) return hub.say(overtaken(message)), null;
    const entry = { method, path, body, gives: null, at: Date.now() };
    const answer = await local(hub.engine, now, entry);
    if (answer?.error) return hub.say(refusal(answer.error)), null;
    const ours = answer?.state && answer;
    if (!ours && !await clear(path, body)) {
      const text = !known.reach && answer?.asks || t(`live.${whyNot(known.reach, path, now.table)}`);
      return hub.say({ kind: "refused", text }), null;
    }
    if (path.endsWith("/hands")) navigator.storage?.persist?.(); // often enough: it costs a tap a millisecond
    const key = uuid();
    const before = outbox.entries.findLast((one) => !one.method);
    const hand = path.startsWith("/hands/") ? Number(path.split("/")[2]) : now.state.hand;
    const follows = before && path.endsWith("/actions") ? { follows: before.key } : {};
    // who sits down at the desk meanwhile is not in hands that were dealt already
    const deals = ours && path.endsWith("/hands") && !known.reach ? { at_table: among(ours) } : {};
    if (ours) known.after.set(key, ours);
    const had = known.out.length;
    const undealt = path.endsWith("/void") && !now.state.undoable.length && known.deal?.hand === hand;
    known.out = undealt ? [known.deal] : out || redoable(known.out, path);
    if (had || known.out.length) asks.keep();
    hub.entered(message, ours?.state);
    return () =>
      outbox.add({
        key,
        hand,
        number: now.state.number,
        seq: now.state.seq,
        method,
        path,
        body: body && { ...body, ...follows, ...deals },
        message,
        gives: entry.gives,
        makes: ours && likeness(ours.state),
        at: entry.at,
        by: dealing(),
        words: message?.words || message?.text ||
          t(path.endsWith("/hands") ? "live.next_hand" : "live.an_entry"),
      });
  }

  // May something go out whose outcome is not known here? In order behind what waits; without a connection an
  // action alone.
  async function clear(path, body) {
    if (!known.reach) return Boolean(linesOf({ path, body }));
    return !outbox.entries.length ||
      await outbox.idle(LATE_MS) && (body?.seq === undefined || body.seq === hub.hand.seq);
  }

  // After a reload, and when the engine stands: what was kept is played again.
  async function revive() {
    await turn;
    asks.askPast();
    let now = known.confirmed;
    for (const entry of [...outbox.entries]) {
      const ours = known.after.get(entry.key) || await local(hub.engine, now, entry);
      if (!ours?.state) break;
      now = ours;
      if (outbox.entries.includes(entry)) known.after.set(entry.key, now);
    }
    hub.draw();
  }

  // What was taken back last. What was not sent is entered anew: a hand that was dealt here has another name by now,
  // and its rows other numbers.
  function enterAgain(by, text) {
    const { state: { hand, seq, undoable } } = known.here();
    const { path, body, method, words, nth } = known.out.at(-1) ||
      { path: "/hands/0/redo", body: { seq } };
    const message = { kind: "done", text, words };
    const { follows: _, at_table: _then, ...asked } = body || {};
    if ("seq" in asked) asked.seq = seq;
    if (asked.entry) asked.entry = undoable[nth].seq;
    return by(
      path.replace(/^(\/hands\/)-?\d+/, `$1${hand}`),
      body && asked,
      message,
      method,
      known.out.slice(0, -1),
    );
  }

  return {
    enter,
    enterAgain,
    tableNow,
    revive,
    // What an entry would make of `state`, as this tablet has it; null where it cannot say.
    tried: (path, body, state = known.here().state) =>
      local(hub.engine, { ...known.here(), state }, { path, body, at: Date.now() }),
    rests: () => turn.then(() => outbox.rests()),
    get judging() {
      return judging > 0;
    },
  };
}
