// What survives a reload of this tablet's pages: a few promises over IndexedDB. Without it everything works, and is
// forgotten.
const OPENS_MS = 1500; // then the page goes on without it
let opening = null;

// Null where there is none. One that the browser has shut, as iOS does behind a sleeping page, is opened again.
export function opened() {
  opening ||= new Promise((resolve) => {
    const asked = globalThis.indexedDB?.open("dealer-assist", 1);
    if (!asked) return resolve(null);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("outbox", { keyPath: "n", autoIncrement: true }).createIndex(
        "table",
        "table",
      );
      asked.result.createObjectStore("states", { keyPath: "table" });
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => opening = null;
      resolve(asked.result);
    };
    asked.onerror = asked.onblocked = () => resolve(null);
  }).catch(() => null);
  return opening;
}

let late = null;
function database() {
  late ||= new Promise((resolve) => {
    const timer = setTimeout(resolve, OPENS_MS, null);
    opened().finally(() => clearTimeout(timer));
  });
  return Promise.race([opened(), late]);
}

export async function store(name, mode, ask, again = true) {
  const base = await database();
  if (!base) return null;
  return new Promise((resolve) => {
    const work = base.transaction(name, mode, {
      durability: mode === "readwrite" && name === "outbox" ? "strict" : "relaxed",
    });
    const asked = ask(work.objectStore(name));
    if (mode === "readwrite") work.commit?.(); // holds even where the page is closed in this moment
    work.oncomplete = () => resolve(asked.result ?? null);
    work.onerror = work.onabort = () => resolve(null);
  }).catch(() => {
    if (!again) return null;
    opening = null;
    return store(name, mode, ask, false);
  });
}

export const keepState = (table, state) =>
  store("states", "readwrite", (all) => all.put({ ...state, table }));
export const knownState = (table) => store("states", "readonly", (all) => all.get(table));
export const keepsOverReload = async () => Boolean(await database());
