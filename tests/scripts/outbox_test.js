import { same, script } from "./page.js";

const { Outbox } = await script("table/outbox");

// A server that answers what it is told to: a number is a status, "lost" is no answer.
function serve(...answers) {
  const asked = [];
  asked.keys = [];
  globalThis.fetch = (_path, { method, body }) => {
    if (method === "GET") return Promise.resolve(Response.json({}));
    const { line, key } = JSON.parse(body);
    asked.push(line);
    asked.keys.push(key);
    const now = answers.shift() ?? 200;
    if (now === "lost") return Promise.reject(new TypeError("no network"));
    return Promise.resolve(
      Response.json(now === 200 ? {} : { error: { message: "No.", code: "no" } }, { status: now }),
    );
  };
  return asked;
}

function outbox() {
  const happened = [];
  const box = new Outbox(1, {
    changed: () => {},
    sent: () => {},
    holds: () => false,
    waits: () => {},
    rests: () => {},
    stored: () => {},
    link: (up) => happened.push(up ? "up" : "down"),
    answered: (entry) => (left) => happened.push(left ? `${entry.words}, ${left} left` : entry.words),
    stopped: (entry) => happened.push(`refused ${entry.words}`),
  });
  return { box, happened };
}

const entry = (line, seq) => ({
  key: `key of ${line}`,
  hand: 1,
  seq,
  path: "/hands/1/actions",
  body: { line, seq },
  words: line,
});

Deno.test("entries go out in the order in which they were tapped, each once", async () => {
  const asked = serve(), { box, happened } = outbox();
  await Promise.all([
    box.add(entry("1 call", 0)),
    box.add(entry("2 check", 1)),
    box.add(entry("deal board", 2)),
  ]);
  same(asked, ["1 call", "2 check", "deal board"]);
  same(happened, ["1 call, 2 left", "2 check, 1 left", "deal board"]);
  same(box.entries.length, 0);
});

Deno.test("what is refused stops what stands behind it, and both are dropped together", async () => {
  const asked = serve(409), { box, happened } = outbox();
  const first = box.add(entry("1 call", 0));
  box.add(entry("2 check", 1));
  same(await first, false);
  same([asked, happened], [["1 call"], ["refused 1 call"]]);
  same((await box.drop()).map((one) => one.words), ["1 call", "2 check"]);
  same([box.stopped, box.entries.length], [null, 0]);
});

Deno.test("an entry that got no answer is kept and sent again under the same key", async () => {
  const asked = serve("lost"), { box, happened } = outbox();
  same(await box.add(entry("1 call", 0)), false);
  same([box.entries.length, box.up, happened], [1, false, ["down"]]);
  await box.send();
  same([asked, happened], [["1 call", "1 call"], ["down", "up", "1 call"]]);
  same(asked.keys, ["key of 1 call", "key of 1 call"]);
});

Deno.test("until its answer is shown an entry is there: no page drawn before has the hand without it", async () => {
  serve();
  const { box } = outbox();
  const there = [];
  box.on.answered = async () => {
    await Promise.resolve();
    there.push(box.entries.length);
    return () => there.push(box.entries.length);
  };
  await box.add(entry("1 call", 0));
  same(there, [1, 0]);
});

Deno.test("an entry that never was on its way is taken back as if it had not been tapped", async () => {
  serve("lost");
  const { box } = outbox();
  box.away();
  box.add(entry("1 call", 0));
  same((await box.takeBack()).words, "1 call");
  same(box.entries.length, 0);
});

Deno.test("what the disk has not taken yet is not counted among what waits", async () => {
  serve("lost");
  const { box } = outbox();
  box.away();
  const counted = [];
  box.on.stored = box.on.changed = box.on.sent = () => counted.push(box.waiting);
  const sent = box.add(entry("1 call", 0));
  same([box.entries.length, box.waiting], [1, 0]);
  await sent;
  same(counted, [0, 1, 1]);
});
