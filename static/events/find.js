// Fields that find a player in a long list: rows without the words are out of sight, and on paper too.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function matches(text, words) {
  const here = plain(text);
  return plain(words).split(/\s+/).every((word) => here.includes(word));
}

// Cell by cell: the end of a name and the seat beside it make no word.
function textOf(row) {
  return Array.from(row.children, (cell) => cell.textContent).join(" ");
}

for (const field of document.querySelectorAll("[data-find]")) {
  field.closest(".find").hidden = false;
  field.addEventListener("input", () => {
    for (
      const row of document.querySelectorAll(`${field.dataset.find} > li, ${field.dataset.find} tbody tr`)
    ) {
      row.hidden = !matches(textOf(row), field.value);
    }
  });
}
