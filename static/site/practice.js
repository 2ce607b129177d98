// The practice table: the live table's own page, begun with a game of the address, the room in this browser.
import { openTable, where } from "./nearby.js";
import "../shell/theme.js";

const island = document.getElementById("page");
const page = JSON.parse(island.textContent);
const game = new URLSearchParams(location.search).get("game") || "holdem";
const whole = (address) => new URL(address, document.baseURI).href;

const asked = await fetch(`start/${game}.json`);
if (!asked.ok) location.replace("../practice.html");
const start = await asked.json();
Object.assign(page, start, { engine: null, later: whole(page.later) });
island.textContent = JSON.stringify(page);
document.getElementById("link").style.display = "none"; // there is nobody to be connected with
document.title = start.table.name;
document.querySelector(".wordmark").textContent = start.table.name;
openTable({ game, number: start.table.id, title: start.table.name });
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
