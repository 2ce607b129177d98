// Pages without a server: their calls are answered by the room in this browser, their lists by files beside them.
import { keepState, knownState } from "../table/kept.js";
import { openRoom } from "./room.js";

// engine, worker, files: addresses relative to the page
export const where = JSON.parse(document.getElementById("nearby").textContent);
const files = where.games.replace("games.json", "");
let room = null;
let name = ""; // under which this table is kept
const theRoom = () => room ||= openRoom(where);
const now = () => new Date().toISOString();

// What `api.js` asks in the server's place: `{status, body}`.
async function nearby(method, path, body) {
  const file = fileOf(path);
  if (file) return { status: 200, body: await (await fetch(new URL(file, document.baseURI))).json() };
  if (path === "/who") return { status: 200, body: { open: true } };
  const answered = await theRoom().ask("call", { method, path, body, at: now() });
  if (!answered) throw new Error("no answer");
  if (answered.kept) keepState(name, { kept: answered.kept });
  return answered;
}

function fileOf(path) {
  if (path === "/games") return `${files}games.json`;
  const game = /^\/games\/([^/]+)\/rules/.exec(path);
  return game && `${files}rules/${game[1]}.json`;
}

// The table of this page: as this browser kept it, else as it is opened.
export async function openTable({ game, number, title }) {
  name = `room-${number}`;
  const known = await knownState(name);
  const asked = { game, number, name: title, at: now() };
  return theRoom().ask(known ? "recall" : "open", known ? { ...asked, kept: known.kept } : asked);
}

// The news of other tablets: there are none, and the stream of them never breaks off.
class Silence {
  onopen = null;
  #beat = 0;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  addEventListener(kind, heard) {
    if (kind === "beat") this.#beat = setInterval(heard, 15000);
  }
  close() {
    clearInterval(this.#beat);
  }
}

Object.assign(globalThis, { nearby, EventSource: Silence });
if (document.getElementById("tool")) nearby.ready = theRoom().ready;
const keeper = navigator.serviceWorker;
keeper?.register(new URL(`${where.worker}?in=${document.documentElement.lang}`, document.baseURI)).catch(
  () => {},
);
if (keeper) keeper.register = () => Promise.reject(new Error("this folder has a worker of its own"));
