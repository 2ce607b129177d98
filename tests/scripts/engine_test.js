import { same, script } from "./page.js";

delete globalThis.caches; // nothing is kept here

const { Engine } = await script("table/engine");

const PATIENCE = { begin: 100, answer: 100, again: [1, 1] };
const later = (ms) => new Promise((go) => setTimeout(go, ms));

// Its timers outlive a test, as they do a page.
const test = (name, fn) => Deno.test({ name, fn, sanitizeOps: false });

// Workers that do as they are told, one after another; the last word goes on for all that follow.
function workers(...ways) {
  const begun = [];
  globalThis.Worker = class {
    constructor() {
      this.way = ways.length > 1 ? ways.shift() : ways[0];
      begun.push(this);
    }

    postMessage(asked) {
      this.heard = asked;
      const says = (data) => queueMicrotask(() => this.gone || this.onmessage({ data }));
      if (this.way === "silent") return;
      if (this.way === "slow") {
        [60, 120].forEach((ms) => setTimeout(says, ms, { came: "a step" }));
        setTimeout(says, 180, { ready: true });
        return;
      }
      if (this.way === "stuck") {
        says({ came: "a step" });
        return;
      }
      if (asked.begin) says(this.way === "broken" ? { failed: "no memory" } : { ready: true });
      else if (this.way !== "mute") says({ id: asked.id, answer: "yes" });
    }

    terminate() {
      this.gone = true;
    }
  };
  return begun;
}

function engine() {
  const news = [];
  const one = new Engine({}, () => news.push(one.ready ? "stands" : one.failed || "away"), PATIENCE);
  one.start();
  return { one, news };
}

test("a worker that never stands is begun anew, and the page hears of the one that does", async () => {
  const begun = workers("silent", "well"), { one, news } = engine();
  await later(300);
  same([begun.map(({ gone }) => Boolean(gone)), news], [[true, false], ["stands"]]);
  same(await one.ask("after", {}), "yes");
});

test("one that tells how far it has come is waited for, and given up where it comes no further", async () => {
  const slow = workers("slow"), { news } = engine();
  await later(400);
  same([slow.length, news], [1, ["stands"]]);
  const stuck = workers("stuck", "well"), after = engine();
  await later(400);
  same([stuck.length, after.news], [2, ["stands"]]);
});

test("one that breaks is tried again before the dealer is told that there is none", async () => {
  const begun = workers("broken", "broken", "broken", "well"), { one, news } = engine();
  await later(300);
  same([begun.length, news, one.failed], [4, ["no memory", "no memory", "stands"], ""]);
});

test("it is on its way until it stands or is given up, and never where nobody wants it", async () => {
  workers("broken", "broken", "well");
  const told = [], one = new Engine({}, () => told.push([one.failed, one.coming]), PATIENCE);
  one.start();
  const begins = one.coming;
  await later(300);
  same([begins, told], [true, [["no memory", false], ["", false]]]);
  same(new Engine(null, () => {}).coming, false);
});

test("a question that gets no answer is given up, and another worker answers the next", async () => {
  const begun = workers("mute", "well"), { one, news } = engine();
  await later(1);
  same(await one.ask("after", {}), null);
  await later(50);
  same([await one.ask("after", {}), begun.length, news], ["yes", 2, ["stands", "away", "stands"]]);
});

test("a browser that forbids every worker is one that cannot judge, and no error", async () => {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException("", "SecurityError");
    }
  };
  const { one } = engine();
  await later(50);
  same([one.failed, one.coming], ["SecurityError", false]);
  workers("well");
  await later(50);
  same(one.ready, true);
});

test("it begins with a question like those to come, in the dealer's language", () => {
  const begun = workers("silent"), one = new Engine({ language: "de" }, () => {}, PATIENCE);
  one.first = () => ({ ask: "after", lines: [] });
  one.start();
  same(JSON.parse(begun[0].heard.first), { language: "de", ask: "after", lines: [] });
  const bare = new Engine({ language: "de" }, () => {}, PATIENCE);
  bare.start();
  same(begun[1].heard.first, null); // a page that knows of no hand
});
