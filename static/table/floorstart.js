// The floor's panel as it is when it is opened; what it shows comes with table-later.js.

// `amounts`: only what concerns an amount. `entry`: the wager in the record that it is about, else what is
// being done now.
export function opened() {
  return {
    kind: null,
    chips: [],
    then: [],
    second: false,
    said: null,
    seat: null,
    verb: null,
    since: [],
    advised: null,
    amounts: false,
    entry: null,
  };
}
