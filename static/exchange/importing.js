// How far an import is: asked once a second while it runs, and the page anew when it is over.
import { t } from "../shell/texts.js";

const EVERY_MS = 1000;
const page = JSON.parse(document.getElementById("page").textContent);
function tell(job) {
  const bar = document.getElementById("bar");
  bar.max = job.size || 1;
  bar.value = job.read;
  const text = t(`reading.${job.status}`, {
    how: t("reading.how", {
      read: job.read,
      size: job.size || "…",
      taken: job.taken,
      refused: job.refused,
    }),
  });
  const how = document.getElementById("how");
  if (how.textContent !== text) how.textContent = text;
}

async function follow() {
  const job = await fetch(page.state, { cache: "no-store" }).then((answer) => answer.json()).catch(() =>
    null
  );
  if (job) tell(job);
  if (job && job.status !== "running") location.reload();
  else setTimeout(follow, EVERY_MS);
}

tell(page.made);
if (page.made.status === "running") setTimeout(follow, EVERY_MS);
