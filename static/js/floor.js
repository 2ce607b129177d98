// The floor's panel: what happened, a few taps about it, the ruling. The ruling is entered by a tap, never by itself.
import { amount, h, key } from "./dom.js";
import { ASKS, drew, live } from "./happened.js";

const bets = (doc) => doc.to_call !== undefined; // said in a betting round only
const pot = (doc) => bets(doc) && doc.betting.endsWith("pot-limit");
const served = (doc) => drew(doc).length > 0 && (doc.waiting_for.kind !== "draw" || doc.setup.house["draw-delivery"] === "each-in-turn");
const lastUp = (doc) => doc.street === doc.streets.at(-1) && doc.community === null && live(doc).some((row) => row.up.length && row.down.length);

// The word of the API, the dealer's words, when it can have happened.
const KINDS = [
  ["chips", "Chips without a word", bets],
  ["wrong-amount", "Wrong amount", bets],
  ["string-bet", "String bet", bets],
  ["out-of-turn", "Out of turn", bets],
  ["undercall", "Too few for the call", (doc) => bets(doc) && doc.to_call > 0],
  ["overbet", "Over the pot", pot],
  ["underbet", "“Pot” said, too little", pot],
  ["change-draw", "Changed the draw", (doc) => drew(doc).length > 0],
  ["exposed-draw", "Card exposed on the draw", served],
  ["exposed-last-card", "Last card exposed", lastUp],
  ["wrong-card-count", "Wrong number of cards", () => true],
  ["misdeal", "Misdeal", () => true],
];

export function opened() {
  return { kind: null, chips: [], then: [], second: false, said: null, seat: null, verb: null, since: [], told: null };
}

// The screen of the panel: `title` for the prompt line, tools, keys, as those of a step.
export function floorScreen(desk) {
  const { kind, told } = desk.ui.floor;
  if (told) return ruling(desk, told);
  return kind && ASKS[kind] ? asking(desk, ASKS[kind](desk)) : menu(desk);
}

function menu(desk) {
  const fit = KINDS.filter(([, , fits]) => fits(desk.doc));
  const open = (kind) => () => (ASKS[kind] ? desk.change({ floor: { ...opened(), kind }, amount: "", said: null }) : desk.advise({ kind }));
  return {
    title: "Floor: what happened?", tools: [commit([closeKey(desk)])],
    keys: [h("div", { class: `floor kinds${fit.length < 4 ? " few" : ""}` }, fit.map(([kind, label]) => key(`kind-${kind}`, label, { kind: "preset", onclick: open(kind) })))],
  };
}

function asking(desk, made) {
  const ask = () => made.ready && desk.advise(made.ready);
  const tell = "ready" in made ? key("ruling", "Ruling", { kind: "go enter", onclick: ask, reason: made.ready ? "" : made.wants }) : null;
  return {
    title: made.title, tools: [commit([tell, backKey(desk), closeKey(desk)])], keys: [h("div", { class: "floor asks" }, made.body)],
    typed: made.typed && ((letter) => (letter === "Enter" ? ask() : made.typed(letter))),
  };
}

const commit = (keys) => h("div", { class: "commit" }, keys);
const closeKey = (desk) => key("close-floor", "Close", { kind: "plain", onclick: () => desk.change({ floor: null, amount: "", said: null }) });

// One step back: from the ruling to what was asked, from there to the list.
function backKey(desk) {
  const { floor } = desk.ui;
  const to = floor.told && ASKS[floor.kind] ? { ...floor, told: null } : floor.verb ? { ...floor, verb: null } : opened();
  return key("back-floor", "Back", { kind: "plain", onclick: () => desk.change({ floor: to, said: null }) });
}

// -- the ruling ---------------------------------------------------------------------------------

function ruling(desk, told) {
  const { advice } = told;
  const { head, steps } = parted(advice);
  return {
    title: `Floor: ${KINDS.find(([kind]) => kind === told.kind)[1]}`,
    tools: [commit([enterKey(desk, told), backKey(desk), closeKey(desk)])],
    keys: [h("div", { class: "floor ruling" },
      h("p", { class: "sentence", role: "alert" }, head),
      steps.length ? h("ol", { class: "steps" }, steps.map((step) => h("li", { class: moved(advice).includes(step) ? "money" : "" }, step))) : null,
      h("p", { class: "rule" }, /^[\d§]/.test(advice.rule) ? `Rule ${advice.rule}` : `House rule: ${advice.rule}`))],
  };
}

// What is left to the dealer once the key has entered its line.
export function leftToDo({ steps, line }) {
  return steps.filter((step) => step !== `Enter "${line}".`);
}

// A procedure's sentence is its name and its steps in a row; said once is enough.
function parted(advice) {
  const { sentence, steps } = advice;
  const rest = leftToDo(advice);
  for (let n = steps.length; n > 0; n--) {
    const tail = `: ${steps.slice(0, n).join(" ")}`;
    if (!sentence.endsWith(tail)) continue;
    return n === 1 ? { head: sentence, steps: rest.slice(1) } : { head: sentence.slice(0, -tail.length), steps: rest };
  }
  return { head: sentence, steps: rest };
}

// The chips that change hands, as the ruling's steps word them.
function moved({ line, give_back: back, add }) {
  const seat = line && line.split(" ")[0];
  return [back && seat && `Give ${amount(back)} back to seat ${seat}.`, add && seat && `Seat ${seat} adds ${amount(add)}.`].filter(Boolean);
}

function enterKey(desk, { kind, advice, facts }) {
  if (advice.line) {
    return key("enter-advice", `Enter: ${advice.line}`, { kind: "go enter", onclick: () => desk.enterAdvice(kind, advice), small: kind === "change-draw" ? "in place of the first" : "" });
  }
  const again = (kind === "misdeal" || kind === "wrong-card-count") && !facts.substantial_action;
  return again ? key("void-advice", `Make hand ${desk.doc.number} void`, { kind: "fold", onclick: desk.makeVoid }) : null;
}

// -- what the cards ask for ---------------------------------------------------------------------

// A deck that ran out or a short stub: its steps, above the keys until they are done.
export function procedureBox(doc, done) {
  const { name, steps, rule } = doc.procedure;
  return [
    h("div", { class: "told" }, h("h2", {}, name[0].toUpperCase() + name.slice(1), h("i", {}, ` house rule ${rule}`)),
      h("ol", { class: steps.length > 4 ? "many" : "" }, steps.map((step) => h("li", {}, step)))),
    key("procedure-done", "Done", { kind: "go", onclick: done }),
  ];
}
