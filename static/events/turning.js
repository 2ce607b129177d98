// What a screen in the lobby shows in turn: lists cut into sheets that fit, one after the other.

// Each list of `{ name, rows }` as sheets of at most `most` rows; a list without rows has none.
export function sheets(lists, most) {
  return lists.flatMap(({ name, rows }) => {
    const count = Math.ceil(rows.length / most);
    // sheets of one list are of one length, so that none has a row alone
    const each = Math.ceil(rows.length / Math.max(1, count));
    return Array.from({ length: count }, (_, n) => ({
      name,
      rows: rows.slice(n * each, (n + 1) * each),
      number: n + 1,
      of: count,
    }));
  });
}

// Milliseconds until the next break begins; null in one, and where none comes.
export function untilBreak(rows, row, left) {
  if (!rows[row].level) return null;
  const next = rows.findIndex((one, n) => n > row && !one.level);
  if (next < 0) return null;
  return rows.slice(row + 1, next).reduce((sum, one) => sum + one.minutes * 60000, left);
}
