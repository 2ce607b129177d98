// What comes in: news of other tablets, the table as it is when it was away, what the next hand hangs on.
import { ask, device, get } from "../shell/api.js";
import { follow } from "../shell/live.js";
import { t } from "../shell/texts.js";
import { keepState } from "./kept.js";
import { changedTo } from "./telling.js";

export function asking(known) {
  const { hub } = known;
  let stream = ""; // "up", "lost", "away"; "" before the first word
  let missed = null; // news that came while an entry was on its way
  let kept = null; // the hand as it was confirmed last
  let begun = false; // has the stream said how things stand?

  function tellPage(detail) {
    begun = true;
    document.dispatchEvent(new CustomEvent("news", { detail }));
  }

  const live = follow(hub.table, {
    link: (now) => {
      stream = now;
      if (now === "lost" && !begun) tellPage({ kind: "state" }); // what it would have begun with is asked for
      const since = known.asOf; // nothing may have happened meanwhile: no news says so
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
      known.past = known.past && { ...known.past, of: 0 }; // another mix, another level
      askPast();
    }
    if (news.kind !== "hand" && news.kind !== "state" || news.hand === null) return;
    if (known.outbox.entries.length) missed = news;
    else if (news.hand > hub.hand.hand || news.hand === hub.hand.hand && news.seq > hub.hand.seq) {
      heardOf(news);
    } else if (known.asOf || known.recalled || hub.hand !== kept) confirmed();
    else askPast(); // an entry of this tablet: its answer has said so
  }

  // What was not looked at then; it is kept again while something is on its way.
  function heardMissed() {
    const earlier = missed;
    missed = null;
    if (earlier) heard(earlier);
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

  // The table's newest hand, whoever went on with it. Where another was dealt here meanwhile, the answer is of before.
  async function newest() {
    const { hand } = hub.hand;
    const table = await askTable();
    if (hub.hand.hand !== hand) return newest();
    reached(true);
    if (!table.hand || table.hand.id === hub.hand.hand && table.hand.seq === hub.hand.seq) {
      return confirmed(), hub.hand;
    }
    const state = await standing(await get(`/hands/${table.hand.id}`));
    if (hub.hand.hand !== hand) return newest();
    if (!known.outbox.entries.length) tell(state, null);
    return state;
  }

  // A hand that was taken back before anything was entered in it: the one before it stands.
  const standing = async (state) => (state.back_to ? get(`/hands/${state.back_to}`) : state);

  function tell(state, device) {
    if (known.outbox.entries.length) return;
    if (state.hand === hub.hand.hand && state.seq <= hub.hand.seq) return;
    known.out = [];
    const what = changedTo(hub.hand, state);
    hub.news(state, device ? t("live.updated", { what }) : t("live.updated_meanwhile", { what }));
    confirmed();
  }

  // Asked for several times together, it is as the last answer has it.
  let tables = 0;
  async function askTable() {
    const mine = ++tables;
    const table = await get(`/tables/${hub.table}`);
    if (mine === tables) hub.renew(table);
    return table;
  }

  const renew = () => askTable().catch(() => {});
  // The hand before this one, as long as nothing was entered in this: it may be taken back.
  function keep() {
    if (hub.hand.over) known.last = hub.hand;
    const { past, last, out, deal } = known;
    const at = known.asOf || known.recalled || Date.now();
    return keepState(hub.table, { ...hub.kept(), past, last: hub.hand.previous && last, out, deal, at });
  }

  function confirmed() {
    known.asOf = known.recalled = null;
    kept = hub.hand;
    keep();
    askPast();
    hub.drawSoon();
  }

  // What the next hand hangs on, asked for once in each hand and after each act of an event's director, while this
  // tablet can judge by itself.
  let waits = false;
  let acts; // of the director of this table's event, so many: each may change what comes
  async function askPast() {
    const { hand, number } = hub.hand, { past: was, outbox } = known;
    const asked = was?.of === hand && was.acts === (acts ?? was.acts);
    if (waits || asked || !hub.engine.ready || !known.reach || hand < 0 || outbox.entries.length) return;
    waits = true;
    const answer = await get(`/tables/${hub.table}/past`).catch(() => null);
    waits = false;
    if (!answer || outbox.entries.length || hub.hand.hand !== hand) return;
    const of = known.past === was ? hand : 0; // what was heard meanwhile is asked for again
    if (answer.hands.some((one) => one.number === number)) known.past = { ...answer, of, at: Date.now() };
    keep();
  }

  function reached(up) {
    const { outbox } = known;
    if (known.reach === up) return;
    known.reach = outbox.up = up;
    if (up) {
      document.dispatchEvent(new CustomEvent("back"));
      outbox.send();
    } else if (!known.asOf) known.asOf = known.recalled || Date.now();
    hub.draw();
    report();
  }

  // The floor's wall shows which tables have entries that wait.
  let reported = 0;
  function report() {
    const { outbox } = known;
    const count = known.late() || outbox.stopped ? outbox.waiting : 0;
    if (!known.reach || count === reported) return;
    reported = count;
    ask(`/tables/${hub.table}/unsent`, { device: device(), count }).catch(() => {
      reported = -1;
    });
  }

  return {
    heardMissed,
    newest,
    keep,
    standing,
    renew,
    confirmed,
    askPast,
    reached,
    report,
    open: () => live.open(),
    eventActs(count) {
      acts = count;
      askPast();
    },
    get stream() {
      return stream;
    },
    get begun() {
      return begun;
    },
  };
}
