// What the floor's panel ruled on is kept in the hand's log as something irregular; it moves no chip.
import { post, uuid } from "../shell/api.js";
import { h, key } from "../shell/dom.js";
import { t } from "../shell/texts.js";

// What is only written down, and whether it is somebody's.
const NOTED = [["exposed-card", true], ["dead-hand", true], ["mis-set", true], ["fouled-deck", false], [
  "wrong-button",
  false,
], ["other", false]];

export const eventText = ({ kind, seat, note }) =>
  [seat ? `${t(`event.${kind}`)} (${seat})` : t(`event.${kind}`), note].filter(Boolean).join(": ");

export const noteKey = (open) =>
  key("kind-note", t("event.note"), {
    kind: "plain",
    small: t("event.note_small"),
    onclick: () => open({ kind: "note" }),
  });

// First what it was, then whose, where it is somebody's; the last tap writes it down.
export function askNote(desk) {
  const { floor } = desk.ui;
  const write = (kind, seat = null) => {
    desk.change({ floor: null });
    return desk.enter(`/hands/${desk.doc.hand}/events`, { kind, ...(seat ? { seat } : {}) }, {
      kind: "done",
      text: t(seat ? "event.noted_seat" : "event.noted", { what: t(`event.${kind}`), seat }),
    });
  };
  if (floor.verb) {
    const at = desk.doc.seats.map(({ seat }) =>
      key(`at-${seat}`, t("fast.seat", { seat }), {
        kind: "preset",
        small: desk.names[seat] || "",
        onclick: () => write(floor.verb, seat),
      })
    );
    return {
      title: t("event.whose", { what: t(`event.${floor.verb}`) }),
      body: [h("div", { class: "picks" }, at)],
    };
  }
  const open =
    (kind, whose) => () => (whose ? desk.change({ floor: { ...floor, verb: kind } }) : write(kind));
  return {
    title: t("event.title"),
    body: [h(
      "div",
      { class: "picks" },
      NOTED.map(([kind, whose]) =>
        key(`note-${kind}`, t(`event.${kind}`), { kind: "preset", onclick: open(kind, whose) })
      ),
    )],
  };
}

// Before the ruling's own entry. Without the server, or behind entries that wait, the ruling is entered all
// the same.
export async function tellEvent(desk, kind, line = "") {
  const { entries, stopped } = desk.sync.outbox;
  if (entries.length || stopped) return;
  const seat = Number(/^\d+/.exec(line)?.[0]);
  await desk.busy(async () => {
    const state = await post({
      path: `/hands/${desk.doc.hand}/events`,
      body: { kind, ...(seat ? { seat } : {}) },
      key: uuid(),
    }).catch(() => null);
    if (state) desk.take(state, null);
  });
}
