// Calls to the JSON API. An entry carries the state it was made for and a key of its own, so that it counts once.

const ROOT = "/api/v1";
let unanswered = null; // the entry that got no answer: sent again, it keeps its key

export class Refused extends Error {
  constructor(status, answer) {
    super(answer?.error?.message || "The server gave no reason.");
    this.status = status;
    this.code = answer?.error?.code || "";
    this.rule = answer?.error?.rule || "";
    this.state = answer?.state || null;
  }
}

export class Unsent extends Error {}

async function call(method, path, body) {
  let response, answer;
  try {
    response = await fetch(ROOT + path, {
      method, headers: body ? { "Content-Type": "application/json" } : {}, body: body ? JSON.stringify(body) : undefined,
      cache: "no-store",
    });
    answer = await response.json();
  } catch {
    throw new Unsent("Not sent: the server does not answer. Tap again; it counts once.");
  }
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export const get = (path) => call("GET", path);

// A question, which changes nothing.
export const ask = (path, body) => call("POST", path, body);

// POST with a key; the same thing sent again after silence has the same key.
export async function send(path, body) {
  const said = path + JSON.stringify(body);
  const entry = unanswered?.said === said ? unanswered : { said, key: uuid() };
  unanswered = entry;
  const answered = await call("POST", path, { ...body, key: entry.key, device: device() }).catch((problem) => {
    if (!(problem instanceof Unsent)) unanswered = null;
    throw problem;
  });
  unanswered = null;
  return answered;
}

// randomUUID exists on https and localhost only; a room's server may be plain http.
function uuid() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function device() {
  try {
    let name = localStorage.getItem("device");
    if (!name) {
      name = `tablet-${uuid().slice(0, 4)}`;
      localStorage.setItem("device", name);
    }
    return name;
  } catch {
    return "tablet";
  }
}
