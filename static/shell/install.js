// This tablet keeps the app for when there is no connection. Only over https, or on the server itself.
const SOON_MS = 3000; // the table comes first
setTimeout(
  () => navigator.serviceWorker?.register("/sw.js", { scope: "/", updateViaCache: "none" }).catch(() => {}),
  SOON_MS,
);
