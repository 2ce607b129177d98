// deno-fmt-ignore-file: the server reads it too, as JSON (dealer_assist/web/shell/page_data.py)
// Where the seats stand, seen from the dealer's box: seat 1 at the dealer's left hand, then clockwise. By the
// shape of the felt (`--shape` in felt.css) and the number of seats: on which side each stands, how far along it
// in hundredths of the room beside it (`x26`, `y36`), and whether in a corner. Each is its own mirror image.
// Of more boards than `rows`, or more pots than `pots`, the seats have no room in front of them.
export const PLACES = {
  "wide": {
    "rows": 3,
    "pots": 9,
    "6": ["left y97", "left y36", "far x33", "far x67", "right y36", "right y97"],
    "7": ["left y97", "left y49", "far x25", "far x50", "far x75", "right y49", "right y97"],
    "8": ["left y97", "left y49", "far x20", "far x40", "far x60", "far x80", "right y49", "right y97"],
    "9": [
      "left y97", "left y49", "far corner at-left x0", "far x30", "far x50", "far x70",
      "far corner at-right x100", "right y49", "right y97"
    ],
    "10": [
      "left y97", "left y49", "far corner at-left x0", "far x25", "far x42", "far x58", "far x75",
      "far corner at-right x100", "right y49", "right y97"
    ]
  },
  "low": {
    "rows": 1,
    "pots": 9,
    "6": ["left y94", "left cornered", "far x33", "far x67", "right cornered", "right y94"],
    "7": ["left y94", "left cornered", "far x25", "far x50", "far x75", "right cornered", "right y94"],
    "8": [
      "left y94", "left cornered", "far x20", "far x40", "far x60", "far x80", "right cornered", "right y94"
    ],
    "9": [
      "left near x20", "left y94", "left cornered", "far x25", "far x50", "far x75", "right cornered",
      "right y94", "right near x80"
    ],
    "10": [
      "left near x20", "left y94", "left cornered", "far x20", "far x40", "far x60", "far x80",
      "right cornered", "right y94", "right near x80"
    ]
  },
  "older": {
    "rows": 1,
    "pots": 2,
    "6": ["left y94", "left cornered", "far x33", "far x67", "right cornered", "right y94"],
    "7": ["left y94", "left cornered", "far x25", "far x50", "far x75", "right cornered", "right y94"],
    "8": [
      "left near x26", "left y94", "left cornered", "far x33", "far x67", "right cornered", "right y94",
      "right near x74"
    ],
    "9": [
      "left near x26", "left y94", "left cornered", "far x25", "far x50", "far x75", "right cornered",
      "right y94", "right near x74"
    ],
    "10": [
      "left near x40", "left near x20", "left y94", "left cornered", "far x33", "far x67", "right cornered",
      "right y94", "right near x80", "right near x60"
    ]
  },
  "tall": {
    "rows": 1,
    "pots": 2,
    "6": ["left y97", "left y36", "far x33", "far x67", "right y36", "right y97"],
    "7": ["left y97", "left y54", "left cornered", "far x50", "right cornered", "right y54", "right y97"],
    "8": [
      "left y97", "left y54", "left cornered", "far x33", "far x67", "right cornered", "right y54",
      "right y97"
    ],
    "9": [
      "left y97", "left y67", "left y36", "left cornered", "far x50", "right cornered", "right y36",
      "right y67", "right y97"
    ],
    "10": [
      "left y97", "left y67", "left y36", "left cornered", "far x33", "far x67", "right cornered",
      "right y36", "right y67", "right y97"
    ]
  },
  "narrow": {
    "rows": 1,
    "pots": 9,
    "6": ["left y100", "left y50", "left cornered", "right cornered", "right y50", "right y100"],
    "7": ["left y100", "left y50", "left cornered", "far x50", "right cornered", "right y50", "right y100"],
    "8": [
      "left y100", "left y67", "left y33", "left cornered", "right cornered", "right y33", "right y67",
      "right y100"
    ],
    "9": [
      "left y100", "left y67", "left y33", "left cornered", "far x50", "right cornered", "right y33",
      "right y67", "right y100"
    ],
    "10": [
      "left y100", "left y75", "left y50", "left y25", "left cornered", "right cornered", "right y25",
      "right y50", "right y75", "right y100"
    ]
  }
};
