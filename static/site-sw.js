// Keeps the folder on this device, each file by its hash: a new version fetches what changed. Pages and pictures in
// another language than `?in=` says are kept when they are looked at. The folder's writer puts `VERSION`, `FILES`
// (hashes by name), `LANGUAGES` (those with a folder of their own) and `AWAY` (the page of what is not kept) above.
const CACHE = `dealer-assist site ${VERSION}`;
const OURS = "dealer-assist site ";
const root = new URL("./", location.href);
const own = new URL(location.href).searchParams.get("in");
const others = LANGUAGES.filter((code) => code !== own);
// a page of another language's folder, a picture in it
const isForeign = (name) => others.some((code) => name.startsWith(`${code}/`) || name.includes(`.${code}.`));
const marked = (name) => new URL(`${name}?${FILES[name]}`, root).href;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepAll());
});

async function keepAll() {
  const before = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const cache = await caches.open(CACHE);
  const wanted = Object.keys(FILES).filter((name) => !isForeign(name));
  for (const name of wanted) {
    const address = marked(name);
    const known = await cache.match(address) || await earlier(before, address);
    await cache.put(address, known || await fresh(address));
  }
}

async function earlier(names, address) {
  for (const name of names) {
    const cached = await (await caches.open(name)).match(address);
    if (cached) return cached;
  }
  return null;
}

async function fresh(address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

// The folder first as it is kept; what is not of it goes its way.
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(root.href)) return;
  const name = decodeURIComponent(url.pathname.slice(root.pathname.length));
  const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  if (FILES[file]) event.respondWith(cachedFirst(file, event.request));
});

async function cachedFirst(file, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(marked(file));
  if (found) return found;
  const answer = await fetch(request).catch((problem) => {
    if (request.mode !== "navigate") throw problem;
    return new Response(AWAY, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  });
  if (answer.ok && !answer.redirected) await cache.put(marked(file), answer.clone());
  return answer;
}
