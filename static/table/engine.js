// This tablet's own judge: the engine in a worker. It is loaded after the first paint; until it stands, and
// where a browser cannot run it, `ready` is false and every entry waits for the server's word.

// the cache that outlives a new version of the pages, as static/sw.js names it
const KEEPS = "dealer-assist engine";

// A worker that does not stand by then, or leaves a question unanswered so long, is begun anew: a slow tablet
// takes some seconds for it, and a lost one would otherwise wait all night. Each try has longer than the last,
// and one that tells how far it has come has as long again: it is slow, not lost.
const PATIENCE = { begin: 25000, answer: 15000, again: [500, 5000, 30000, 60000] };
const TRIES_UNTOLD = 2; // before the dealer reads that there is none

export class Engine {
  where = null;
  changed = () => {};
  first = () => null;
  ready = false;
  failed = "";
  #patience = PATIENCE;
  #worker = null;
  #tries = 0;
  #came = 0;
  #waits = 0;
  #asked = new Map();
  #foreseen = new Map(); // by question: the answer that nobody has asked for yet
  #n = 0;

  // `where`: script, pyodide, rooms, language; `changed` is called when it stands, or cannot; `first` gives a question
  // like those to come, or null: an engine's first answer takes it many times as long as the next.
  constructor(where, changed, patience = PATIENCE) {
    Object.assign(this, { where, changed });
    this.#patience = patience;
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

  // It does not stand yet, and will in a moment; not so where it was given up or nobody wants it.
  get coming() {
    return this.#possible && !this.ready && !this.failed;
  }

  get #possible() {
    return Boolean(this.where && Engine.wanted && globalThis.WebAssembly && globalThis.Worker);
  }

  // When the page has been painted and nothing else is to be done.
  startSoon() {
    if (!this.#possible) return;
    const idle = globalThis.requestIdleCallback || ((go) => setTimeout(go, 200));
    requestAnimationFrame(() => setTimeout(() => idle(() => this.start(), { timeout: 2000 })));
  }

  start() {
    if (this.#worker) return;
    this.#tries++;
    try {
      const worker = this.#worker = new Worker(this.where.script, { type: "module" });
      worker.onmessage = ({ data }) => this.#heard(data);
      worker.onerror = (problem) => this.#gone(problem.message || "worker");
      worker.postMessage({ begin: this.where, first: this.#text(this.first()) });
    } catch (problem) {
      return this.#gone(String(problem)); // a browser that forbids it
    }
    this.#watchStart();
  }

  #watchStart() {
    const come = ++this.#came;
    this.#watch(() => !this.ready && come === this.#came, this.#patience.begin * this.#tries);
  }

  // The answer to one question; null where the engine cannot give one.
  async ask(question, document) {
    const text = this.#text({ ask: question, ...document });
    const foreseen = this.#foreseen.get(text);
    this.#foreseen.delete(text); // who asks may change what is answered
    return await foreseen || this.#post(text);
  }

  // What may be asked next, the likeliest first, is answered beforehand, one question after the other; of what was
  // foreseen before only what may still be asked is kept.
  async foresee(questions) {
    const texts = questions.map((one) => this.#text(one));
    const kept = texts.filter((text) => this.#foreseen.has(text));
    const foreseen = this.#foreseen = new Map(kept.map((text) => [text, this.#foreseen.get(text)]));
    for (const text of texts) {
      if (foreseen !== this.#foreseen) return; // another screen has come
      if (!foreseen.has(text)) await foreseen.set(text, this.#post(text)).get(text);
    }
  }

  #post(text) {
    if (!this.ready) return null;
    const id = ++this.#n;
    this.#worker.postMessage({ id, text });
    this.#watch(() => this.#asked.has(id), this.#patience.answer);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  #text(asked) {
    return asked && JSON.stringify({ language: this.where.language, ...asked });
  }

  // `waits` is still so after that many milliseconds, of this worker: it is given up.
  #watch(waits, ms) {
    const worker = this.#worker;
    setTimeout(() => worker === this.#worker && waits() && this.#gone("silent"), ms);
  }

  #heard({ came, ready, failed, id, answer }) {
    if (id) {
      if (failed) console.error(failed);
      this.#asked.get(id)?.(answer ?? null);
      this.#asked.delete(id);
    } else if (came) this.#watchStart();
    else if (ready) {
      Object.assign(this, { ready, failed: "" });
      this.#tries = 0;
      this.#keep();
      this.changed();
    } else this.#gone(failed);
  }

  // What was asked is answered by nobody here; another worker is begun, a little later each time.
  #gone(why) {
    this.#worker?.terminate();
    this.#worker = null;
    const stood = this.ready;
    this.ready = false;
    this.#asked.forEach((resolve) => resolve(null));
    this.#asked.clear();
    this.#foreseen = new Map();
    if (this.#tries >= TRIES_UNTOLD) this.failed = why;
    if (stood || this.failed) this.changed();
    const { again } = this.#patience;
    clearTimeout(this.#waits);
    this.#waits = setTimeout(() => this.start(), again[Math.min(this.#tries, again.length - 1)]);
  }

  // A first visit is not yet watched by the service worker: what it will be asked for is kept here.
  async #keep() {
    const { pyodide, rooms } = this.where;
    const names = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"].map((name) =>
      pyodide + name
    );
    const cache = await Promise.resolve().then(() => globalThis.caches?.open(KEEPS)).catch(() => null);
    for (const address of cache ? [...names, rooms] : []) {
      if (!await cache.match(address)) await cache.add(address).catch(() => null);
    }
  }
}
