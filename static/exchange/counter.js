// How much of a stream has come, where only its items tell: hands of a zip, lines of rows.

// What counts the items of a stream: the heads of a zip's files, or the ends of lines.
export function counter(zip) {
  const mark = zip ? [0x50, 0x4b, 3, 4] : [10];
  let met = 0;
  let count = 0;
  return (chunk) => {
    for (const byte of chunk) {
      met = byte === mark[met] ? met + 1 : Number(byte === mark[0]);
      if (met === mark.length) [met, count] = [0, count + 1];
    }
    return count;
  };
}
