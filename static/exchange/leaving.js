// Files on their way out: how many of the rows or hands have come, then the file is kept as any download is.
import { t } from "../shell/texts.js";
import { counter } from "./counter.js";

const status = document.getElementById("leaving");
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("left"));

function tell(done, size) {
  status.hidden = bar.hidden = false;
  if (size === null) bar.removeAttribute("value");
  else [bar.max, bar.value] = [size || 1, Math.min(done, size)];
  const text = size === null ? t("leaving.come", { done }) : t("leaving.of", { done, size });
  if (status.textContent !== text) status.textContent = text;
}

async function take(link) {
  const answer = await fetch(link.href);
  if (!answer.ok || !answer.body) return location.assign(link.href);
  const name = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "hands";
  const zip = name.endsWith(".zip");
  const items = answer.headers.get("X-Items");
  const count = counter(zip);
  const parts = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    tell(count(next.value), items === null ? null : Number(items));
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob(parts));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
  status.textContent = t("leaving.done", { name });
}

for (const link of document.querySelectorAll("a[data-leaves]")) {
  link.addEventListener("click", (tap) => {
    tap.preventDefault();
    take(link).catch(() => location.assign(link.href));
  });
}
