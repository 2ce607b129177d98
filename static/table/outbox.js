// What was tapped and is not in the record yet: kept on this tablet, sent in order, each entry once, and
// never to another state than the one it was made for.
import { get, post, Refused, Unsent } from "../shell/api.js";
import { store } from "./kept.js";

const WAITS_MS = [1000, 2000, 4000, 8000, 15000];
const BESIDE_MS = 5000; // then the page that has kept an entry is not there any more to send it
const LATER = new Set([401, 408, 429, 502, 503, 504]); // the server may take it yet

// Pages of this tablet that are open beside this one: what one of them keeps, sends or lets go of, the others know.
const beside = channel();
function channel() {
  try {
    return new BroadcastChannel("outbox");
  } catch {
    return null; // a browser that has none, or keeps nothing
  }
}

const tell = (what, { table, key }) => beside?.postMessage({ what, table, key });

// A seat that is left already is left.
function gone({ method }, problem) {
  if (method === "DELETE" && problem.status === 404) return {};
  throw problem;
}

const MOST_AGO = 7 * 24 * 3600; // seconds that the record goes back

// Levels go by the clock: what they bear on says how long ago it was tapped.
const ago = (entry) => Math.min(Math.max(Date.now() - entry.at, 0) / 1000, MOST_AGO);
// The next hand is dealt after the one that lay there, whatever number that was given since.
const aged = (entry) => {
  const { body, hand, path } = entry;
  const deals = path.endsWith("/hands");
  return deals || body?.level
    ? { ...entry, body: { ...body, ago: ago(entry), ...(deals && hand > 0 ? { after: hand } : {}) } }
    : entry;
};

// -- the queue ----------------------------------------------------------------------------------------------

// `on`: changed() · sent(): all that could be was · answered(entry, answer), which gives what shows the answer ·
// stopped(entry, problem) · link(up) · rests(): nothing is on its way any more · stored(kept): the disk has taken an
// entry, or did not · beside(): another page of this tablet has kept an entry, or let go of one · holds(entry): it is
// not sent yet
export class Outbox {
  table = 0;
  on = null;
  entries = []; // oldest first: {n, table, hand, number, seq, key, method, path, body, words, at, by, tried}
  stopped = null; // {entry, problem}: refused; nothing behind it is sent
  up = true; // did the last call get an answer?
  sending = false;
  loaded = false;
  #storing = new Set(); // what is not on the disk yet
  #timer = 0;
  #failed = 0;
  #idle = [];
  #resting = [];

  constructor(table, on) {
    Object.assign(this, { table, on });
    beside?.addEventListener("message", ({ data }) => data.table === table && this.#heard(data));
  }

  async #heard({ what, key }) {
    const entry = this.entries.find((one) => one.key === key);
    if (what === "kept") {
      await this.load();
      this.#timer ||= setTimeout(() => this.send(), BESIDE_MS);
    } else if (!entry || this.sending && entry === this.entries[0]) return;
    else if (what === "tried") entry.tried = true;
    else {
      if (this.stopped?.entry === entry) this.stopped = null;
      this.#leave(entry);
      entry.settle?.(false);
    }
    this.on.beside();
  }

  // Does anything wait? `loaded`: the disk has said so.
  async load() {
    const stored = await store("outbox", "readonly", (all) => all.index("table").getAll(this.table));
    this.loaded = Boolean(stored);
    const fresh = (stored || []).filter((old) => !this.entries.some((entry) => entry.key === old.key));
    // what was tapped meanwhile stands behind what was kept
    this.entries = [...fresh, ...this.entries].sort((one, other) =>
      (one.n ?? Infinity) - (other.n ?? Infinity) || 0
    );
    const held = this.entries.find((entry) => entry.problem);
    if (held) this.stopped = { entry: held, problem: held.problem };
    if (fresh.length) this.up = false; // asked first whether anybody is there
    return this.entries.length > 0;
  }

  get last() {
    return this.entries.at(-1);
  }

  // Stored, then sent. Answers when it was taken (true), refused, or kept for later (false).
  async add(asked) {
    const { message, ...rest } = asked;
    const entry = { table: this.table, ...rest, tried: this.up && !this.entries.length };
    this.entries.push(entry);
    this.#storing.add(entry);
    const settled = new Promise((resolve) => {
      Object.defineProperty(entry, "settle", { value: resolve, enumerable: false });
    });
    Object.defineProperty(entry, "message", { value: message, enumerable: false });
    this.on.changed();
    const n = await store("outbox", "readwrite", (all) => all.add({ ...entry }));
    this.#storing.delete(entry);
    if (n) {
      entry.n = n;
      tell("kept", entry);
    }
    if (!this.entries.includes(entry)) this.#forget(entry); // answered, or taken back, before the disk had it
    this.send();
    this.on.stored(Boolean(n));
    this.#rest(); // where nothing was sent
    return settled;
  }

  // Everything there is, oldest first, one after the other, until one is refused or the server is away.
  async send() {
    if (this.sending || this.stopped || !this.entries.length) return;
    this.sending = true;
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (
      this.entries.length && !this.stopped && !this.on.holds(this.entries[0]) && await this.#sendFirst()
    );
    this.sending = false;
    this.#rest();
    this.on.sent();
    if (!this.entries.length || this.stopped) {
      this.#idle.splice(0).forEach((resolve) => resolve(!this.stopped));
    }
  }

  async #sendFirst() {
    const entry = this.entries[0];
    try {
      // nobody there: it stays unsent for certain
      if (!this.up) await get(entry.hand ? `/hands/${entry.hand}` : `/tables/${this.table}`);
      if (!this.entries.includes(entry)) return true; // taken back while we asked
      if (!entry.tried) {
        entry.tried = true;
        tell("tried", entry);
        await this.#keep(entry);
      }
      const answer = await post(aged(entry)).catch((problem) => gone(entry, problem));
      this.#reached(true);
      const show = await this.on.answered(entry, answer);
      // at once: a page drawn between the two would show the hand as it was before the tap
      this.#leave(entry);
      show(this.entries.length);
      await this.#forget(entry);
      entry.settle?.(true);
      return true;
    } catch (problem) {
      const later = problem instanceof Unsent || LATER.has(problem.status);
      if (!later && !(problem instanceof Refused)) console.error(problem);
      if (!later) this.stopped = { entry, problem };
      this.#reached(!(problem instanceof Unsent));
      if (later) await this.#again(entry, problem);
      else await this.on.stopped(entry, problem);
      entry.settle?.(false);
      return false;
    }
  }

  #reached(up) {
    if (up) this.#failed = 0;
    if (this.up === up) return;
    this.up = up;
    this.on.link(up);
  }

  async #again(entry, problem) {
    if (!(problem instanceof Unsent)) {
      entry.tried = false; // it was answered: nothing was entered
      await this.#keep(entry);
      this.on.waits(problem);
    }
    if (problem.status === 401) return; // somebody has to sign in first; then it is sent by hand
    this.#timer = setTimeout(() => this.send(), WAITS_MS[Math.min(this.#failed++, WAITS_MS.length - 1)]);
  }

  // Known to be away without a call: an entry that is made now has not been on its way.
  away() {
    if (!this.sending) this.#reached(false);
  }

  // The newest entry, if it never was on its way: it is as if it had not been tapped.
  async takeBack() {
    const entry = this.last;
    if (!entry || entry.tried) return null;
    this.#leave(entry);
    await this.#forget(entry);
    entry.settle?.(false);
    this.on.changed();
    return entry;
  }

  // A hand that was dealt without the server has its number now: what was entered in it is meant for that
  // one.
  async renumber(from, to) {
    const moved = this.entries.filter((entry) => entry.hand === from);
    for (const entry of moved) {
      Object.assign(entry, { hand: to, path: entry.path.replace(`/hands/${from}/`, `/hands/${to}/`) });
    }
    await Promise.all(moved.map((entry) => this.#keep(entry)));
  }

  // The server's word is another than this tablet's: what stands behind it was made for what is not so.
  stop(problem) {
    const [entry] = this.entries;
    if (!entry) return;
    Object.assign(entry, { problem });
    this.stopped = { entry, problem };
    this.#keep(entry); // a page that is loaded again sends it as little
  }

  // What was refused, and everything behind it, which was made for what did not happen.
  async drop() {
    const dropped = this.entries.splice(0);
    this.stopped = null;
    await Promise.all(dropped.map((entry) => this.#forget(entry)));
    dropped.forEach((entry) => entry.settle?.(false));
    this.#idle.splice(0).forEach((resolve) => resolve(true));
    this.on.changed();
    return dropped;
  }

  // From the tap on, until all of it was answered, or the first is kept for later.
  get busy() {
    return this.sending || this.#storing.size > 0;
  }

  // So many wait and outlive this page: the disk has them, or it was said that it takes none.
  get waiting() {
    return this.entries.filter((entry) => !this.#storing.has(entry)).length;
  }

  // When nothing is on its way.
  rests() {
    return this.busy ? new Promise((resolve) => this.#resting.push(resolve)) : Promise.resolve();
  }

  #rest() {
    if (this.busy) return;
    this.#resting.splice(0).forEach((resolve) => resolve());
    this.on.rests();
  }

  // True when nothing is left, false when that takes longer.
  idle(ms) {
    if (!this.entries.length) return Promise.resolve(true);
    return Promise.race([
      new Promise((resolve) => this.#idle.push(resolve)),
      new Promise((resolve) => setTimeout(() => resolve(false), ms)),
    ]);
  }

  #keep(entry) {
    return entry.n && store("outbox", "readwrite", (all) => all.put({ ...entry }));
  }
  #forget(entry) {
    tell("gone", entry);
    return entry.n && store("outbox", "readwrite", (all) => all.delete(entry.n));
  }

  #leave(entry) {
    this.entries = this.entries.filter((one) => one !== entry);
  }
}
