const [tab, lineFeed, carriageReturn, blank, plus, point, minus, zero] = [
  9, 10, 13, 32, 43, 46, 45, 48,
];
/** A double represents every whole number with this many digits. */
const maxDigits = 15;
/** Powers of ten that a double represents exactly. */
const powers = Array.from({ length: maxDigits + 1 }, (_, exponent) => 10 ** exponent);

export interface PlainRow {
  values: Float64Array;
  /** Digits after the decimal point of the first value. */
  decimals: number;
}

/**
 * Reads the bytes of a line as plain decimals separated by blanks, one per value of the row, without decoding them to
 * text. Each is rounded as in Number(), since the quotient of two exact doubles is. Each byte is read once. The end of
 * the bytes is not checked, which saves a comparison per byte, so a line feed must follow.
 * @returns where the next line begins; -1 if the line contains anything else, in which case the values are invalid
 */
export function readPlainRow(bytes: Uint8Array, from: number, row: PlainRow): number {
  const { values } = row;
  let at = from;
  for (let column = 0; ; column++) {
    let code = bytes[at]!;
    while (code === blank || code === tab) code = bytes[++at]!;
    if (code === carriageReturn && bytes[at + 1] === lineFeed) code = bytes[++at]!;
    if (code === lineFeed) return column === values.length ? at + 1 : -1;
    if (column === values.length) return -1;
    const isNegative = code === minus;
    if (isNegative || code === plus) code = bytes[++at]!;
    let value = 0;
    const first = at;
    let digit = code - zero;
    for (; digit >= 0 && digit <= 9; digit = bytes[++at]! - zero) value = value * 10 + digit;
    let digits = at - first;
    let decimals = 0;
    if (digit === point - zero) {
      digit = bytes[++at]! - zero;
      const firstDecimal = at;
      for (; digit >= 0 && digit <= 9; digit = bytes[++at]! - zero) value = value * 10 + digit;
      decimals = at - firstDecimal;
      digits += decimals;
    }
    // Control characters other than cell separators are found as the next cell.
    if (digit + zero > blank || digits === 0 || digits > maxDigits) return -1;
    const number = value / powers[decimals]!;
    values[column] = isNegative ? -number : number;
    if (column === 0) row.decimals = decimals;
  }
}
