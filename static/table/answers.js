// What the server answers to an entry: it is what was shown, or it counts. What was entered after it waits then, and
// the dealer chooses.
import { get } from "../shell/api.js";
import { t } from "../shell/texts.js";
import { agrees } from "./local.js";
import { age } from "./known.js";
import { lastLine, refusal } from "./telling.js";

const AT_ONCE_MS = 5000; // a refusal that comes so soon is about what the dealer has just tapped

// `asks`: what asking.js gives.
export function answers(known, asks) {
  const { hub } = known;

  async function answered(entry, answer) {
    if (entry.path.startsWith("/tables/")) {
      answer?.seats && !answer.undoable ? hub.renew(answer) : asks.renew();
    }
    if (entry.path.endsWith("/hands")) known.deal = { ...entry, hand: answer.hand };
    if (entry.gives && answer.hand) await known.renumber(entry.gives, answer.hand);
    const asShown = answer?.undoable && known.after.get(entry.key)?.state.hand === answer.hand;
    const state = asShown ? answer : answer?.undoable && await asks.standing(answer);
    return (left) => {
      const message = entry.message === undefined ? { kind: "done", text: entry.words } : entry.message;
      const ours = known.after.get(entry.key);
      known.after.delete(entry.key);
      if (ours?.past) known.past = ours.past;
      if (state) settled(entry, ours?.state, state, answer, left, message);
      asks.reached(true);
      asks.confirmed();
      if (asShown && answer.back_to && !left) stands(answer);
    };
  }

  // A hand was taken back that this tablet could show as void alone: the one before it stands.
  const stands = (answer) =>
    asks.standing(answer).then(
      (state) => !known.outbox.entries.length && hub.hand.hand === answer.hand && hub.take(state, null),
      () => {},
    );

  // The answer says what is shown, or it is the answer that counts; what was entered after it waits for the
  // dealer then.
  // A hand that was taken back is void, as the `answer` has it, or the one before it.
  function settled({ makes }, ours, state, answer, left, message) {
    const differs = makes && !agrees(makes, state) && !agrees(makes, answer) && makes;
    if (ours && !differs) return hub.confirm({ ...state, taken: ours.taken });
    if (differs && left) known.outbox.stop({ message: t("live.differs"), state, differs });
    hub.take(state, left ? null : differs ? { kind: "stale", text: t("live.differs") } : message);
    if (known.outbox.stopped) hub.open("conflict");
  }

  async function stopped(entry, problem) {
    const atOnce = known.outbox.entries.length === 1 && entry.message !== undefined &&
      age(entry) < AT_ONCE_MS;
    if (atOnce) {
      await known.drop();
      if (problem.state) {
        return hub.take(problem.state, {
          kind: "stale",
          text: t("live.quicker", { last: lastLine(problem.state), words: entry.words }),
        });
      }
      return hub.back(refusal(problem));
    }
    problem.was = hub.hand;
    await asks.newest().then((state) => hub.take(state, null), () => {});
    hub.open("conflict");
  }

  // Who deals now may see what a locked tablet may not.
  function again(message) {
    asks.open();
    if (!message || known.outbox.entries.length) return known.outbox.send();
    get(`/hands/${hub.hand.hand}`).then(
      (state) =>
        !known.outbox.entries.length && state.hand === hub.hand.hand && state.seq >= hub.hand.seq &&
        hub.take(state, message),
      () => {},
    );
  }

  return { answered, stopped, again };
}
