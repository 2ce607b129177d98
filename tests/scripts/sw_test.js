import { same } from "./page.js";

// The service worker as a browser has it: its listeners by name, caches that a test has made, and no network
// where a page was kept.
const code = Deno.readTextFileSync(new URL("../../static/sw.js", import.meta.url));

function begun(caches, fetch) {
  const heard = {};
  const given = {
    addEventListener: (name, listener) => heard[name] = listener,
    skipWaiting: () => {},
    clients: { matchAll: async () => [] },
    caches,
    fetch,
    location: { origin: "https://room" },
    VERSION: "1",
    STATIC: "/static",
    SHELL: ["/static/table.js"],
    ENGINE: ["/engine/python", "/engine/rooms"],
  };
  new Function(...Object.keys(given), code)(...Object.values(given));
  return heard;
}

// A disk that never answers.
function worker(page) {
  const disk = { put: () => new Promise(() => {}), match: async () => page };
  return begun({ open: async () => disk }, async () => {
    if (page) throw new TypeError("no network");
    return new Response("the hand");
  });
}

// Caches of paths alone; `open` as a browser has it.
function disks(stored = {}) {
  const open = async (name) => {
    const paths = stored[name] ||= [];
    return {
      keys: async () => paths,
      match: async (path) => paths.includes(path),
      add: async (path) => paths.push(path),
      addAll: async (all) => paths.push(...all),
    };
  };
  return { stored, open };
}

async function installed(stored) {
  const caches = disks(stored);
  await new Promise((done) => begun(caches).install({ waitUntil: (kept) => kept.then(done) }));
  return caches.stored;
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

Deno.test("the games to choose from are kept with the shell", async () => {
  const kept = await installed({});
  same(kept["dealer-assist 1"], ["/static/table.js", "/api/v1/games", "/"]);
});

Deno.test("a tablet that judges by itself has the new engine before the new version takes over", async () => {
  const kept = await installed({ "dealer-assist engine": ["/engine/python", "/engine/rooms-before"] });
  same(kept["dealer-assist engine"], ["/engine/python", "/engine/rooms-before", "/engine/rooms"]);
  same((await installed({}))["dealer-assist engine"], []);
});

Deno.test("a full disk keeps no script from its page", async () => {
  const full = {
    put: () => Promise.reject(new DOMException("", "QuotaExceededError")),
    match: async () => {},
  };
  const heard = begun({ open: async () => full }, async () => new Response("the script"));
  let answer;
  heard.fetch({
    request: { method: "GET", mode: "cors", url: "https://room/static/table.js" },
    respondWith: (one) => answer = one,
  });
  same(await (await answer).text(), "the script");
});
