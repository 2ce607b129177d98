// A dispute packet, dropped here and judged by this browser: it is sent nowhere.
import { fill, h, write } from "../shell/dom.js";
import { openRoom } from "./room.js";
import { t } from "../shell/texts.js";

const at = (id) => document.getElementById(id);
const room = openRoom(JSON.parse(at("page").textContent));
let file = null;
let asked = null; // what is judged last: a verdict of anything before it is let go

room.ready.then(() => write(at("state"), t("verify.ready")), () => write(at("state"), t("verify.no-engine")));

const base64 = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function judge() {
  if (!file) return;
  const mine = asked = {};
  at("report").className = "";
  fill(at("report"), h("p", {}, t("verify.judging", { name: file.name })));
  const key = at("key").value.trim();
  const data = await base64(file);
  const report = await room.ask("verify", { name: file.name, data, key }).catch(() => null);
  if (mine === asked) tell(report || { error: { message: t("verify.no-engine") } });
}

function tell(report) {
  const good = report.ok === true;
  at("report").className = good ? "good" : "bad";
  if (report.error) return fill(at("report"), h("p", { class: "verdict" }, report.error.message));
  return fill(
    at("report"),
    h("p", { class: "verdict" }, t(good ? "verify.good" : "verify.bad")),
    h("ul", { class: "mistakes" }, report.differences.map((one) => h("li", {}, one.message))),
    h("dl", {}, facts(report).flatMap(([label, text]) => [h("dt", {}, label), h("dd", {}, text)])),
  );
}

function facts(report) {
  const asked = at("key").value.trim();
  return [
    report.number && [t("verify.hand"), String(report.number)],
    [t("verify.entries"), String(report.rows)],
    report.sealed.length && [t("verify.sealed"), report.sealed.join(", ")],
    report.head && [t("verify.head"), report.head],
    [t("verify.signed"), report.signed_by || t("verify.nobody")],
    !asked && report.signed_by && [t("verify.compare"), t("verify.compare-how")],
    [t("verify.parts"), report.parts.join(", ")],
  ].filter(Boolean);
}

function take(files) {
  [file] = files;
  judge();
}

at("file").addEventListener("change", () => take(at("file").files));
at("key").addEventListener("change", judge);
function dragged(event) {
  event.preventDefault();
  at("drop").classList.toggle("over", event.type === "dragover");
  const files = event.type === "drop" ? event.dataTransfer?.files : null;
  if (files?.length) take(files);
}
document.addEventListener("dragover", dragged);
document.addEventListener("drop", dragged);
