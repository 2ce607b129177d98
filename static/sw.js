// Keeps the shell of this version and the pages of the tables that were visited, so that a reload without a
// connection opens the table. The server writes `VERSION`, `STATIC`, `SHELL` and `ENGINE` above. Answers of
// the API, but those about games, and whatever changes something go to the network alone: what a table last
// looked like is kept by its page, with the time.
const CACHE = `dealer-assist ${VERSION}`;
// outlives a new version of the pages: it is loaded once, and again when it changed
const JUDGE = "dealer-assist engine";
const GAMES = "/api/v1/games";
// what is told of the games: the list, and each game's card
const BOOKS = /^\/api\/v1\/games(\/[^/]+\/rules)?$/;
const PAGE = /^\/(tables\/\d+(\/seats)?|install)?$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepShell());
  // a browser that knows such routes reads the shell itself, and asks for a page while this worker wakes up
  event.addRoutes?.([
    {
      condition: { or: SHELL.map((pathname) => ({ urlPattern: new URLPattern({ pathname }) })) },
      source: { cacheName: CACHE },
    },
    { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" },
  ]).catch(() => {});
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const paths = open.map((one) => new URL(one.url).pathname).filter((path) => PAGE.test(path));
  await Promise.allSettled([GAMES, "/", ...paths].map((path) => cache.add(path)));
  await keepJudge();
}

// A tablet that judges by itself still does when this version takes over from the last.
async function keepJudge() {
  const judge = await caches.open(JUDGE);
  if (!(await judge.keys()).length) return;
  await Promise.allSettled(ENGINE.map(async (path) => await judge.match(path) || judge.add(path)));
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name !== CACHE && name !== JUDGE) await caches.delete(name);
  }
  const judge = await caches.open(JUDGE);
  for (const request of await judge.keys()) {
    if (!ENGINE.includes(new URL(request.url).pathname)) await judge.delete(request);
  }
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${STATIC}/`)) event.respondWith(keptFirst(request, CACHE));
  else if (ENGINE.includes(url.pathname)) event.respondWith(keptFirst(request, JUDGE));
  else if (request.mode === "navigate" && PAGE.test(url.pathname)) {
    event.respondWith(networkFirst(event, url.pathname));
  } else if (BOOKS.test(url.pathname)) event.respondWith(networkFirst(event, url.pathname + url.search));
});

// A file of this version never changes.
async function keptFirst(request, name) {
  const cache = await caches.open(name);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  // a disk that is full takes nothing more, and the page comes all the same
  if (answer.ok && !answer.redirected) await cache.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

// The answer goes on as it comes: nothing waits for the disk before the first paint.
async function networkFirst(event, path) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(path, answer.clone()));
    return answer;
  } catch (problem) {
    const cached = await (await caches.open(CACHE)).match(path);
    if (cached) return cached;
    throw problem;
  }
}

async function keep(path, answer) {
  await (await caches.open(CACHE)).put(path, answer);
}
