// How long something lasts, by the server's clock: a tablet's own may be wrong by minutes.
let ahead = 0;

export const setClock = (now) => {
  ahead = Date.parse(now) - Date.now();
};
export const secondsSince = (time) => Math.max(0, Math.floor((Date.now() + ahead - Date.parse(time)) / 1000));

// 42 s, 3:05, 1:02:09
export function lasted(seconds) {
  if (seconds < 60) return `${seconds} s`;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, "0") : part)).join(":");
}

// By the clock of the server, which every page names beside its times: who reads may sit in another zone.
const zone = globalThis.document?.querySelector("meta[name=zone]")?.content || undefined;
const CLOCK = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" };
const written = writtenIn("en-GB", CLOCK);
// each tells the zones of its own part of the world by a name, and others by how far they are from Greenwich
const TONGUES = ["en-GB", "en-US", "en-AU", "en-NZ"];
let naming = null; // made when a time is first told: nothing of it is needed for the first paint

// 19:30:05. In the night when clocks are set back there is 02:30 twice: a time of another zone than it is now names
// its own, as the server's lists do; `named`: every time does.
export function clockTime(time, named = false) {
  const own = zoneAt(Date.parse(time));
  const other = named || own !== zoneAt(Date.now() + ahead);
  return written.format(new Date(time)) + (other ? ` ${own}` : "");
}

// CET, or UTC+5:30 where it has no name.
function zoneAt(ms) {
  naming ??= TONGUES.map((tongue) => writtenIn(tongue, { timeZoneName: "short" }));
  const names = naming.map((one) => one.formatToParts(ms).find(({ type }) => type === "timeZoneName").value);
  return names.find((name) => /^[A-Z]+$/.test(name) && name !== "GMT") ?? names[0].replace("GMT", "UTC");
}

// In the browser's own zone where it does not know that of the server.
function writtenIn(tongue, how) {
  try {
    return new Intl.DateTimeFormat(tongue, { ...how, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat(tongue, how);
  }
}
