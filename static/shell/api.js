// Calls to the JSON API. An entry carries the state it was made for and a key of its own, so that it counts
// once.
import { t } from "./texts.js";

const ROOT = "/api/v1";
const PATIENCE_MS = 8000; // then the network has lost it

export class Refused extends Error {
  constructor(status, answer) {
    super(answer?.error?.message || t("api.no-reason"));
    this.status = status;
    this.code = answer?.error?.code || "";
    this.field = answer?.error?.field || "";
    this.rule = answer?.error?.rule_words || answer?.error?.rule || "";
    this.state = answer?.state || null;
    this.conflict = answer?.conflict || null;
  }
}

export class Unsent extends Error {}

async function fetched(method, path, body) {
  const response = await fetch(ROOT + path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
    cache: "no-store",
    signal: AbortSignal.timeout?.(PATIENCE_MS),
  });
  return { status: response.status, body: await response.json() };
}

// Where no server is, the room in this browser answers (nearby.js).
async function call(method, path, body) {
  const answer = await (globalThis.nearby || fetched)(method, path, body).catch(() => {
    throw new Unsent(t("api.no-answer"));
  });
  if (answer.status === 401) document.dispatchEvent(new CustomEvent("signed-out"));
  if (answer.status >= 400) throw new Refused(answer.status, answer.body);
  return answer.body;
}

export const get = (path) => call("GET", path);

// A setting of the table; it says what it shall be, so it may be sent twice.
export const patch = (path, body) => call("PATCH", path, body);

export const put = (path, body) => call("PUT", path, body);
export const del = (path) => call("DELETE", path);

// A question, which changes nothing.
export const ask = (path, body) => call("POST", path, body);

// An entry of the outbox; its key makes it count once, however often it is sent.
// What says how something shall be, and no more, may be sent twice, and carries none.
export const post = ({ method = "POST", path, body, key }) =>
  method === "POST" ? call(method, path, { ...body, key, device: device() }) : call(method, path, body);

// randomUUID exists on https and localhost only; a room's server may be plain http.
export function uuid() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

let remembered = "";
export function device() {
  try {
    remembered ||= localStorage.getItem("device") || "";
    if (!remembered) localStorage.setItem("device", remembered = `tablet-${uuid().slice(0, 4)}`);
  } catch {
    remembered ||= `tablet-${uuid().slice(0, 4)}`;
  }
  return remembered;
}
