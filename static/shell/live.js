// Hears from the server what happens at a table, and knows whether the server can be heard at all.
import { device, uuid } from "./api.js";

const WATCHDOG_MS = 40000; // the server gives a sign of life every fifteen seconds
const AGAIN_MS = [1000, 2000, 4000, 8000];
const PAGE = uuid();

// `on`: news(document) · link("up" | "lost" | "away"). `table` null listens to every table.
export function follow(table, on) {
  let source = null;
  let heard = 0;
  let last = "";
  let failed = 0;
  let timer = 0;
  let state = "";

  const say = (now) => {
    if (now !== state) on.link(state = now);
  };
  const alive = () => {
    heard = Date.now();
    failed = 0;
    say("up");
  };
  const broken = () => {
    say(navigator.onLine === false ? "away" : "lost");
    timer = setTimeout(open, AGAIN_MS[Math.min(failed++, AGAIN_MS.length - 1)]);
  };
  const open = () => {
    close();
    if (document.visibilityState === "hidden") return;
    heard = Date.now();
    const query = new URLSearchParams({ device: device(), page: PAGE, ...(last && { after: last }) });
    source = new EventSource(`/api/v1${table ? `/tables/${table}` : ""}/events?${query}`);
    source.onopen = alive;
    source.addEventListener("beat", alive);
    source.onmessage = (event) => {
      last = event.lastEventId || last;
      alive();
      on.news(JSON.parse(event.data));
    };
    source.onerror = () => {
      close();
      timer = setTimeout(broken); // a page that is being left loses it too, and draws nothing for it
    };
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  setInterval(() => {
    if (!source || Date.now() - heard < WATCHDOG_MS) return;
    say("lost");
    open();
  }, 5000);
  // a page in the background holds none of the few connections that a browser has for one server
  document.addEventListener(
    "visibilitychange",
    () => (document.visibilityState === "hidden" ? close() : open()),
  );
  addEventListener("online", open);
  addEventListener("offline", () => {
    close();
    say("away");
  });
  addEventListener("pagehide", close);
  open();
  return { open };
}
