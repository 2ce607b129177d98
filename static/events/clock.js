// The clock of an event: what the server said last, and the time since. It goes on alone when nobody answers.

// By how much a device's count may be wrong, of what has gone: quartz in a warm room is ten times better.
const DRIFT = 1e-4;

export class EventClock {
  constructor(state, asked, heard) {
    this.ahead = 0; // of the server's time, to the device's count
    this.within = Infinity; // and by how much that may be wrong
    this.at = 0; // when it was told
    this.take(state, asked, heard);
  }

  // What the server said, asked for and heard at these counts of `performance.now`, which goes only forward,
  // whatever is done to the device's own clock. The server spoke somewhere between the two: an answer that
  // was long on its way tells the time no better than one that came at once some time ago, and moves nothing.
  take(state, asked = performance.now(), heard = asked) {
    const ahead = state.now - (asked + heard) / 2;
    const within = (heard - asked) / 2;
    const known = this.within + (heard - this.at) * DRIFT;
    const agree = Math.abs(ahead - this.ahead) <= within + known;
    if (!agree || within <= known) [this.ahead, this.within, this.at] = [ahead, within, heard];
    this.state = state;
  }

  // The row and what is left of it now; the last row goes on to the end. Hand for hand a break goes by, and the
  // level after it stands.
  now() {
    const { rows, running, together } = this.state;
    const stands = (row) => together && rows[row].level !== null;
    let { row, left } = this.state;
    let gone = running ? Math.max(0, performance.now() + this.ahead - this.state.now) : 0;
    while (gone >= left && row + 1 < rows.length && !stands(row)) {
      gone -= left;
      row += 1;
      left = rows[row].minutes * 60000;
    }
    if (stands(row)) gone = 0;
    return { row, left: Math.max(0, left - gone), here: rows[row], next: rows[row + 1] ?? null };
  }
}

// Minutes before a level ends at which it is said.
const ANNOUNCED = [10, 5, 1];

// The minute that is being said: from the whole minute on until the next one is reached; null for none.
export function announced(left) {
  const minute = Math.ceil(left / 60000);
  return ANNOUNCED.includes(minute) ? minute : null;
}

export function figure(left) {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
