// "What if from here": the hand played on otherwise from a step, by the pads of the table; kept by a name, with an
// address of its own. A branch is never in force.
import { ask, get, post, uuid } from "../shell/api.js";
import { clockTime } from "../shell/clock.js";
import { fill, h, key } from "../shell/dom.js";
import { linePads } from "../table/linepads.js";
import { t } from "../shell/texts.js";
import { spoken } from "../shell/words.js";

let kept = null; // the branches there are
let work = null; // after, from, lines, state, rest, name, key
let wrong = "";

export function beginBranch(desk) {
  const step = desk.review.steps[desk.step];
  work = { after: step.played, from: step, lines: [], state: null, rest: [], name: "", key: uuid() };
  wrong = "";
  desk.show("branches");
  attempt(desk, []);
}

export function drawBranches(root, desk) {
  if (desk.review.status === "open") return fill(root, h("p", {}, t("branches.still-played")));
  if (!kept) load(desk);
  fill(
    root,
    wrong ? h("p", { class: "refusal", role: "alert" }, wrong) : null,
    work ? editor(desk) : [
      key("branch-here", t("branches.from-here"), { kind: "go", onclick: () => beginBranch(desk) }),
      list(desk),
    ],
  );
}

async function load(desk) {
  kept = [];
  await tell(desk, async () => {
    kept = (await get(`/hands/${desk.review.hand}/branches`)).branches;
  });
}

async function tell(desk, doing) {
  wrong = "";
  try {
    await doing();
  } catch (problem) {
    wrong = problem.message;
  }
  desk.redraw();
}

const address = (desk, branch) => `/hands/${desk.review.hand}/branches/${branch}`;

function list(desk) {
  if (!kept?.length) return h("p", {}, t("branches.none"));
  return h(
    "ol",
    { class: "branches" },
    kept.map((one) =>
      h(
        "li",
        {},
        h("a", { href: address(desk, one.id), "data-key": `branch-${one.id}` }, one.name),
        h("small", {}, [one.who, clockTime(one.at)].filter(Boolean).join(", ")),
      )
    ),
  );
}

// The lines stand at once; the pads of the state after them come when the server has told it. What it says of
// lines that were changed since is let go; lines that it refuses are taken back.
async function attempt(desk, lines) {
  const { lines: good, state: stood, rest: left } = work;
  const tried = work = { ...work, lines, state: null, rest: [] };
  const fits = () => work?.key === tried.key && work.lines === lines;
  desk.redraw();
  await tell(desk, async () => {
    const answer = ask(`/hands/${desk.review.hand}/branches/try`, { after: tried.after, lines });
    const { state, rest } = await answer.catch((problem) => {
      if (!fits()) return {};
      Object.assign(work, { lines: good, state: stood, rest: left });
      throw problem;
    });
    if (fits()) Object.assign(work, { state, rest });
  });
}

function editor(desk) {
  const { names } = desk.review;
  const { from, lines, state, rest } = work;
  return h(
    "section",
    { class: "branching", "aria-label": t("branches.from-here") },
    h(
      "h3",
      {},
      from.line ? t("branches.after", { line: spoken(from.line, names) }) : t("branches.after-deal"),
    ),
    lines.length ? h("ol", { class: "tried" }, lines.map((line) => h("li", {}, spoken(line, names)))) : null,
    state?.over ? h("p", { class: "asks", role: "status" }, state.prompt) : null,
    state && linePads({ ...state, names }, (more) => attempt(desk, [...lines, ...more])),
    h(
      "div",
      { class: "row" },
      lines.length
        ? key("branch-back", t("branches.back"), {
          kind: "plain",
          onclick: () => attempt(desk, lines.slice(0, -1)),
        })
        : null,
      lines.length && rest.length
        ? key("branch-rest", t("branches.rest"), {
          kind: "plain",
          small: t("branches.rest-lines", { n: rest.length }),
          onclick: () => attempt(desk, [...lines, ...rest]),
        })
        : null,
      key("branch-leave", t("replay.leave"), {
        kind: "plain",
        onclick: () => {
          work = null;
          wrong = "";
          desk.redraw();
        },
      }),
    ),
    lines.length ? naming(desk) : null,
  );
}

function naming(desk) {
  const name = h("input", {
    id: "branch-name",
    "data-key": "branch-name",
    maxlength: 120,
    autocomplete: "off",
    value: work.name,
    oninput: () => {
      work.name = name.value;
    },
  });
  return h(
    "form",
    {
      class: "name",
      onsubmit: (event) => {
        event.preventDefault();
        keep(desk);
      },
    },
    h("label", { for: "branch-name" }, t("branches.name")),
    name,
    h(
      "button",
      { type: "submit", class: "key go", "data-key": "branch-keep" },
      h("span", { class: "label" }, t("replay.keep")),
    ),
  );
}

const keep = (desk) =>
  tell(desk, async () => {
    const { after, lines, name, key } = work;
    const answer = await post({
      path: `/hands/${desk.review.hand}/branches`,
      body: { after, lines, name },
      key,
    });
    kept = answer.branches;
    work = null;
    location.assign(address(desk, answer.kept));
  });
