// The service worker as a browser has it: its listeners by name, a cache whose disk never answers.
const code = Deno.readTextFileSync(new URL("../../static/sw.js", import.meta.url));

function worker(page) {
  const heard = {};
  const disk = { put: () => new Promise(() => {}), match: async () => page };
  new Function(
    "addEventListener",
    "caches",
    "fetch",
    "location",
    "VERSION",
    "STATIC",
    "SHELL",
    "ENGINE",
    code,
  )(
    (name, listener) => heard[name] = listener,
    { open: async () => disk },
    async () => {
      if (page) throw new TypeError("no network");
      return new Response("the hand");
    },
    { origin: "https://room" },
    "1",
    "/static",
    [],
    [],
  );
  return heard;
}

async function opened(heard) {
  let answer;
  const kept = [];
  heard.fetch({
    request: { method: "GET", mode: "navigate", url: "https://room/tables/1" },
    respondWith: (one) => answer = one,
    waitUntil: (one) => kept.push(one),
  });
  return { text: await (await answer).text(), kept: kept.length };
}

Deno.test("a table's page does not wait until it is kept on the disk", async () => {
  const { text, kept } = await opened(worker());
  if (text !== "the hand" || kept !== 1) throw new Error(`${text}, kept ${kept}`);
});

Deno.test("without a network a table's page is the one that was kept", async () => {
  const { text, kept } = await opened(worker(new Response("as it was")));
  if (text !== "as it was" || kept) throw new Error(`${text}, kept ${kept}`);
});
