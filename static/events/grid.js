// The levels as a grid over the text that is sent: keys go from cell to cell and add rows, columns are added by
// name and taken out at their heads, a spreadsheet is pasted in as cells or whole, a file is read. Heads of a
// spreadsheet's own are the server's to read: they stand as they are until the levels are kept.

import { inFigures } from "../shell/numbers.js";

const FIRST_ROWS = 6; // a title and what stands under it, before the head

// The cells of a line; between quotes a comma is the thousands', not the next cell's.
export function cells(line, mark) {
  const row = [""];
  let quoted = false;
  for (const one of line) {
    if (one === '"') quoted = !quoted;
    else if (one === mark && !quoted) row.push("");
    else row[row.length - 1] += one;
  }
  return row.map((cell) => cell.trim());
}

export function grid(root, text) {
  if (!root || !text) return;
  const heads = JSON.parse(root.dataset.heads); // by the column's name in a file, how the page says it
  const columns = Object.keys(heads);
  const headOf = (name) => heads[name] ?? name.replaceAll("_", " ");
  const named = Object.fromEntries(columns.map((name) => [plain(heads[name]), name]));
  const words = new Set(JSON.parse(root.dataset.words)); // of heads as a spreadsheet has them
  const more = document.getElementById("add-column");
  const file = document.getElementById("from-file");
  let rows = parse(text.value);

  function parse(text) {
    const lines = text.replace(/^\ufeff/, "").replace(/\s+$/, "").split(/\r?\n/);
    const mark = ["\t", ";"].find((one) => lines.slice(0, FIRST_ROWS).some((line) => line.includes(one))) ??
      ",";
    return lines.map((line) => cells(line, mark));
  }

  function plain(head) {
    return head.toLowerCase().replace(/\([^)]*\)/g, "").replace(/[-_.\s]+/g, " ").trim();
  }

  // A table that brings its own head stands for all of it, under a title too: as a file has it, as the page has
  // it, or its own.
  const isHead = (name) => columns.includes(name) || plain(name) in named || words.has(plain(name));
  const headRow = (table) =>
    table.slice(0, FIRST_ROWS).findIndex((row) => row.some(isHead) && !row.some((cell) => /^\d/.test(cell)));

  function take(table) {
    const [names, ...levels] = table.slice(headRow(table));
    rows = [names.map((name) => named[plain(name)] ?? name), ...levels.map((row) => row.map(inFigures))];
    keep();
    draw();
  }

  function keep() {
    text.value = `${rows.map((row) => row.join("\t")).join("\n")}\n`;
  }

  function cell(value, y, x) {
    const input = document.createElement("input");
    input.value = value;
    input.size = Math.max(6, rows[0][x].length);
    input.setAttribute("aria-label", `${headOf(rows[0][x])} ${y}`);
    input.dataset.at = `${y},${x}`;
    return input;
  }

  // A column of amounts that a game leaves behind: empty cells would do, but nobody finds the others among them.
  function out(x, title) {
    const key = document.createElement("button");
    key.type = "button";
    key.setAttribute("aria-label", `${root.dataset.out} ${title}`);
    key.addEventListener("click", () => {
      rows = rows.map((row) => rows[0].map((_, n) => row[n] ?? "").filter((_, n) => n !== x));
      keep();
      draw();
      go(1, Math.min(x, rows[0].length - 1));
    });
    return key;
  }

  function draw() {
    const table = document.createElement("table");
    const head = table.createTHead().insertRow();
    [root.dataset.level, ...rows[0].map(headOf)].forEach((title, n) => {
      const th = document.createElement("th");
      th.scope = "col";
      th.textContent = title;
      if (n && rows[0].length > 1) th.append(out(n - 1, title));
      head.append(th);
    });
    const body = table.createTBody();
    rows.slice(1).forEach((row, n) => {
      const line = body.insertRow();
      const level = document.createElement("th");
      level.scope = "row";
      line.append(level);
      rows[0].forEach((_, x) => line.insertCell().append(cell(row[x] ?? "", n + 1, x)));
    });
    root.replaceChildren(table);
    number();
    offer();
  }

  // The level of each row, as the clock will call it; a break has a dash.
  function number() {
    const pause = rows[0].indexOf("break");
    let level = 0;
    root.querySelectorAll("tbody th").forEach((th, n) => {
      th.textContent = rows[n + 1][pause] ? "–" : ++level;
    });
  }

  // The columns that the games of the sheet may have besides.
  function offer() {
    const others = columns.filter((name) => !rows[0].includes(name));
    more.hidden = !others.length;
    more.querySelector("select").replaceChildren(
      ...["", ...others].map((name) => new Option(headOf(name), name)),
    );
  }

  more.addEventListener("change", ({ target }) => {
    if (!target.value) return;
    rows = rows.map((row, y) => [...row, y ? "" : target.value]);
    keep();
    draw();
    go(1, rows[0].length - 1);
  });
  file.addEventListener("change", async ({ target }) => {
    const table = parse(await target.files[0].text());
    if (headRow(table) >= 0) take(table);
    target.value = "";
  });

  function go(y, x) {
    if (y === rows.length) {
      rows.push(rows[0].map(() => ""));
      draw();
    }
    root.querySelector(`[data-at="${y},${x}"]`)?.focus();
  }

  root.addEventListener("input", ({ target }) => {
    const [y, x] = target.dataset.at.split(",").map(Number);
    rows[y][x] = inFigures(target.value);
    keep();
    number();
  });
  root.addEventListener("keydown", (press) => {
    const [y, x] = press.target.dataset.at.split(",").map(Number);
    if (press.ctrlKey && (press.key === "Enter" || press.key === "Delete")) {
      press.preventDefault();
      if (press.key === "Enter") rows.splice(y, 0, rows[0].map(() => ""));
      else if (rows.length > 2) rows.splice(y, 1);
      keep();
      draw();
      go(Math.min(y, rows.length - 1), x);
      return;
    }
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0] }[press.key];
    if (!step) return;
    press.preventDefault();
    go(Math.max(1, y + step[0]), x);
  });
  root.addEventListener("paste", (paste) => {
    const pasted = paste.clipboardData.getData("text");
    if (!/[\t\n]/.test(pasted)) return;
    paste.preventDefault();
    const [top, left] = paste.target.dataset.at.split(",").map(Number);
    const table = parse(pasted);
    if (headRow(table) >= 0) {
      take(table);
      return go(1, 0);
    }
    table.forEach((row, dy) => {
      rows[top + dy] ??= rows[0].map(() => "");
      row.forEach((value, dx) => {
        if (left + dx < rows[0].length) rows[top + dy][left + dx] = inFigures(value);
      });
    });
    keep();
    draw();
    go(top, left);
  });
  text.addEventListener("input", () => {
    rows = parse(text.value);
    draw();
  });
  root.hidden = file.hidden = false;
  draw();
  refused(root.dataset.refused);

  // Where the server stopped reading, as `levels.3.big-bet.blinds`: the row, and the cell where it is one.
  function refused(place) {
    const [, row, column] = place.match(/^levels\.(\d+)(?:\.(.+))?$/) ?? [];
    if (row === undefined) return;
    const line = [...root.querySelectorAll(`[data-at^="${Number(row) + 1},"]`)];
    const cells = line.filter((_, x) => rows[0][x] === column);
    for (const cell of cells.length ? cells : line) cell.setAttribute("aria-invalid", "true");
    (cells[0] ?? line[0])?.focus();
  }
}
