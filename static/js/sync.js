// Between this tablet and the record: entries go out through the outbox, news of other tablets come in, and what is
// shown is the confirmed hand with the unsent entries played on it as far as this tablet can know.
import { ask, device, get } from "./api.js";
import { ruledText } from "./callfloor.js";
import { follow } from "./live.js";
import { Outbox, keepState, knownState } from "./outbox.js";
import { isPlain, plainOnly, predict, waits } from "./predict.js";
import { t } from "./texts.js";
import { spoken } from "./words.js";

const LATE_MS = 2000; // an entry that was not confirmed by then is called unsent
const AT_ONCE_MS = 5000; // a refusal that comes so soon is about what the dealer has just tapped

// `hub`: table, hand (as confirmed), draw(), take(state, said), told(state, said), renew(table), say(said), open(sheet).
export function connect(hub) {
  let stream = ""; // "up", "lost", "away"; "" before the first word
  let reach = true; // did the last call, or the stream, get an answer?
  let asOf = null; // when what is shown was confirmed, while it may be old
  let missed = null; // news that came while an entry was on its way
  let timer = 0;

  const outbox = new Outbox(hub.table, {
    changed: () => {
      later();
      report();
      hub.draw();
      const kept = missed;
      missed = null;
      if (kept) heard(kept); // kept again while something is on its way
    },
    answered: async (entry, answer, left) => {
      if (entry.path.startsWith("/tables/")) renew();
      const said = entry.said === undefined ? { kind: "done", text: entry.words } : entry.said;
      if (answer.undoable) hub.take(await standing(answer), left ? null : said);
      reached(true);
      confirmed();
    },
    stopped,
    link: reached,
    waits: (problem) => hub.say({ kind: "refused", text: problem.message }),
  });

  // -- what comes in ------------------------------------------------------------------------------------------------

  const live = follow(hub.table, {
    link: (now) => {
      stream = now;
      if (now === "up") reached(true);
      else if (now === "away") reached(false);
      else newest().catch(() => reached(false));
      hub.draw();
    },
    news: (news) => {
      document.dispatchEvent(new CustomEvent("news", { detail: news }));
      heard(news);
    },
  });

  function heard(news) {
    if (news.kind === "table") renew();
    if (news.kind !== "hand" && news.kind !== "state" || news.hand === null) return;
    if (outbox.entries.length) missed = news;
    else if (news.hand < hub.hand.hand || news.hand === hub.hand.hand && news.seq <= hub.hand.seq) confirmed();
    else get(`/hands/${news.hand}`).then(standing).then((state) => tell(state, news.device), () => reached(false));
  }

  // The table's newest hand, whoever went on with it.
  async function newest() {
    const table = await get(`/tables/${hub.table}`);
    hub.renew(table);
    reached(true);
    if (!table.hand || table.hand.id === hub.hand.hand && table.hand.seq === hub.hand.seq) return confirmed(), hub.hand;
    const state = await standing(await get(`/hands/${table.hand.id}`));
    if (!outbox.entries.length) tell(state, null);
    return state;
  }

  // A hand that was taken back before anything was entered in it: the one before it stands.
  const standing = async (state) => (state.back_to ? get(`/hands/${state.back_to}`) : state);

  function tell(state, device) {
    if (outbox.entries.length) return;
    if (state.hand === hub.hand.hand && state.seq <= hub.hand.seq) return;
    const what = changedTo(hub.hand, state);
    hub.told(state, device ? t("live.updated", { device, what }) : t("live.updated_meanwhile", { what }));
    confirmed();
  }

  const renew = () => get(`/tables/${hub.table}`).then(hub.renew, () => {});

  function confirmed() {
    asOf = null;
    keepState(hub.table, hub.kept());
    hub.draw();
  }

  function reached(up) {
    if (reach === up) return;
    reach = outbox.up = up;
    if (up) outbox.send();
    else if (!asOf) asOf = Date.now();
    hub.draw();
    report();
  }

  // The floor's wall shows which tables have entries that wait.
  let reported = 0;
  function report() {
    const count = late() || outbox.stopped ? outbox.entries.length : 0;
    if (!reach || count === reported) return;
    reported = count;
    ask(`/tables/${hub.table}/unsent`, { device: device(), count }).catch(() => { reported = -1; });
  }

  // -- what goes out ------------------------------------------------------------------------------------------------

  const late = () => outbox.entries.length > 0 && (!reach || Date.now() - outbox.entries[0].at >= LATE_MS);
  function later() {
    clearTimeout(timer);
    if (outbox.entries.length && !late()) timer = setTimeout(hub.draw, LATE_MS);
  }

  const linesOf = (entry) => (entry.path.endsWith("/actions") ? entry.body.lines || [entry.body.line] : null);

  function shown() {
    const hand = hub.hand;
    if (outbox.stopped) return hand;
    if (!outbox.entries.length) return reach || hand.over ? hand : plainOnly(hand);
    return outbox.entries.reduce((doc, entry) => {
      if (doc.round) return doc;
      const lines = entry.hand === doc.hand && entry.seq === doc.seq && linesOf(entry);
      return (lines && isPlain(lines) && predict(doc, lines)) || waits(doc, entry.words);
    }, hand);
  }

  // One entry. True when it is in the record, false when it was refused or waits.
  async function enter(path, body, said) {
    if (outbox.stopped) return hub.open("conflict"), false;
    const now = shown();
    const lines = linesOf({ path, body });
    const follows = outbox.last;
    const known = lines && isPlain(lines) && !now.round;
    if (!known && !reach) return hub.say({ kind: "refused", text: t("live.entry_waits") }), false;
    if (follows && !known) {
      if (!await outbox.idle(LATE_MS)) return hub.say({ kind: "refused", text: t("live.entry_waits") }), false;
      if (body.seq !== undefined && body.seq !== hub.hand.seq) return false; // tapped on what is not so any more
      return enter(path, body, said);
    }
    navigator.storage?.persist?.();
    const hand = path.startsWith("/hands/") ? Number(path.split("/")[2]) : null;
    return outbox.add({
      hand, seq: body.seq, path, body: follows ? { ...body, follows: follows.key } : body, said,
      words: said?.text || t(path.endsWith("/hands") ? "live.next_hand" : "live.an_entry"),
    });
  }

  async function stopped(entry, problem) {
    const atOnce = outbox.entries.length === 1 && entry.said !== undefined && Date.now() - entry.at < AT_ONCE_MS;
    if (atOnce) {
      await outbox.drop();
      if (problem.state) return hub.take(problem.state, { kind: "stale", text: t("live.quicker", { last: lastLine(problem.state), words: entry.words }) });
      return hub.say({ kind: "refused", text: problem.message + (problem.rule ? ` (${problem.rule})` : "") });
    }
    await newest().then((state) => hub.take(state, null), () => {});
    hub.open("conflict");
  }

  return {
    outbox, enter, shown, late, newest,
    get reach() { return reach; },
    get stream() { return stream; },
    get asOf() { return asOf; },
    // Who deals now may see what a locked tablet may not.
    again(said) {
      live.open();
      if (!said || outbox.entries.length) return outbox.send();
      get(`/hands/${hub.hand.hand}`).then((state) => !outbox.entries.length && state.seq >= hub.hand.seq && hub.take(state, said), () => {});
    },

    // What this tablet knew when it was last here may be newer than the page, which may come from its own store.
    async begin() {
      const known = await knownState(hub.table);
      const ours = known && (known.hand.hand > hub.hand.hand || known.hand.hand === hub.hand.hand && known.hand.seq > hub.hand.seq);
      if (ours) {
        asOf = known.at;
        hub.remember(known);
      } else if (known && navigator.onLine === false) asOf = known.at;
      await outbox.load();
      if (outbox.entries.length) {
        reach = false;
        outbox.send();
      }
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && (outbox.send(), newest().catch(() => reached(false))));
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
  if (was && !after.undoable.some((entry) => entry.seq === was.seq)) return t("live.took_back", { line: lastLine(before) });
  const added = after.undoable.filter((entry) => entry.seq > before.seq);
  if (!added.length) return lastLine(after);
  return added.slice(-3).map((entry) => spoken(entry.line, after.names)).join("; ");
}
