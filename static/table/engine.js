// This tablet's own judge: the engine in a worker. It is loaded after the first paint; until it stands, and
// where a browser cannot run it, `ready` is false and every entry waits for the server's word.

// the cache that outlives a new version of the pages, as static/sw.js names it
const KEEPS = "dealer-assist engine";

export class Engine {
  where = null;
  changed = () => {};
  ready = false;
  failed = "";
  #worker = null;
  #asked = new Map();
  #n = 0;

  // `where`: script, pyodide, rooms, language; `changed` is called when it stands, or cannot.
  constructor(where, changed) {
    Object.assign(this, { where, changed });
  }

  static get wanted() {
    try {
      return localStorage.getItem("engine") !== "off";
    } catch {
      return true;
    }
  }

  static choose(on) {
    try {
      localStorage.setItem("engine", on ? "on" : "off");
    } catch { /* no storage: it stays as it is */ }
  }

  // When the page has been painted and nothing else is to be done.
  startSoon() {
    if (!this.where || !Engine.wanted || !globalThis.WebAssembly || !globalThis.Worker) return;
    const idle = globalThis.requestIdleCallback || ((go) => setTimeout(go, 200));
    requestAnimationFrame(() => setTimeout(() => idle(() => this.start(), { timeout: 2000 })));
  }

  start() {
    this.#worker = new Worker(this.where.script, { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#heard(data);
    this.#worker.onerror = (problem) => this.#gone(problem.message || "worker");
    this.#worker.postMessage({ begin: this.where });
  }

  // The answer to one question; null where the engine cannot give one.
  ask(question, document) {
    if (!this.ready) return Promise.resolve(null);
    const id = ++this.#n;
    this.#worker.postMessage({
      id,
      text: JSON.stringify({ ask: question, language: this.where.language, ...document }),
    });
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  #heard({ ready, failed, id, answer }) {
    if (id) {
      if (failed) console.error(failed);
      this.#asked.get(id)?.(answer ?? null);
      this.#asked.delete(id);
    } else if (ready) {
      this.ready = true;
      this.#keep();
      this.changed();
    } else this.#gone(failed);
  }

  #gone(why) {
    this.failed = why;
    this.ready = false;
    this.#asked.forEach((resolve) => resolve(null));
    this.#asked.clear();
    this.changed();
  }

  // A first visit is not yet watched by the service worker: what it will be asked for is kept here.
  async #keep() {
    const { pyodide, rooms } = this.where;
    const names = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"].map((name) =>
      pyodide + name
    );
    const cache = await globalThis.caches?.open(KEEPS).catch(() => null);
    for (const address of cache ? [...names, rooms] : []) {
      if (!await cache.match(address)) await cache.add(address).catch(() => null);
    }
  }
}
