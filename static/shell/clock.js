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

export const clockTime = (time) => new Date(time).toLocaleTimeString("en-GB");
