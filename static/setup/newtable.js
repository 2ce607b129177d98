// A new table in three questions, one at a time. What was written is kept through going back and a reload; what
// is wrong stands beside its question.
import { amount, fill, h, key } from "../shell/dom.js";
import { picker } from "./gamepick.js";
import { keeping } from "./keep.js";
import { begin, chosen, mix, number } from "./settings.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("setup"));
const sections = [...form.querySelectorAll("section[data-step]")];
const rest = form.querySelector("details.rest");
const button = (name) => form.querySelector(`[data-key="${name}"]`);
const field = (name) => /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="${name}"]`));
let step = 1;
let setting = false; // the server sets it up
let left = false; // the table stands, and this page is left

// -- what was written outlives a reload, and is gone once the table stands

const draft = keeping(form, { fresh: true, beside: () => ({ step, typed: [...typed], named: [...named] }) });
const typed = new Set(draft.more?.typed);
const named = new Set(draft.more?.named); // seats that are taken because something was written there

form.addEventListener("input", (event) => {
  typed.add(event.target.name);
  event.target.removeAttribute("aria-invalid");
}, true);

// -- one question at a time

function show(n, note = true) {
  step = Math.min(Math.max(n, 1), sections.length);
  form.dataset.step = String(step);
  sections.forEach((one, at) => one.hidden = at + 1 !== step);
  button("back").hidden = step === 1;
  button("next").hidden = step === sections.length;
  for (const last of form.querySelectorAll(".last")) last.hidden = step < sections.length;
  for (const tab of form.querySelectorAll(".steps button")) {
    tab.toggleAttribute("aria-current", tab.dataset.key === `step-${step}`);
  }
  form.querySelector(".chosen").textContent = document.getElementById("summary").firstChild?.textContent
    ?.replace(/: $/, "") || "";
  if (step === 2) houseNow();
  if (step === 3) whoSits();
  if (note) history.pushState({ step }, "");
  draft.keep();
  scrollTo(0, 0);
}

// What stands behind "More" is said beside it.
function houseNow() {
  rest.querySelector("summary small").textContent = [...rest.querySelectorAll(":checked + span")]
    .map((one) => one.textContent).join(" · ");
}

// What was looked for and not tapped is meant all the same: the first that answers to the words.
function looked() {
  const find = /** @type {HTMLInputElement} */ (document.getElementById("find"));
  if (step > 1 || !find.value.trim()) return true;
  const first = document.querySelector("#game-list button");
  if (first instanceof HTMLElement) first.click();
  else find.focus();
  return Boolean(first);
}

async function on(to) {
  if (!looked()) return;
  // a list of nobody's games has no stakes to ask for
  const wrong = to > 2 && step < 3 || step === 1 && mix() === "own" && !field("mix_games").value.trim()
    ? await ask("check")
    : null;
  if (wrong) return;
  show(to);
}

addEventListener("pageshow", () => setting = false); // come back to by the browser's own key
addEventListener("popstate", (event) => show(event.state?.step || 1, false));

// -- the server looks at it

// `spelling` answers the question whether a name is another spelling of somebody who is known.
async function ask(then, spelling = "") {
  for (const one of form.querySelectorAll(".refusal, .near-name")) one.remove();
  for (const one of form.querySelectorAll("[aria-invalid]")) one.removeAttribute("aria-invalid");
  const body = new FormData(form);
  body.set("then", then);
  body.set("spelling", spelling);
  const answer = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    headers: { Accept: "application/json" },
  }).catch(() => null);
  const answered = answer ? await answer.json().catch(() => null) : null;
  if (answer?.ok && answered) return answered.to ? (go(answered.to), null) : null;
  const error = answered?.error || { message: form.dataset.offline || "", field: "" };
  beside(error);
  if (error.code === "near-name") whoIsIt(then);
  return error;
}

function go(to) {
  left = true;
  draft.drop();
  location.assign(to);
}

function beside({ field: name, message }) {
  const one = name ? field(name) : null;
  const place = form.querySelector(`[data-wrong="${name}"]`); // of what is asked by keys
  const section = (one || place)?.closest("section") || sections[step - 1];
  if (rest.contains(one)) rest.open = true;
  const refusal = h("span", { class: "refusal beside", role: "alert", "data-for": name }, message);
  if (one && one.type !== "hidden" && !one.closest("[hidden]:not(section)")) {
    one.setAttribute("aria-invalid", "true");
    (one.type === "radio" ? one.closest("fieldset") : one.parentElement).append(refusal);
  } else (place || one?.parentElement.closest("div:not([hidden])") || section).append(refusal);
  if (sections.indexOf(section) + 1 !== step) show(sections.indexOf(section) + 1);
  refusal.scrollIntoView({ block: "center" });
  one?.focus({ preventScroll: true });
}

// Two keys before the seats, below the question: the same person, or somebody else.
function whoIsIt(then) {
  const keys = document.getElementById("near-name").content.firstElementChild.cloneNode(true);
  keys.classList.add("near-name");
  for (const one of keys.querySelectorAll("button")) {
    one.type = "button";
    one.dataset.key = `spelling-${one.value}`;
    one.addEventListener("click", () => send(then, one.value));
  }
  const refusal = form.querySelector(".refusal");
  form.querySelector("table.seats").before(refusal, keys);
  refusal.scrollIntoView({ block: "center" });
}

// -- who sits

function whoSits() {
  const box = form.querySelector(".how-many");
  const all = field("all");
  const most = mix() ? 10 : Math.min(chosen()?.most || 10, 10);
  const big = number(field(mix() ? "mix_big_bet_big_blind" : "big_blind").value) ||
    number(field(mix() ? "mix_limit_small_bet" : "small_bet").value);
  if (!typed.has("all") && big) all.value = amount(big * 50);
  const inside = [...form.querySelectorAll("[name^=in_]")];
  fill(
    box,
    h("span", {}, box.dataset.label),
    Array.from({ length: most - 1 }, (_, n) => n + 2).map((count) =>
      key(`seats-${count}`, String(count), {
        kind: inside.every((one, n) => one.checked === n < count) ? "plain on" : "plain",
        aria: box.dataset.text.replace("%", String(count)),
        onclick: () => {
          inside.forEach((one, n) => one.checked = n < count);
          named.clear();
          whoSits();
        },
      })
    ),
  );
  inside.forEach((one, n) =>
    form.querySelector(`[name=stack_${n + 1}]`).placeholder = one.checked ? all.value : ""
  );
  const choice = Boolean(mix()) && form.querySelector("[name=mix_way]:checked")?.value === "choice";
  document.getElementById("first-game").hidden = !choice;
  document.getElementById("button").hidden = !mix() && chosen()?.forced !== "blinds";
}

form.addEventListener("change", () => step === 3 && whoSits());
rest.addEventListener("change", houseNow);
field("all").addEventListener("input", () => step === 3 && whoSits());
// Who is named or given chips sits there; what is emptied again leaves the seat, unless it was ticked for itself.
for (const one of form.querySelectorAll("[name^=player_], [name^=stack_]")) {
  one.addEventListener("input", () => {
    const seat = one.name.split("_")[1];
    const inside = field(`in_${seat}`);
    const filled = ["player", "stack"].some((what) => field(`${what}_${seat}`).value.trim());
    if (filled === inside.checked) return;
    if (filled) named.add(seat);
    if (filled || named.delete(seat)) inside.checked = filled;
  });
}
for (const inside of form.querySelectorAll("[name^=in_]")) {
  inside.addEventListener("change", () => named.delete(inside.name.split("_")[1]));
}

// Whoever has the button of a dealer's choice names the first game here, with the keys that every search has.
const { games, usual_games } = JSON.parse(document.getElementById("games").textContent);
picker(
  document.getElementById("first-game-list"),
  document.getElementById("first-find"),
  games.map((game) => ({ ...game, key: `first-${game.id}` })),
  {
    first: usual_games,
    words: { ...document.getElementById("game-list").dataset },
    isChosen: (one) => one.id === field("first_game").value,
    choose: (one) => field("first_game").value = one.id,
  },
);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (step < sections.length) return void on(step + 1);
  send(/** @type {HTMLButtonElement} */ (event.submitter)?.value || "start");
});

function send(then, spelling = "") {
  if (setting) return; // a second tap sets up no second table
  setting = true;
  void ask(then, spelling).finally(() => setting = left);
}
button("back").addEventListener("click", () => history.state?.step > 1 ? history.back() : show(step - 1));
button("next").addEventListener("click", () => void on(step + 1));
for (const tab of form.querySelectorAll(".steps button")) {
  tab.addEventListener("click", () => void on(Number(tab.dataset.key.split("-")[1])));
}

form.querySelector(".steps").hidden = false;
form.querySelector(".how-many").hidden = false;
const first = form.querySelector(".refusal")?.closest("section")?.dataset.step || draft.more?.step || 1;
begin([...typed]);
history.replaceState({ step: Number(first) }, "");
show(Number(first), false);
