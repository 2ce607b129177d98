// A form counts once, however often its key is tapped: a finger that taps twice, or again because the line is slow,
// pushes dealers on by one table and not by two. Of two alike the second is let go of: while the answer to the
// first is on its way, and, as the new page has its keys where the old one had them, as long as a double tap takes.
const TWICE_MS = 400;
const PATIENCE_MS = 8000; // then the network has lost it
const KEPT = "sent";
const MARK = "once"; // of the page that a form stands on: a new page has another, and the same keys

let last = remembered();
let here = false; // was it sent from this page?

function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT)) || {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

function remember(what) {
  last = { what, at: Date.now() };
  here = true;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(last));
  } catch {
    return; // as above
  }
}

// What is sent: the same text for two alike; of a file its name and size.
function content(form, key) {
  const fields = [...new FormData(form)].filter(([name]) => name !== MARK);
  if (key?.name) fields.push([key.name, key.value]);
  return JSON.stringify([
    key?.getAttribute("formaction") || form.getAttribute("action") || location.pathname,
    fields.map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]),
  ]);
}

function again(what) {
  return what === last.what && Math.abs(Date.now() - last.at) < (here ? PATIENCE_MS : TWICE_MS);
}

// After the page's own scripts have heard it: what they send themselves is theirs.
addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (event.defaultPrevented || form.method !== "post") return;
  const what = content(form, event.submitter);
  if (again(what)) {
    event.preventDefault();
    return;
  }
  remember(what);
  form.setAttribute("aria-busy", "true");
});

// A page that is come back to has sent nothing yet.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  here = false;
  for (const form of document.querySelectorAll("form[aria-busy]")) form.removeAttribute("aria-busy");
});
