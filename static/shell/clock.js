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
const written = writtenIn(zone) ?? writtenIn(undefined);

export const clockTime = (time) => written.format(new Date(time));

// null where this browser does not know the zone.
function writtenIn(timeZone) {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
  } catch {
    return null;
  }
}
