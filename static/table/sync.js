// Between this tablet and the record: entries go out through the outbox, news of other tablets come in, and
// what is shown is the confirmed hand with the unsent entries played on it by this tablet's own engine.
import { answers } from "./answers.js";
import { asking } from "./asking.js";
import { entering } from "./entering.js";
import { knownState, opened } from "./kept.js";
import { Known, LATE_MS } from "./known.js";
import { Outbox } from "./outbox.js";
import { t } from "../shell/texts.js";

// `hub`: table, tableDoc, hand (as confirmed), engine, draw(), drawSoon(), take(state, message), news(state, text),
// renew(table), say(message), back(message), open(sheet), mark(): whether something is on its way has changed;
// confirm(state): the server has said what is shown already; holds(entry): it is not to be sent yet;
// entered(message, state): an entry is on its way, and what it makes of the hand where that is known.
export function connect(hub) {
  const known = new Known(hub);
  const outbox = known.outbox = new Outbox(hub.table, {
    changed: () => changed(hub.draw),
    sent: () => changed(hub.drawSoon),
    answered: (entry, answer) => taken.answered(entry, answer),
    stopped: (entry, problem) => taken.stopped(entry, problem),
    link: (up) => asks.reached(up),
    holds: hub.holds,
    rests: hub.mark,
    beside: () => {
      if (outbox.entries.length) return enters.revive();
      outbox.on.changed();
      asks.newest().catch(() => asks.reached(false));
    },
    stored: (kept) => {
      if (known.reach && !known.late()) return; // it is answered before anybody counts it
      if (kept) hub.draw();
      else hub.say({ kind: "refused", text: t("live.lacks_store") });
    },
    waits: (problem) => hub.say({ kind: "refused", text: problem.message }),
  });
  const asks = asking(known);
  const taken = answers(known, asks);
  const enters = entering(known, asks);

  function changed(draw) {
    later();
    asks.report();
    draw();
    asks.heardMissed();
  }

  let timer = 0;
  function later() {
    clearTimeout(timer);
    if (outbox.entries.length && !known.late()) timer = setTimeout(hub.draw, LATE_MS);
  }

  // What this tablet knew when it was last here may be newer than the page, which may come from its own store.
  async function recall(again = true) {
    const kept = await knownState(hub.table);
    const ours = kept &&
      (kept.hand.hand > hub.hand.hand || kept.hand.hand === hub.hand.hand && kept.hand.seq > hub.hand.seq);
    known.past = kept?.past || known.past;
    known.last = kept?.last || known.last;
    known.deal = kept?.deal || known.deal;
    if (ours) {
      known.asOf = kept.at;
      hub.remember(kept);
    } else if (kept?.hand.hand === hub.hand.hand && kept.hand.seq === hub.hand.seq) {
      known.recalled = kept.at;
      if (navigator.onLine === false) known.asOf = kept.at;
    }
    if (kept?.hand.hand === hub.hand.hand && kept.hand.seq === hub.hand.seq) known.out = kept.out || [];
    if (await outbox.load()) {
      known.reach = false;
      outbox.send();
      if (outbox.stopped) {
        hub.open("conflict");
        asks.newest().catch(() => {});
      }
      await enters.revive();
    }
    if (again && !outbox.loaded) opened().then((base) => base && recall(false)); // a disk that was slow to open
  }

  const keep = () => {
    asks.keep(); // nobody waits for the disk
  };

  return {
    outbox,
    enter: enters.enter,
    enterAgain: enters.enterAgain,
    get judging() {
      return enters.judging;
    },
    get busy() {
      return enters.judging || outbox.busy;
    },
    rests: enters.rests,
    before: (hand) => known.before(hand),
    here: () => known.here(),
    tableNow: enters.tableNow,
    late: () => known.late(),
    newest: asks.newest,
    revive: enters.revive,
    drop: () => known.drop().finally(keep),
    takeBack: () => known.takeBack().finally(keep),
    anew() { // something else was entered beside the outbox
      known.out = [];
    },
    get untapped() {
      return known.out.at(-1);
    },
    tried: enters.tried,
    eventActs: asks.eventActs,
    get reach() {
      return known.reach;
    },
    get stream() {
      return asks.stream;
    },
    get begun() {
      return asks.begun;
    },
    get asOf() {
      return known.asOf;
    },
    again: taken.again,

    async begin() {
      await recall();
      document.addEventListener(
        "visibilitychange",
        () =>
          document.visibilityState === "visible" &&
          (outbox.send(), asks.newest().catch(() => asks.reached(false))),
      );
      addEventListener("online", () => outbox.send());
    },
  };
}
