// Keeps the screen awake while the table is on it. The lock is lost whenever the page is out of sight, and
// taken again.
let lock = null;

// `changed(awake)`: "on", "off" (the tablet refused), or "missing" (no https, or an old browser).
export function keepAwake(changed) {
  if (!navigator.wakeLock) return changed("missing");
  const take = async () => {
    if (document.visibilityState !== "visible" || lock) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => {
        lock = null;
        changed("off");
      });
      changed("on");
    } catch {
      changed("off"); // a low battery, mostly
    }
  };
  document.addEventListener("visibilitychange", take);
  document.addEventListener("click", take); // some tablets want to be touched first
  take();
}
