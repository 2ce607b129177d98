// What the record says: the entry of this step, the hand by street.
import { split, tile } from "../shell/cards.js";
import { clockTime } from "../shell/clock.js";
import { amount, fill, h } from "../shell/dom.js";
import { seatList } from "../shell/felt.js";
import { named, t } from "../shell/texts.js";
import { cardList, ruleWords, spoken, street } from "../shell/words.js";

// An entry in words, its cards as cards.
export function sentence(line, names) {
  const text = spoken(line, names);
  const words = cardList(line);
  if (!words || !text.endsWith(words)) return text;
  return [
    text.slice(0, -words.length),
    h("span", { class: "lying" }, split(line).map((card) => tile(card, "small"))),
  ];
}

// When, and who; which tablet, only the whole record tells. The zone is named once on the page.
export const by = (row, zone = false) => [clockTime(row.at, zone), row.who].filter(Boolean).join(" · ");

// -- this step ----------------------------------------------------------------------------------

export function drawNow(root, desk) {
  const { review, step: n } = desk;
  const step = review.steps[n];
  const before = review.steps[n - 1];
  fill(
    root,
    review.branch && step.felt.over ? branchEnd(review) : null,
    step.felt.over ? awards(step.felt, review.names) : null,
    h("h2", {}, step.line ? sentence(step.line, review.names) : t("replay.dealt")),
    h(
      "p",
      { class: "by" },
      t("replay.entry-by", { seq: String(step.seq), by: by(step, true) }),
      step.again !== null ? ` · ${t("replay.applied-again", { seq: String(step.again) })}` : "",
    ),
    step.amended
      ? h("p", { class: "was" }, t(review.branch ? "replay.only-branch" : "replay.amended"))
      : null,
    step.was
      ? h("p", { class: "was" }, t("replay.repaired-was", { line: spoken(step.was, review.names) }))
      : null,
    step.reason ? h("p", {}, t("replay.reason", { reason: step.reason })) : null,
    before?.may && step.line.startsWith(`${before.may.seat} `)
      ? open(t("replay.was-open"), before.may)
      : null,
    step.may && !step.felt.over
      ? open(t("replay.now"), step.may)
      : step.felt.over
      ? null
      : h("p", {}, step.felt.prompt),
    pots(step.felt),
    desk.page.chief && !review.branch && review.status !== "open"
      ? h("button", {
        type: "button",
        class: "key plain",
        "data-key": "branch-from-here",
        onclick: () => desk.branch(),
      }, h("span", { class: "label" }, t("branches.from-here")))
      : null,
    desk.page.chief
      ? h("button", {
        type: "button",
        class: "key plain",
        "data-key": "remark-here",
        onclick: () => {
          desk.write = step.seq;
          desk.show("remarks");
          document.getElementById("remark-text")?.focus();
        },
      }, h("span", { class: "label" }, t("replay.remark-here")))
      : null,
  );
}

// What the branch would have paid otherwise than the hand did.
function branchEnd({ difference, names }) {
  const moved = Object.entries(difference).map(([seat, chips]) =>
    `${who(seat, names)} ${chips > 0 ? "+" : "−"}${amount(Math.abs(chips))}`
  );
  return h(
    "p",
    { class: "was" },
    moved.length ? t("replay.branch-moves", { moved: moved.join(", ") }) : t("replay.branch-same"),
  );
}

function open(when, may) {
  return h(
    "p",
    { class: "open" },
    h("b", {}, `${when}: `),
    may.text,
    may.how ? h("small", {}, ` ${may.how}`) : null,
  );
}

function pots(felt) {
  if (felt.over || !felt.pots.length) return null;
  const name = (
    n,
  ) => (felt.pots.length === 1 ? t("replay.pot") : n ? t("replay.side-pot", { n }) : t("replay.main-pot"));
  return h(
    "ul",
    { class: "in-pots" },
    felt.pots.map((pot, n) =>
      h(
        "li",
        {},
        `${name(n)} `,
        h("b", {}, amount(pot.amount)),
        ` · ${t("replay.pot-seats", { seats: seatList(pot.seats) })}`,
      )
    ),
  );
}

// Pot by pot, side by side: to whom, with what, and why.
export function awards(felt, names) {
  const alone = felt.seats.filter((row) => !row.folded && !row.mucked).length < 2 &&
    !Object.keys(felt.hands).length;
  const boards = Math.max(
    1,
    ...felt.pots.flatMap((pot) => pot.shares || []).map((share) => share.board || 1),
  );
  // boards of a second run count on
  const board = (share) => ((share.runout || 1) - 1) * boards + (share.board || 1);
  const rows = felt.pots.flatMap((pot, n) =>
    (pot.shares || []).map((share) =>
      h(
        "tr",
        {},
        h(
          "th",
          { scope: "row" },
          felt.pots.length === 1 ? t("replay.pot") : n ? t("replay.side-pot", { n }) : t("replay.main-pot"),
        ),
        h(
          "td",
          {},
          [
            share.side && named("showdown.side-", share.side),
            (share.runout || share.board) && `(${t("replay.board", { n: share.runout || share.board })})`,
          ].filter(Boolean).join(" "),
        ),
        h(
          "td",
          {},
          Object.entries(share.awards).map(([seat, chips]) =>
            h("div", {}, h("b", {}, `${who(seat, names)} ${amount(chips)}`))
          ),
          Object.keys(share.awards).length ? null : t("replay.stays"),
        ),
        h(
          "td",
          {},
          alone ? t("replay.only-live") : [
            ...new Set(
              share.winners.map((seat) =>
                (felt.hands[seat]?.[`${share.side}-${board(share)}`] || felt.hands[seat]?.[share.side])?.name
              ).filter(Boolean),
            ),
          ].join("; "),
        ),
      )
    )
  );
  const back = Object.entries(felt.returned || {}).filter(([, chips]) => chips);
  const why = felt.notes?.some(({ rule }) => rule === "App. B") ? "-sevens" : "";
  return h(
    "div",
    { class: "awards" },
    rows.length
      ? h(
        "table",
        {},
        h("caption", {}, t("replay.awards")),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["pot", "side", "goes-to", "with"].map((one) => h("th", { scope: "col" }, t(`replay.${one}`))),
          ),
        ),
        h("tbody", {}, rows),
      )
      : null,
    back.map(([seat, chips]) => h("p", {}, t(`replay.returned${why}`, { chips, who: who(seat, names) }))),
    felt.rake ? h("p", {}, t("replay.rake", { chips: felt.rake })) : null,
    (felt.notes || []).length
      ? h(
        "ul",
        { class: "reasons" },
        felt.notes.map((note) =>
          h("li", {}, note.text, note.rule ? h("small", {}, ` ${ruleWords(note.rule, felt)}`) : null)
        ),
      )
      : null,
  );
}

const who = (seat, names) =>
  names[seat] ? t("replay.seat-named", { seat, name: names[seat] }) : t("replay.seat", { seat });

// -- the hand, by street ------------------------------------------------------------------------

export function drawHand(root, desk) {
  const { steps, names } = desk.review;
  const sections = [];
  steps.forEach((step, n) => {
    const name = n ? step.street : "set-up";
    if (sections.at(-1)?.name !== name) sections.push({ name, steps: [] });
    sections.at(-1).steps.push([step, n]);
  });
  fill(
    root,
    sections.map((part) =>
      h(
        "section",
        {},
        h("h3", {}, part.name === "set-up" ? t("replay.set-up") : street(part.name)),
        h(
          "ol",
          { class: "entries" },
          part.steps.map(([step, n]) => [entry(step, n, desk, names), notes(n, desk)]),
        ),
      )
    ),
  );
  reveal(root, '[aria-current="step"]');
}

function entry(step, n, desk, names) {
  const count = desk.review.remarks.filter((one) => desk.stepOf(one.seq) === n && !one.done).length;
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        "data-key": `entry-${step.seq}`,
        "aria-current": n === desk.step ? "step" : null,
        onclick: () => desk.go(n),
      },
      h("b", {}, step.line ? sentence(step.line, names) : t("replay.dealt-posted")),
      step.was ? h("i", {}, t("replay.repaired")) : null,
      step.amended ? h("i", {}, t(desk.review.branch ? "replay.only-branch" : "replay.as-counts")) : null,
      count ? h("i", { class: "pinned" }, t("replay.remarks", { n: count })) : null,
      h("small", {}, t("replay.pot-by", { chips: step.felt.pot, by: by(step) })),
    ),
  );
}

// What the floor ruled, and what happened, while the hand stood at step n.
function notes(n, desk) {
  return desk.review.rows.filter((row) => row.says && desk.stepOf(row.seq) === n).map((row) =>
    h("li", { class: "note" }, h("b", {}, row.says), h("small", {}, by(row)))
  );
}

// Bring a row of a scrolling panel into view, and move nothing else of the page.
function reveal(root, selector) {
  const row = root.querySelector(selector);
  if (!row) return;
  const box = root.getBoundingClientRect();
  const lies = row.getBoundingClientRect();
  if (lies.top < box.top) root.scrollTop -= box.top - lies.top + 30;
  else if (lies.bottom > box.bottom) root.scrollTop += lies.bottom - box.bottom + 30;
}
