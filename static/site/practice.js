// The practice table: the live table's own page, begun with a game of the address, the room in this browser.
import { openTable, where } from "./nearby.js";
import "../shell/theme.js";

const island = document.getElementById("page");
const page = JSON.parse(island.textContent);
const game = new URLSearchParams(location.search).get("game") || "holdem";
const whole = (address) => new URL(address, document.baseURI).href;

const asked = await fetch(`start/${game}.json`);
if (!asked.ok) location.replace("../practice.html");
const { texts, ...start } = await asked.json();
Object.assign(page, start, { engine: null, later: whole(page.later) });
island.textContent = JSON.stringify(page);
Object.assign(globalThis.$texts, texts);
document.getElementById("link").style.display = "none"; // there is nobody to be connected with
document.title = start.table.name;
document.querySelector(".wordmark").textContent = start.table.name;
openTable({ game, number: start.table.id, title: start.table.name }).catch(() =>
  location.replace("../practice.html#no-engine")
);
document.head.append(
  Object.assign(document.createElement("script"), { type: "module", src: whole(where.table) }),
);

// Links that the table's sheets make lead to a room's pages; here they are files.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  const language = event.target.closest?.("[data-key^='lang-']")?.dataset.key.slice(5);
  if (!link && !language) return;
  event.preventDefault();
  event.stopPropagation();
  if (link) location.assign(fileOf(link.getAttribute("href")));
  else location.assign(inLanguage(language));
}, true);

function inLanguage(language) {
  const root = new URL("./", whole(where.worker)).href;
  return `${root}${language === "en" ? "" : `${language}/`}practice/table.html?game=${game}`;
}

function fileOf(path) {
  if (path.startsWith("/rules/") || path === "/tools") return `..${path}.html`;
  return "../practice.html";
}

// The engine takes seconds to load, and a dealer does not wait for it: what is tapped meanwhile is kept, key by
// key, and tapped in the same order as soon as the one before it has been answered.
const waiting = [];
const SAME_KEY_MS = 260; // a second tap of a nervous finger is none
const busy = () => document.body.dataset.unsent !== "0" || document.body.matches(".sending");
let playing = false;
let last = { name: "", time: 0 };

document.addEventListener("click", (event) => {
  const name = event.target.closest?.("#panel [data-key]")?.dataset.key;
  if (!name || !event.isTrusted) return;
  const nervous = name === last.name && event.timeStamp - last.time < SAME_KEY_MS;
  last = { name, time: event.timeStamp };
  if (!waiting.length && !busy()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!nervous) waiting.push(name);
  if (!playing) play();
}, true);

async function play() {
  playing = true;
  let tapped = performance.now();
  while (waiting.length) {
    await new Promise((done) => setTimeout(done, 50));
    if (busy() || performance.now() - tapped < SAME_KEY_MS) continue;
    tapped = performance.now();
    const key = document.querySelector(`#panel [data-key="${waiting.shift()}"]:not(:disabled)`);
    if (key) key.click();
    else waiting.length = 0; // what came is not what the dealer saw: nothing is tapped blindly
  }
  playing = false;
}
