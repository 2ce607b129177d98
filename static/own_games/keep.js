// What was composed and not saved outlives going away, in this tab: the form with all its rows, which the server draws
// again. A game that is changed is kept apart from one that is new.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".own-form"));
const UNKEPT = ["once", "replace"];
const AT = "composing"; // what the page was opened for, of which its answers say nothing
const begun = form && !form.dataset.asked ? location.search : sessionStorage.getItem(AT) || "";
const place = `kept /games/own/compose${begun}`;

function written() {
  const all = new FormData(form);
  for (const name of UNKEPT) all.delete(name);
  return new URLSearchParams([...all].map(([name, value]) => [name, `${value}`])).toString();
}

// Rows that were added are not in this page.
function drawAgain(text) {
  const sent = form.cloneNode();
  const all = new URLSearchParams(text);
  all.set("once", form.querySelector("[name=once]").value);
  all.set("do", "kept");
  for (const [name, value] of all) {
    sent.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(sent);
  sent.submit();
}

function keeping() {
  sessionStorage.setItem(AT, begun);
  const stood = written();
  const kept = sessionStorage.getItem(place);
  if (!form.dataset.asked && kept && kept !== stood) return drawAgain(kept);
  const keep = () => sessionStorage.setItem(place, written());
  if (form.dataset.asked) keep();
  const soon = () => setTimeout(keep);
  for (const happened of ["input", "change"]) form.addEventListener(happened, soon);
  const notice = document.getElementById("kept");
  notice.hidden = form.dataset.asked !== "kept";
  notice.querySelector("button").addEventListener("click", () => {
    sessionStorage.removeItem(place);
    location.replace(location.pathname + begun);
  });
}

if (form) keeping();
else sessionStorage.removeItem(place); // it was saved
