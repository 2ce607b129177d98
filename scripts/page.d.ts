// What a page's scripts find in it is what its template has there: of elements and events the type checker asks
// nothing, of our own objects everything.
interface EventTarget {
  // deno-lint-ignore no-explicit-any
  [name: string]: any;
}
interface Event {
  // deno-lint-ignore no-explicit-any
  detail?: any;
}
