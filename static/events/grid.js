// The levels as a grid over the text that is sent: keys go from cell to cell, a spreadsheet is pasted in, a
// row is added at the end.

export function grid(root, text) {
  if (!root || !text) return;
  let rows = parse(text.value);

  function parse(text) {
    const mark = text.includes("\t") ? "\t" : ",";
    return text.trim().split(/\r?\n/).map((line) => line.split(mark).map((cell) => cell.trim()));
  }

  function keep() {
    text.value = `${rows.map((row) => row.join(",")).join("\n")}\n`;
  }

  function cell(value, y, x) {
    const input = document.createElement("input");
    input.value = value;
    input.size = Math.max(6, rows[0][x].length);
    input.setAttribute("aria-label", `${rows[0][x]} ${y}`);
    input.dataset.at = `${y},${x}`;
    return input;
  }

  function draw() {
    const table = document.createElement("table");
    const head = table.createTHead().insertRow();
    for (const name of rows[0]) {
      const th = document.createElement("th");
      th.scope = "col";
      th.textContent = name.replaceAll("_", " ");
      head.append(th);
    }
    const body = table.createTBody();
    rows.slice(1).forEach((row, n) => {
      const line = body.insertRow();
      rows[0].forEach((_, x) => line.insertCell().append(cell(row[x] ?? "", n + 1, x)));
    });
    root.replaceChildren(table);
  }

  function go(y, x) {
    if (y === rows.length) {
      rows.push(rows[0].map(() => ""));
      draw();
    }
    root.querySelector(`[data-at="${y},${x}"]`)?.focus();
  }

  root.addEventListener("input", ({ target }) => {
    const [y, x] = target.dataset.at.split(",").map(Number);
    rows[y][x] = target.value.replaceAll(",", "");
    keep();
  });
  root.addEventListener("keydown", (press) => {
    const [y, x] = press.target.dataset.at.split(",").map(Number);
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
    parse(pasted).forEach((row, dy) => {
      rows[top + dy] ??= rows[0].map(() => "");
      row.forEach((value, dx) => {
        if (left + dx < rows[0].length) rows[top + dy][left + dx] = value.replaceAll(",", "");
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
  root.hidden = false;
  draw();
}
