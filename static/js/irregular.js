// What the floor's panel ruled on is kept in the hand's log as something irregular; it moves no chip.
import { post, uuid } from "./api.js";

// Before the ruling's own entry. Without the server, or behind entries that wait, the ruling is entered all the same.
export async function tellEvent(desk, kind, line = "") {
  const { entries, stopped } = desk.sync.outbox;
  if (entries.length || stopped) return;
  const seat = Number(/^\d+/.exec(line)?.[0]);
  await desk.busy(async () => {
    const state = await post({ path: `/hands/${desk.doc.hand}/events`, body: { kind, ...(seat ? { seat } : {}) }, key: uuid() }).catch(() => null);
    if (state) desk.take(state, null);
  });
}
