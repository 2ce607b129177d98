// Graphs in SVG: a line a player, a bar a pot. Each line ends with its name, so colour is never the only
// sign; a table says the same.
import { amount, fill, h } from "../shell/dom.js";
import { written } from "../shell/numbers.js";
import { t } from "../shell/texts.js";

const HIGH = 280;
const LEFT = 62;
const TOP = 10;
const BOTTOM = 26;
const LETTER = 9; // pixels of a name's letter
const LABEL = 18; // pixels between two names

function s(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(props)) if (value !== null) element.setAttribute(name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null));
  return element;
}

// Round figures from 0 to above `most`.
function ticks(most) {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

function short(chips) {
  if (chips >= 1000000) return `${written(+(chips / 1000000).toFixed(2))}M`;
  return chips >= 10000 ? `${written(+(chips / 1000).toFixed(1))}K` : amount(chips);
}

// The sheet both kinds are drawn on: `x(n)` the middle of column n, `y(chips)`.
function frame(root, count, most, labels, right) {
  const wide = Math.max(280, root.clientWidth || 280);
  const figures = ticks(most);
  const top = figures.at(-1) || 1;
  const room = wide - LEFT - right;
  const x = (n) => LEFT + (count > 1 ? (room * (n + 0.5)) / count : room / 2);
  const y = (chips) => HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * chips) / top;
  const every = Math.ceil(count / Math.max(1, Math.floor(room / 64)));
  const grid = [
    figures.map((
      chips,
    ) => [
      s("line", { class: "grid", x1: LEFT, x2: wide - right, y1: y(chips), y2: y(chips) }),
      s("text", { x: LEFT - 6, y: y(chips) + 5, "text-anchor": "end" }, short(chips)),
    ]),
    labels.map((
      text,
      n,
    ) => (n % every ? null : s("text", { x: x(n), y: HIGH - 6, "text-anchor": "middle" }, text))),
  ];
  return { wide, x, y, grid, room };
}

const shortened = (name, letters) => name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

// series: [{name, values: [chips | null, …]}], one value a label; `mark` the column we are at.
export function lines(root, { title, series, labels, mark = null, go = null }) {
  const count = labels.length;
  const most = Math.max(...series.flatMap((one) => one.values.map((value) => value ?? 0)));
  const wanted = 16 + LETTER * Math.max(...series.map((one) => one.name.length));
  const right = Math.min(wanted, 0.38 * Math.max(280, root.clientWidth || 280));
  const letters = Math.floor((right - 10) / LETTER); // a name that has no room says so
  const { wide, x, y, grid } = frame(root, count, most, labels, right);
  const ends = series.map((one, k) => {
    const n = one.values.findLastIndex((value) => value !== null);
    return { k, name: one.name, x: x(n), y: y(one.values[n] ?? 0), at: y(one.values[n] ?? 0) };
  }).toSorted((one, other) => one.at - other.at);
  ends.forEach((end, n) => {
    if (n) end.at = Math.max(end.at, ends[n - 1].at + LABEL);
  });
  const over = Math.max(0, (ends.at(-1)?.at || 0) - (HIGH - 4));
  ends.toReversed().forEach((end, n, all) => {
    end.at = Math.min(end.at - (n ? 0 : over), n ? all[n - 1].at - LABEL : Infinity);
  });
  const graph = s(
    "svg",
    { viewBox: `0 0 ${wide} ${HIGH}`, width: wide, height: HIGH, role: "img", "aria-label": title },
    grid,
    mark === null ? null : s("line", { class: "mark", x1: x(mark), x2: x(mark), y1: TOP, y2: HIGH - BOTTOM }),
    series.map((one, k) => paths(one.values, x, y).map((d) => s("path", { class: `line line-${k}`, d }))),
    ends.map((
      end,
    ) => [
      s("circle", { class: `dot line-${end.k}`, cx: end.x, cy: end.y, r: 4 }),
      s("path", { class: `lead line-${end.k}`, d: `M${end.x + 4} ${end.y}L${wide - right + 2} ${end.at}` }),
      s(
        "text",
        { class: `name line-${end.k}`, x: wide - right + 5, y: end.at + 5 },
        shortened(end.name, letters),
      ),
    ]),
  );
  if (go) slides(graph, count, x, go);
  fill(
    root,
    graph,
    table(
      title,
      ["", ...series.map((one) => one.name)],
      labels.map((
        text,
        n,
      ) => [text, ...series.map((one) => (one.values[n] === null ? "" : amount(one.values[n])))]),
    ),
  );
}

// Pressed or drawn along, the graph goes to the nearest column.
function slides(graph, count, x, go) {
  const to = (event) => {
    const at = event.clientX - graph.getBoundingClientRect().left;
    const columns = Array.from({ length: count }, (_, n) => Math.abs(x(n) - at));
    go(columns.indexOf(Math.min(...columns)));
  };
  graph.classList.add("slides");
  graph.addEventListener("pointerdown", to);
  graph.addEventListener("pointermove", (event) => event.buttons && to(event));
}

// A line is broken where a player was not there.
function paths(values, x, y) {
  const places = [];
  values.forEach((value, n) => {
    if (value === null) return;
    if (n && values[n - 1] !== null && places.length) places[places.length - 1] += `L${x(n)} ${y(value)}`;
    else places.push(`M${x(n)} ${y(value)}`);
  });
  return places;
}

// values: chips by label; `href(n)` leads on from a bar.
export function bars(root, { title, values, labels, words, mark = null, href = null }) {
  const { wide, x, y, grid, room } = frame(root, labels.length, Math.max(...values), labels, 10);
  const thick = Math.max(2, Math.min(40, (room / labels.length) * 0.8));
  const graph = s(
    "svg",
    {
      viewBox: `0 0 ${wide} ${HIGH}`,
      width: wide,
      height: HIGH,
      role: href ? "group" : "img",
      "aria-label": title,
    },
    grid,
    values.map((chips, n) => {
      const bar = s(
        "g",
        {},
        s("rect", { class: "reach", x: x(n) - thick / 2, y: TOP, width: thick, height: HIGH - TOP - BOTTOM }),
        s("rect", {
          class: n === mark ? "bar here" : "bar",
          x: x(n) - thick / 2,
          y: y(chips),
          width: thick,
          height: y(0) - y(chips),
        }),
        s("title", {}, words[n]),
      );
      return href ? s("a", { href: href(n), "aria-label": words[n], tabindex: -1 }, bar) : bar;
    }),
  );
  fill(root, graph, table(title, ["", t("replay.pot")], labels.map((text, n) => [text, amount(values[n])])));
}

function table(title, head, rows) {
  return h(
    "details",
    { class: "numbers" },
    h("summary", {}, t("replay.as-table", { title })),
    h(
      "div",
      { class: "wide" },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, head.map((text) => h("th", { scope: "col" }, text)))),
        h(
          "tbody",
          {},
          rows.map(([first, ...rest]) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, first),
              rest.map((text) => h("td", {}, text)),
            )
          ),
        ),
      ),
    ),
  );
}

// -- over one hand ------------------------------------------------------------------------------

export function drawHandGraphs(root, desk) {
  const { steps, names } = desk.review;
  if (!root.querySelector(".chart")) {
    fill(
      root,
      h("h3", {}, t("replay.stacks")),
      h("div", { class: "chart", id: "hand-stacks" }),
      h("h3", {}, t("replay.pot")),
      h("div", { class: "chart", id: "hand-pot" }),
    );
  }
  const labels = steps.map((step) => String(step.seq));
  const seats = steps[0].felt.seats.map((row) => row.seat);
  const open = [...root.querySelectorAll("details")].map((one) => one.open);
  lines(root.querySelector("#hand-stacks"), {
    title: t("replay.stacks-entries"),
    labels,
    mark: desk.step,
    go: desk.go,
    series: seats.map((seat) => ({
      name: names[seat] || t("replay.player", { seat }),
      values: steps.map((step) => step.felt.seats.find((row) => row.seat === seat).stack),
    })),
  });
  const pots = steps.map((step) => (step.felt.over ? 0 : step.felt.pot));
  bars(root.querySelector("#hand-pot"), {
    title: t("replay.pot-entries"),
    values: pots,
    labels,
    words: pots.map((chips, n) => t("replay.entry-pot", { seq: labels[n], chips })),
    mark: desk.step,
  });
  root.querySelectorAll("details").forEach((one, n) => {
    one.open = Boolean(open[n]);
  });
}
