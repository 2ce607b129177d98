// `#live` of a page as the server has it now, without loading the page anew: asked for every few milliseconds.
import { lifted } from "./finger.js";

// `put(fresh, answer)` once no finger is on the page; `lost` when nobody answers.
export function renew(every, put, lost) {
  const ask = async () => {
    try {
      const answer = await fetch(location.href, { cache: "no-store" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      await lifted();
      put(page.getElementById("live"), answer);
    } catch {
      lost();
    }
    setTimeout(ask, every);
  };
  setTimeout(ask, every);
}
