// The clock of an event: what the server said last, and the time since. It goes on alone when nobody answers.

export class EventClock {
  constructor(state) {
    this.take(state);
  }

  // `heard` counts only forward, whatever is done to the device's own clock
  take(state) {
    this.said = state;
    this.heard = performance.now();
  }

  // The row and what is left of it now; the last row goes on to the end.
  now() {
    const { rows, running } = this.said;
    let { row, left } = this.said;
    let gone = running ? performance.now() - this.heard : 0;
    while (gone >= left && row + 1 < rows.length) {
      gone -= left;
      row += 1;
      left = rows[row].minutes * 60000;
    }
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
