// Games as keys under one search field, on the pages of a table's set-up: the usual ones, or what answers to
// the words.
import { fill, h, key } from "../shell/dom.js";
import { search } from "../shell/gamesearch.js";

const MOST = 24;

// `entries` of `{id, name, also, key, small}`; `first` those shown without a word; `isChosen(entry)` marks
// some; `words` of `none` and `more`. Answers a function that draws the keys anew.
export function picker(box, field, entries, { first, isChosen = (_) => false, choose, words }) {
  const head = () => {
    const usual = first.map((id) => entries.find((one) => one.id === id)).filter(Boolean);
    return [...entries.filter((one) => isChosen(one) && !usual.includes(one)), ...usual];
  };
  const pick = (one) => {
    choose(one);
    field.value = "";
    show();
  };
  const show = () => {
    const asked = field.value.trim();
    const matching = asked ? search(entries, asked).slice(0, MOST) : head();
    fill(
      box,
      matching.map((one) =>
        key(one.key, one.short || one.name, {
          kind: isChosen(one) ? "plain on" : "plain",
          pressed: isChosen(one),
          small: one.small,
          onclick: () => pick(one),
        })
      ),
      asked && !matching.length ? h("p", {}, words.none) : null,
      asked || matching.length >= entries.length
        ? null
        : h("p", { class: "more" }, words.more.replace("%", String(entries.length - matching.length))),
    );
  };
  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    /** @type {HTMLElement | null} */ (box.querySelector("button"))?.click();
  });
  show();
  return show;
}
