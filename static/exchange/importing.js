// How far an import is: asked once a second while it runs, and the page anew when it is over.
const EVERY_MS = 1000;
const page = JSON.parse(document.getElementById("page").textContent);
const WORDS = {
  running: "Reading",
  done: "Done",
  cancelled: "Called off",
  stopped: "Broken off; send the files again to go on",
};

function tell(made) {
  const many = (n) => n.toLocaleString("en-US");
  const bar = document.getElementById("bar");
  bar.max = made.size || 1;
  bar.value = made.read;
  const text = `${WORDS[made.status]}: ${many(made.read)} of ${
    made.size ? many(made.size) : "…"
  } hands read, ${many(made.taken)} taken in, ${many(made.refused)} refused.`;
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
