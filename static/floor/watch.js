// Tables that are watched: news names those that changed, and they are asked for together; now and then all
// are, since nobody tells of a tablet that fell silent.
import { setClock } from "../shell/clock.js";
import { follow } from "../shell/live.js";

const FLUSH_MS = 300; // news of this long are asked for at once
const FULL_MS = 20000;

/**
 * `take(tables, whole)` is called with what was asked for, `whole` where that is every table.
 * @param {{address: string, query?: () => Record<string, string>, take: (tables: any[], whole: boolean) => void,
 *   link: (state: string) => void, news?: (news: any) => void}} on
 */
export function watch({ address, query = () => ({}), take, link, news = () => {} }) {
  let pending = new Set();
  let timer = 0;

  async function ask(tables) {
    const asked = new URLSearchParams({ ...(tables && { tables: [...tables].join(",") }), ...query() });
    const answer = await fetch(`${address}?${asked}`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const answered = await answer.json();
    setClock(answered.now);
    return answered.tables;
  }

  async function flush() {
    const tables = pending;
    pending = new Set();
    let failed = false;
    try {
      take(await ask(tables), false);
    } catch {
      failed = true;
      for (const table of tables) pending.add(table);
    }
    timer = 0;
    if (pending.size) timer = setTimeout(flush, FLUSH_MS * (failed ? 10 : 1));
  }

  async function full() {
    try {
      take(await ask(null), true);
    } catch { /* the badge says that nobody answers */ }
  }

  setInterval(full, FULL_MS);
  follow(null, {
    news: (one) => {
      pending.add(one.table);
      timer ||= setTimeout(flush, FLUSH_MS);
      news(one);
    },
    link: (state) => {
      link(state);
      if (state === "up") full();
    },
  });
  return { full };
}
