const [tab, blank, plus, point, minus, zero, nine] = [9, 32, 43, 46, 45, 48, 57];
/** A double holds every whole number of so many digits. */
const mostDigits = 15;
/** Powers of ten that a double holds exactly. */
const powers = Array.from({ length: mostDigits + 1 }, (_, exponent) => 10 ** exponent);

export interface PlainRow {
  values: Float64Array;
  /** Digits behind the point of the first value. */
  decimals: number;
}

/**
 * Reads the bytes of a line as one plain decimal for each of the row's values, between blanks, without making text of
 * them. Each is rounded as Number() rounds, since the quotient of two exact doubles is.
 * @returns false if the line holds anything else; the values are then of no use
 */
export function readPlainRow(bytes: Uint8Array, from: number, to: number, row: PlainRow): boolean {
  const { values } = row;
  let column = 0;
  let at = from;
  for (;;) {
    let code = bytes[at]!;
    while (at < to && (code === blank || code === tab)) code = bytes[++at]!;
    if (at >= to) return column === values.length;
    if (column === values.length) return false;
    const isNegative = code === minus;
    if (isNegative || code === plus) code = bytes[++at]!;
    let value = 0;
    let digits = 0;
    let decimalsFrom = -1;
    for (; at < to && code !== blank && code !== tab; code = bytes[++at]!) {
      if (code >= zero && code <= nine) {
        value = value * 10 + (code - zero);
        digits += 1;
      } else if (code === point && decimalsFrom === -1) decimalsFrom = digits;
      else return false;
    }
    if (digits === 0 || digits > mostDigits) return false;
    const decimals = decimalsFrom === -1 ? 0 : digits - decimalsFrom;
    const number = value / powers[decimals]!;
    values[column] = isNegative ? -number : number;
    if (column === 0) row.decimals = decimals;
    column += 1;
  }
}
