// deno-fmt-ignore-file: the server reads it too, as JSON (dealer_assist/web/shell/page_data.py)
// The outlines of the suits in a square of 24, each in two pieces.
export const SUITS = {
  "s": ["M12 2C9 7 3 9.5 3 14a4.3 4.3 0 0 0 7.6 2.7C10.5 19 9.7 20.8 8 22h8",
    "c-1.7-1.2-2.5-3-2.6-5.3A4.3 4.3 0 0 0 21 14c0-4.5-6-7-9-12z"],
  "h": ["M12 21.5C9 18 2.5 14 2.5 8.3A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1", "9.5 2.1C21.5 14 15 18 12 21.5z"],
  "d": ["M12 1.5 20 12l-8", "10.5L4 12z"],
  "c": ["M12 2a4.6 4.6 0 0 0-3.9 7.1A4.6 4.6 0 1 0 10.7 16C10.6 18.6 9.7 20.6 8 22h8",
    "c-1.7-1.4-2.6-3.4-2.7-6a4.6 4.6 0 1 0 2.6-6.9A4.6 4.6 0 0 0 12 2z"]
};
