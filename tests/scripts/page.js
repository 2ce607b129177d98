// What a page gives its scripts, for tests without a browser: the catalogue of texts, and the tablet's
// storage.
globalThis.$texts = JSON.parse(Deno.readTextFileSync(Deno.env.get("PAGE_TEXTS")));
globalThis.document = {
  querySelector: () => ({ content: "1 5 25 100 500 1000 5000" }), // the chips of the room
  documentElement: { lang: Deno.env.get("PAGE_LANGUAGE") ?? "en" },
  getElementById: () => null,
};

export const script = (name) => import(`../../static/${name}.js`);

export function same(found, right) {
  const [one, other] = [JSON.stringify(found), JSON.stringify(right)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
}
