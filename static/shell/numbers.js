// Numbers as the language of the page writes them, and amounts read as people type them in any language: as
// dealer_assist/texts/numbers.py, whose marks come with the page.
const { thousands = ",", decimal = "." } = globalThis.document?.documentElement?.dataset ?? {};
const PARTED = /\B(?=(\d{3})+$)/g;

// 12,500 or 12.500; `places` figures behind the mark, else up to `most`.
export function written(value, places, most = 3) {
  const size = Math.abs(value);
  const text = places === undefined ? String(Number(size.toFixed(most))) : size.toFixed(places);
  const [whole, part = ""] = text.split(".");
  const figures = whole.replaceAll(PARTED, thousands);
  return `${value < 0 ? "-" : ""}${figures}${part && decimal}${part}`;
}

// A cell of a sheet, `1.000/2.000`, as its file has it; what is no amount stays as it was typed.
export const inFigures = (cell) => cell.split("/").map((one) => readWhole(one) ?? one).join("/");

const WHOLE = /^(\d+|\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*)$/;
const SHORT = /^(\d{1,9})(?:[.,](\d{1,6}))?([km])$/;
const ZEROS = { k: 3, m: 6 };

// 1500, 1.500, 1,500, 1 500, 1.5k and 2,25m; null for anything else, and for what two readers could take for two
// amounts.
export function readWhole(text) {
  const plain = text.trim().toLowerCase().replaceAll(/[\u00a0\u2009\u202f]/g, " ");
  const short = SHORT.exec(plain.replace(/ (?=[km]$)/, ""));
  if (short) {
    const [, whole, part = "", unit] = short;
    const doubtful = part.length === 3 && whole.length <= 3 && whole[0] !== "0";
    return doubtful || part.length > ZEROS[unit] ? null : Number(whole + part.padEnd(ZEROS[unit], "0"));
  }
  return WHOLE.test(plain) && plain.length <= 40 ? Number(plain.replaceAll(/\D/g, "")) : null;
}
