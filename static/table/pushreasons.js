// Why chips went where they did, below the push list.
import { h } from "../shell/dom.js";
import { t } from "../shell/texts.js";
import { ruleWords } from "../shell/words.js";

export function notes(doc) {
  if (!doc.notes?.length) return null;
  const texts = merged(doc.notes).map((note) =>
    h("li", {}, note.text, " ", note.rule ? h("cite", {}, ruleWords(note.rule, doc)) : null)
  );
  return [h("ul", { class: "notes" }, texts), ruleKey(doc)];
}

// What holds of several pots is said once.
function merged(all) {
  const groups = new Map();
  for (const note of all) {
    const [, pot, text] = /^([^:]{1,30}): (.*)$/s.exec(note.text) || [null, "", note.text];
    const same = pot && all.filter((one) =>
          one.rule === note.rule && one.text.endsWith(`: ${text}`)
        ).length > 1
      ? `${note.rule} ${text}`
      : note;
    if (groups.has(same)) groups.get(same).pots.push(pot);
    else {groups.set(
        same,
        same === note ? { ...note, pots: [] } : { ...note, pots: [pot], text },
      );}
  }
  return [...groups.values()].map(({ pots, text, ...rest }) => ({
    ...rest,
    text: pots.length ? `${pots.join(", ")}: ${text}` : text,
  }));
}

// Where the rule can be read in full: ties and odd chips, or the game.
function ruleKey(doc) {
  const ties = doc.notes.some((note) => /^(1\.2\.3|R([3-9]|1[0-2]))$/.test(note.rule));
  const href = ties ? "/rules/procedures/odd-chips" : `/rules/games/${doc.game}`;
  return h(
    "a",
    { class: "key plain", "data-key": "rule", href },
    h("span", { class: "label" }, ties ? t("push.rule-ties") : doc.game_name),
  );
}
