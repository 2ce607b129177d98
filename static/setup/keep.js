// What was written in a form and not saved outlives a reload and going back, in this tab: of each field what it said
// before and what it says now. One that the server has otherwise meanwhile is the server's.
import { readWhole } from "../shell/numbers.js";

const UNKEPT = /^(once|then|ask|spelling|was_\d+)$/;
const TICKED = ["radio", "checkbox"];

function values(form) {
  /** @type {Record<string, string[]>} */
  const all = {};
  for (const { name, type, value, checked } of form.elements) {
    if (!name || UNKEPT.test(name) || ["submit", "button", "fieldset"].includes(type)) continue;
    all[name] ||= [];
    if (checked || !TICKED.includes(type)) all[name].push(value);
  }
  return all;
}

function put(form, name, kept) {
  const fields = [...form.elements].filter((one) => one.name === name);
  fields.forEach((one, n) => {
    if (TICKED.includes(one.type)) one.checked = kept.includes(one.value);
    else one.value = kept[n] ?? "";
  });
}

const plain = (text) => readWhole(text) ?? text;
const same = (one, other) =>
  one.length === other.length && one.every((text, n) => plain(text) === plain(other[n]));

// Puts back what was kept. `fresh`: a form of something that is not there yet, which the server knows nothing of.
// `beside()`, which a form of several steps has, is kept too. `drop()` when it is of no more use.
export function keeping(form, { fresh = false, beside = () => null } = {}) {
  const place = `kept ${location.pathname}`;
  const refused = Boolean(document.querySelector("main .refusal"));
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  const stood = values(form);
  let kept = JSON.parse(sessionStorage.getItem(place) || "null");
  // it was sent, and nothing came back
  if (!kept || kept.sent && !refused && entry.type === "navigate") kept = { fields: {} };
  const write = (sent) => sessionStorage.setItem(place, JSON.stringify({ ...kept, sent }));
  const drop = () => {
    kept = null;
    sessionStorage.removeItem(place);
  };

  let back = 0;
  for (const [name, [was, now]] of refused ? [] : Object.entries(kept.fields)) {
    if (!(name in stood)) continue; // on the same page of other rules
    if (same(now, stood[name]) || !(fresh || same(was, stood[name]))) delete kept.fields[name];
    else {
      put(form, name, now);
      back += 1;
    }
  }

  function keep() {
    if (!kept) return;
    for (const [name, now] of Object.entries(values(form))) {
      const was = kept.fields[name]?.[0] || stood[name] || [];
      if (same(was, now)) delete kept.fields[name];
      else kept.fields[name] = [was, now];
    }
    kept.more = beside();
    write(false);
  }

  const soon = () => setTimeout(keep);
  for (const happened of ["input", "change", "click"]) form.addEventListener(happened, soon);
  form.addEventListener(
    "submit",
    (event) => setTimeout(() => kept && !event.defaultPrevented && write(true)), // after what its tap is kept by
  );
  const notice = document.getElementById("kept");
  notice.hidden = !back;
  notice.querySelector("button").addEventListener("click", () => {
    drop();
    location.replace(location.href);
  });
  if (refused) write(false);
  return { keep, drop, names: Object.keys(kept.fields), more: kept.more };
}

for (const form of document.querySelectorAll("form[data-keep]")) keeping(form);
