// How far an import is: asked once a second while it runs, and the page anew when it is over.
import { t } from "../shell/texts.js";

const EVERY_MS = 1000;
const page = JSON.parse(document.getElementById("page").textContent);
function tell(made) {
  const bar = document.getElementById("bar");
  bar.max = made.size || 1;
  bar.value = made.read;
  const text = t(`reading.${made.status}`, {
    how: t("reading.how", {
      read: made.read,
      size: made.size || "…",
      taken: made.taken,
      refused: made.refused,
    }),
  });
  const how = document.getElementById("how");
  if (how.textContent !== text) how.textContent = text;
}

async function follow() {
  const made = await fetch(page.state, { cache: "no-store" }).then((answer) => answer.json()).catch(() =>
    null
  );
  if (made) tell(made);
  if (made && made.status !== "running") location.reload();
  else setTimeout(follow, EVERY_MS);
}

tell(page.made);
if (page.made.status === "running") setTimeout(follow, EVERY_MS);
