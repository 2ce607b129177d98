// Every row of the record of a hand, in force or taken back, with what seals it.
import { amount, fill, h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";
import { by, sentence } from "./record.js";

export function drawAudit(root, desk) {
  const { review } = desk;
  fill(
    root,
    h(
      "p",
      { class: "audit-says" },
      t("replay.audit"),
    ),
    h(
      "ol",
      { class: "audit" },
      review.rows.map((row) =>
        h(
          "li",
          { class: row.in_force ? row.kind : "gone" },
          h("span", { class: "number" }, String(row.seq)),
          h(
            "div",
            {},
            h(row.in_force ? "b" : "s", {}, words(row, review)),
            h(
              "small",
              {},
              by(row),
              row.device ? ` · ${row.device}` : "",
              row.in_force ? "" : ` · ${t("replay.taken-back")}`,
              moved(row),
            ),
            row.sealed ? h("small", {}, t("replay.left-out")) : null,
            h(
              "details",
              {},
              h("summary", {}, h("code", {}, `${row.hash.slice(0, 16)}…`)),
              h("code", {}, row.hash),
              h("small", {}, t("replay.follows", { hash: row.previous })),
            ),
          ),
        )
      ),
    ),
    h(
      "p",
      {},
      `${t("replay.newest")} `,
      h("code", {}, review.head),
      h("br", {}),
      `${t("replay.check")} `,
      h("code", {}, `dealer-assist verify ${review.hand}`),
    ),
  );
}

function words(row, review) {
  const payload = row.payload;
  if (row.kind === "act") {
    return [
      sentence(row.line, review.names),
      payload.again === undefined ? "" : ` (${t("replay.again-of", { seq: String(payload.again) })})`,
    ];
  }
  if (payload.repair) {
    const quoted = payload.repair.now.map((line) => t("replay.quoted", { line: spoken(line, review.names) }));
    return t("replay.repair-of", {
      seq: String(payload.repair.entry),
      was: spoken(payload.repair.was, review.names),
      now: quoted.join(", ") || t("replay.nothing"),
    });
  }
  if (row.kind === "start") return t("replay.was-dealt");
  if (row.kind === "undo") return t("replay.back-to", { seq: String(payload.to) });
  if (row.kind === "redo") return t("replay.brought-back");
  if (row.kind === "void") {
    return payload.reason ? t("replay.void-why", { reason: payload.reason }) : t("replay.void");
  }
  return row.says; // a ruling, or something that happened at the table
}

function moved(row) {
  const stacks = Object.entries(row.outcome.stacks || {}).map(([seat, chips]) =>
    `${t("replay.seat", { seat })} ${chips > 0 ? "+" : "−"}${amount(Math.abs(chips))}`
  );
  return stacks.length ? ` · ${stacks.join(", ")}` : "";
}
