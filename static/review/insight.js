// What a replay can show besides what lay open: every card that is known, and what the live hands were worth.
import { write } from "../shell/dom.js";
import { written } from "../shell/numbers.js";
import { t } from "../shell/texts.js";

const at = (id) => document.getElementById(id);
const shows = { known: false, equity: false };
let known = null; // by step, cards by seat
let worth = new Map(); // by step, what the server said of it
let asked = null;

// The switches work for this hand; what was fetched is forgotten when the hand went on.
export function listen(desk, fresh) {
  if (fresh) {
    known = asked = null;
    worth = new Map();
  }
  for (const name of Object.keys(shows)) {
    at(`show-${name}`).onchange = (event) => {
      shows[name] = event.target.checked;
      desk.redraw();
    };
  }
}

export function knownAt(desk) {
  if (!shows.known) return null;
  if (known === null && asked !== "known") {
    asked = "known";
    fetched(desk.page.known).then((answer) => {
      known = answer.steps || [];
      desk.redraw();
    });
  }
  return known?.[desk.step];
}

// By seat: the share as it is written, and the outs. Why there is none stands under the state of the hand.
export function equityAt(desk) {
  at("worth").hidden = !shows.equity;
  if (!shows.equity) return null;
  const equity = worth.get(desk.step);
  if (equity === undefined) {
    worth.set(desk.step, null);
    const { step } = desk;
    fetched(`${desk.page.equity}?step=${step}`).then((answer) => {
      worth.set(step, answer);
      if (desk.step === step) desk.redraw();
    });
  }
  if (!equity) return null;
  write(at("worth"), equity.error ? equity.error.message : how(equity));
  if (equity.error) return null;
  return Object.fromEntries(
    Object.entries(equity.seats).map(([seat, one]) => [seat, { told: percent(one.share), outs: one.outs }]),
  );
}

const percent = (share) => `${written(100 * share, 1)} %`;

function how(equity) {
  if (equity.exact) return t("replay.equity-exact", { n: equity.ways });
  const error = Math.max(...Object.values(equity.seats).map((one) => one.error));
  return t("replay.equity-sampled", { n: equity.ways, error: written(100 * error, 1) });
}

async function fetched(address) {
  try {
    return await (await fetch(address)).json();
  } catch {
    return { error: { message: t("replay.silent") } };
  }
}
