// Between this tablet and the record: entries go out through the outbox, news of other tablets come in, and
// what is shown is the confirmed hand with the unsent entries played on it by this tablet's own engine.
import { ask, device, get, uuid } from "../shell/api.js";
import { ruledText } from "./telling.js";
import { follow } from "../shell/live.js";
import { agrees, local, tableAhead, waits } from "./local.js";
import { keepState, knownState, opened, Outbox } from "./outbox.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

const LATE_MS = 2000; // an entry that was not confirmed by then is called unsent
const AT_ONCE_MS = 5000; // a refusal that comes so soon is about what the dealer has just tapped

// `hub`: table, tableDoc, hand (as confirmed), engine, draw(), take(state, message), news(state, text),
// renew(table), say(message), back(message), open(sheet), mark(): whether something is on its way has changed;
// confirm(state): the server has said what is shown already;
// entered(message, state): an entry is on its way, and what it makes of the hand where that is known.
export function connect(hub) {
  let stream = ""; // "up", "lost", "away"; "" before the first word
  let reach = true; // did the last call, or the stream, get an answer?
  let asOf = null; // when what is shown was confirmed, while it may be old
  let recalled = null; // the same of what this page was opened with, until the server has said something
  let missed = null; // news that came while an entry was on its way
  let turn = Promise.resolve(); // entries are judged one after the other
  let judging = 0; // so many are
  const after = new Map(); // by an entry's key: {state, table, past} after it, as this tablet has it
  let out = []; // what was taken back before it was sent, the newest at the end
  let past = null; // what the next hand hangs on, as the server told it, or as it was played on here
  let timer = 0;

  const outbox = new Outbox(hub.table, {
    changed: () => {
      later();
      report();
      hub.draw();
      const earlier = missed;
      missed = null;
      if (earlier) heard(earlier); // kept again while something is on its way
    },
    answered: async (entry, answer) => {
      if (entry.path.startsWith("/tables/")) answer.seats && !answer.undoable ? hub.renew(answer) : renew();
      if (entry.gives && answer.hand) await renumbered(entry.gives, answer.hand);
      const state = answer.undoable && await standing(answer);
      return (left) => {
        const message = entry.message === undefined ? { kind: "done", text: entry.words } : entry.message;
        const ours = after.get(entry.key);
        after.delete(entry.key);
        if (ours?.past) past = ours.past;
        if (state) settled(ours?.state, state, left, message);
        reached(true);
        confirmed();
      };
    },
    stopped,
    link: reached,
    rests: hub.mark,
    beside: () => {
      if (outbox.entries.length) return revive();
      outbox.on.changed();
      newest().catch(() => reached(false));
    },
    stored: (kept) => {
      if (reach && !late()) return; // it is answered before anybody counts it
      if (kept) hub.draw();
      else hub.say({ kind: "refused", text: t("live.lacks_store") });
    },
    waits: (problem) => hub.say({ kind: "refused", text: problem.message }),
  });

  // -- what comes in ----------------------------------------------------------------------------------------

  let begun = false; // has the stream said how things stand?
  function tellPage(detail) {
    begun = true;
    document.dispatchEvent(new CustomEvent("news", { detail }));
  }

  const live = follow(hub.table, {
    link: (now) => {
      stream = now;
      if (now === "lost" && !begun) tellPage({ kind: "state" }); // what it would have begun with is asked for
      const since = asOf; // nothing may have happened meanwhile: no news says so
      if (now === "up") reached(true);
      if (now === "away") reached(false);
      else if (since || now !== "up") newest().catch(() => reached(false));
      hub.draw();
    },
    news: (news) => {
      tellPage(news);
      heard(news);
    },
  });

  function heard(news) {
    if (news.kind === "table") {
      renew();
      past = past && { ...past, of: 0 }; // another mix, another level
      askPast();
    }
    if (news.kind !== "hand" && news.kind !== "state" || news.hand === null) return;
    if (outbox.entries.length) missed = news;
    else if (news.hand < hub.hand.hand || news.hand === hub.hand.hand && news.seq <= hub.hand.seq) {
      confirmed();
    } else heardOf(news);
  }

  // Of several that are asked for together the last counts; of a hand that this tablet has left, nothing.
  let heardLast = null;
  async function heardOf(news) {
    const { hand } = hub.hand;
    heardLast = news;
    try {
      const state = await standing(await get(`/hands/${news.hand}`));
      if (heardLast !== news) return;
      if (hub.hand.hand === hand || state.hand >= hub.hand.hand) tell(state, news.device);
    } catch {
      reached(false);
    }
  }

  // The table's newest hand, whoever went on with it.
  async function newest() {
    const table = await get(`/tables/${hub.table}`);
    hub.renew(table);
    reached(true);
    if (!table.hand || table.hand.id === hub.hand.hand && table.hand.seq === hub.hand.seq) {
      return confirmed(), hub.hand;
    }
    const state = await standing(await get(`/hands/${table.hand.id}`));
    if (!outbox.entries.length) tell(state, null);
    return state;
  }

  // A hand that was taken back before anything was entered in it: the one before it stands.
  const standing = async (state) => (state.back_to ? get(`/hands/${state.back_to}`) : state);

  function tell(state, device) {
    if (outbox.entries.length) return;
    if (state.hand === hub.hand.hand && state.seq <= hub.hand.seq) return;
    out = [];
    const what = changedTo(hub.hand, state);
    hub.news(state, device ? t("live.updated", { what }) : t("live.updated_meanwhile", { what }));
    confirmed();
  }

  const renew = () => get(`/tables/${hub.table}`).then(hub.renew, () => {});

  function confirmed() {
    asOf = recalled = null;
    keepState(hub.table, { ...hub.kept(), past });
    askPast();
    hub.draw();
  }

  // What the next hand hangs on, asked for once in each hand and after each act of an event's director, while this
  // tablet can judge by itself.
  let asking = false;
  let acts; // of the director of this table's event, so many: each may change what comes
  async function askPast() {
    const { hand, number } = hub.hand, was = past;
    const known = was?.of === hand && was.acts === (acts ?? was.acts);
    if (asking || known || !hub.engine.ready || !reach || hand < 0 || outbox.entries.length) return;
    asking = true;
    const answer = await get(`/tables/${hub.table}/past`).catch(() => null);
    asking = false;
    if (!answer || outbox.entries.length || hub.hand.hand !== hand) return;
    const of = past === was ? hand : 0; // what was heard meanwhile is asked for again
    if (answer.hands.some((one) => one.number === number)) past = { ...answer, of, at: Date.now() };
    keepState(hub.table, { ...hub.kept(), past });
  }

  function reached(up) {
    if (reach === up) return;
    reach = outbox.up = up;
    if (up) {
      document.dispatchEvent(new CustomEvent("back"));
      outbox.send();
    } else if (!asOf) asOf = recalled || Date.now();
    hub.draw();
    report();
  }

  // The floor's wall shows which tables have entries that wait.
  let reported = 0;
  function report() {
    const count = late() || outbox.stopped ? outbox.waiting : 0;
    if (!reach || count === reported) return;
    reported = count;
    ask(`/tables/${hub.table}/unsent`, { device: device(), count }).catch(() => {
      reported = -1;
    });
  }

  // -- what goes out ----------------------------------------------------------------------------------------

  const age = (entry) => Math.abs(Date.now() - entry.at); // the tablet's clock may have been set back since
  const late = () => outbox.entries.length > 0 && (!reach || age(outbox.entries[0]) >= LATE_MS);
  function later() {
    clearTimeout(timer);
    if (outbox.entries.length && !late()) timer = setTimeout(hub.draw, LATE_MS);
  }

  // The answer says what is shown, or it is the answer that counts; what was entered after it waits for the
  // dealer then.
  function settled(ours, state, left, message) {
    if (ours && agrees(ours, state)) return hub.confirm({ ...state, taken: ours.taken });
    if (ours && left) outbox.stop({ message: t("live.differs"), state, differs: true });
    hub.take(state, left ? null : ours ? { kind: "stale", text: t("live.differs") } : message);
    if (outbox.stopped) hub.open("conflict");
  }

  async function renumbered(from, to) {
    after.forEach(({ state, table }) => {
      if (state.hand === from) state.hand = to;
      if (table.hand?.id === from) table.hand = { ...table.hand, id: to };
    });
    await outbox.renumber(from, to);
  }

  const linesOf = (entry) => (entry.path.endsWith("/actions") ? entry.body.lines || [entry.body.line] : null);

  // Where things stand with everything that was tapped: the hand, the table, its past.
  function here() {
    const confirmed = { state: hub.hand, table: hub.tableDoc, past };
    if (outbox.stopped || !outbox.entries.length) return confirmed;
    return after.get(outbox.last.key) || { ...confirmed, state: outbox.entries.reduce(waits, hub.hand) };
  }

  // The table as its document tells it before the next hand.
  async function tableNow() {
    const asked = reach && !outbox.entries.length;
    return asked && await get(`/tables/${hub.table}`).catch(() => null) ||
      await tableAhead(hub.engine, here());
  }

  // One entry, judged here first. True when it is in the record, false when it was refused or waits.
  async function enter(path, body, message, method = undefined) {
    if (outbox.stopped) return hub.open("conflict"), false;
    out = [];
    const before = turn;
    let judged = () => {};
    judging += 1;
    hub.mark();
    turn = new Promise((resolve) => {
      judged = () => resolve(undefined);
    });
    await before;
    try {
      const going = await judge(path, body, message, method);
      return going ? going() : false;
    } finally {
      judged();
      judging -= 1;
      hub.mark();
    }
  }

  // Answers what sends it; null where it is refused, or cannot be known before what stands in front of it.
  async function judge(path, body, message, method) {
    const now = here();
    if (body?.seq !== undefined && body.seq !== now.state.seq) return overtaken(message), null;
    const entry = { method, path, body, gives: null, at: Date.now() };
    const known = await local(hub.engine, now, entry);
    if (known?.error) return hub.say(refusal(known.error)), null;
    if (!known && !await clear(path, body)) {
      return hub.say({ kind: "refused", text: t(`live.${whyNot(path, now.table)}`) }), null;
    }
    navigator.storage?.persist?.();
    const key = uuid();
    const before = outbox.entries.findLast((one) => !one.method);
    const hand = path.startsWith("/hands/") ? Number(path.split("/")[2]) : now.state.hand;
    const follows = before && path.endsWith("/actions") ? { follows: before.key } : {};
    if (known) after.set(key, known);
    hub.entered(message, known?.state);
    return () =>
      outbox.add({
        key,
        hand,
        seq: now.state.seq,
        method,
        path,
        body: body && { ...body, ...follows },
        message,
        gives: entry.gives,
        at: entry.at,
        words: message?.text || t(path.endsWith("/hands") ? "live.next_hand" : "live.an_entry"),
      });
  }

  // May something go out whose outcome is not known here? In order behind what waits; without a connection an
  // action alone.
  async function clear(path, body) {
    if (!reach) return Boolean(linesOf({ path, body }));
    return !outbox.entries.length ||
      await outbox.idle(LATE_MS) && (body?.seq === undefined || body.seq === hub.hand.seq);
  }

  function whyNot(path, table) {
    if (reach) return "entry_behind";
    return path.endsWith("/hands") && table.event ? "event_waits" : "entry_waits";
  }

  // Tapped on what is not so any more.
  const overtaken = (message) =>
    hub.say({ kind: "stale", text: [message?.text, t("live.overtaken")].filter(Boolean).join(": ") });

  const refusal = ({ code, field, message, rule }) => ({
    kind: "refused",
    code,
    field,
    text: message + (rule ? ` (${rule})` : ""),
  });

  // After a reload, and when the engine stands: what was kept is played again.
  async function revive() {
    await turn;
    askPast();
    let now = { state: hub.hand, table: hub.tableDoc, past };
    for (const entry of [...outbox.entries]) {
      const known = after.get(entry.key) || await local(hub.engine, now, entry);
      if (!known?.state) break;
      now = known;
      if (outbox.entries.includes(entry)) after.set(entry.key, now);
    }
    hub.draw();
  }

  async function stopped(entry, problem) {
    const atOnce = outbox.entries.length === 1 && entry.message !== undefined &&
      age(entry) < AT_ONCE_MS;
    if (atOnce) {
      await drop();
      if (problem.state) {
        return hub.take(problem.state, {
          kind: "stale",
          text: t("live.quicker", { last: lastLine(problem.state), words: entry.words }),
        });
      }
      return hub.back(refusal(problem));
    }
    await newest().then((state) => hub.take(state, null), () => {});
    hub.open("conflict");
  }

  // What this tablet knew when it was last here may be newer than the page, which may come from its own store.
  async function recall(again = true) {
    const known = await knownState(hub.table);
    const ours = known &&
      (known.hand.hand > hub.hand.hand || known.hand.hand === hub.hand.hand && known.hand.seq > hub.hand.seq);
    if (known?.past) past = known.past;
    if (ours) {
      asOf = known.at;
      hub.remember(known);
    } else if (known?.hand.hand === hub.hand.hand && known.hand.seq === hub.hand.seq) {
      recalled = known.at;
      if (navigator.onLine === false) asOf = known.at;
    }
    if (await outbox.load()) {
      reach = false;
      outbox.send();
      await revive();
    }
    if (again && !outbox.loaded) opened().then((base) => base && recall(false)); // a disk that was slow to open
  }

  function drop() {
    out = [];
    after.clear();
    return outbox.drop();
  }

  async function takeBack() {
    const entry = await outbox.takeBack();
    if (entry) after.delete(entry.key), out.push(entry);
    return entry;
  }

  // What was taken back so, entered anew: a hand that was dealt here has another name by now.
  function again() {
    const rest = out.slice(0, -1), { path, body, method, words } = out.at(-1), { state } = here();
    const { follows: _, ...asked } = body || {};
    const going = enter(
      path.replace(/^(\/hands\/)-?\d+/, `$1${state.hand}`),
      body && (body.seq === undefined ? asked : { ...asked, seq: state.seq }),
      { kind: "done", text: words },
      method,
    );
    out = rest;
    return going;
  }

  return {
    outbox,
    enter,
    get judging() {
      return judging > 0;
    },
    get busy() {
      return judging > 0 || outbox.busy;
    },
    rests: () => turn.then(() => outbox.rests()),
    // the hand before this one, where this tablet still has it
    before: ({ hand }) =>
      [hub.hand, ...[...after.values()].map((known) => known.state)].findLast((one) =>
        one.over && one.hand !== hand
      ),
    here,
    tableNow,
    late,
    newest,
    revive,
    drop,
    takeBack,
    get untapped() {
      return out.at(-1);
    },
    enterAgain: again,
    // What an entry would make of `state`, as this tablet has it; null where it cannot say.
    tried: (path, body, state = here().state) =>
      local(hub.engine, { ...here(), state }, { path, body, at: Date.now() }),
    eventActs(count) {
      acts = count;
      askPast();
    },
    get reach() {
      return reach;
    },
    get stream() {
      return stream;
    },
    get begun() {
      return begun;
    },
    get asOf() {
      return asOf;
    },
    // Who deals now may see what a locked tablet may not.
    again(message) {
      live.open();
      if (!message || outbox.entries.length) return outbox.send();
      get(`/hands/${hub.hand.hand}`).then(
        (state) => !outbox.entries.length && state.seq >= hub.hand.seq && hub.take(state, message),
        () => {},
      );
    },

    async begin() {
      await recall();
      document.addEventListener(
        "visibilitychange",
        () => document.visibilityState === "visible" && (outbox.send(), newest().catch(() => reached(false))),
      );
      addEventListener("online", () => outbox.send());
    },
  };
}

export function lastLine(state) {
  const entry = state.undoable.at(-1);
  return entry ? spoken(entry.line, state.names) : t("live.began");
}

// What another tablet did, in a few words.
function changedTo(before, after) {
  if (after.hand !== before.hand) return t("live.new_hand", { number: after.number });
  if (after.rulings.length > (before.rulings?.length ?? 0)) return ruledText(after.rulings.at(-1));
  const was = before.undoable.at(-1);
  if (was && !after.undoable.some((entry) => entry.seq === was.seq)) {
    return t("live.took_back", { line: lastLine(before) });
  }
  const added = after.undoable.filter((entry) => entry.seq > before.seq);
  if (!added.length) return lastLine(after);
  return added.slice(-3).map((entry) => spoken(entry.line, after.names)).join("; ");
}
