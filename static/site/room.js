// The room in this browser, where no server is: the engine in a worker, with what answers in a server's place.
import { Engine } from "../table/engine.js";

// `where`: as a page tells it, addresses relative to the page. `ask(question, document)` waits until it stands.
export function openRoom(where) {
  const whole = (address) => new URL(address, document.baseURI).href;
  let stands, fails;
  const ready = new Promise((resolve, reject) => [stands, fails] = [resolve, reject]);
  const engine = new Engine({
    ...where,
    script: whole(where.script),
    pyodide: whole(where.pyodide),
    rooms: whole(where.rooms),
  }, () => (engine.ready ? stands() : fails(new Error(engine.failed))));
  ready.catch(() => {});
  engine.start();
  return {
    ready,
    ask: async (question, asked) => {
      await ready;
      return engine.ask(question, asked);
    },
  };
}
