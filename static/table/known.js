// What this tablet knows of its table: the hand as it was confirmed, the entries that wait to be, what each of them
// makes of it here, and what the next hand hangs on.
import { waits } from "./local.js";

export const LATE_MS = 2000; // an entry that was not confirmed by then is called unsent

export const age = (entry) => Math.abs(Date.now() - entry.at); // the tablet's clock may have been set back since

// `hub` is the page, as sync.js has it.
export class Known {
  hub = null;
  outbox = null;
  reach = true; // did the last call, or the stream, get an answer?
  asOf = null; // when what is shown was confirmed, while it may be old
  recalled = null; // the same of what this page was opened with, until the server has said something
  after = new Map(); // by an entry's key: {state, table, past} after it, as this tablet has it
  // What Redo brings back, the newest at the end: what was taken out before it was sent, or null where the hand has it.
  out = [];
  deal = null; // the entry that dealt the hand here, for Redo
  last = null; // the hand before the one that is confirmed, as it ended here
  past = null; // what the next hand hangs on, as the server told it, or as it was played on here

  constructor(hub) {
    this.hub = hub;
  }

  late() {
    const { entries } = this.outbox;
    return entries.length > 0 && (!this.reach || age(entries[0]) >= LATE_MS);
  }

  // Where things stand in the record, as far as this tablet was told.
  get confirmed() {
    return { state: this.hub.hand, table: this.hub.tableDoc, past: this.past, last: this.last };
  }

  // Where things stand with everything that was tapped: the hand, the table, its past.
  here() {
    const { outbox, confirmed } = this;
    if (outbox.stopped || !outbox.entries.length) return confirmed;
    return this.after.get(outbox.last.key) ||
      { ...confirmed, state: outbox.entries.reduce(waits, confirmed.state) };
  }

  // A hand that was dealt here has the record's number now.
  renumber(from, to) {
    this.after.forEach(({ state, table }) => {
      for (const which of ["hand", "previous"]) if (state[which] === from) state[which] = to;
      if (table.hand?.id === from) table.hand = { ...table.hand, id: to };
    });
    return this.outbox.renumber(from, to);
  }

  drop() {
    this.out = [];
    this.after.clear();
    return this.outbox.drop();
  }

  async takeBack() {
    const entry = await this.outbox.takeBack();
    if (!entry) return null;
    this.after.delete(entry.key);
    const { path, body } = entry;
    if (path.endsWith("/undo")) this.out.pop();
    else {
      const nth = this.here().state.undoable.findIndex((row) => row.seq === body?.entry);
      this.out.push(path.endsWith("/redo") ? null : { ...entry, nth });
    }
    return entry;
  }

  // the hand before this one, where this tablet still has it
  before({ hand }) {
    return [this.last, this.hub.hand, ...[...this.after.values()].map(({ state }) => state)]
      .findLast((one) => one?.over && one.hand !== hand);
  }
}
