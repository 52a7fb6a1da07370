/** Powers of ten that a double represents exactly. */
const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const [plus, minus, point, zero, nine] = [...'+-.09'].map((text) => text.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/**
 * Parses a LAS number; NaN for anything else. A plain decimal of up to 15 digits is read digit by digit: the quotient
 * of two exact doubles is rounded as in Number(), in half the time.
 */
export function readNumber(text: string): number {
  const first = text.charCodeAt(0);
  let at = first === minus || first === plus ? 1 : 0;
  let digits = 0;
  let value = 0;
  let decimalsFrom = -1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) {
      digits += 1;
      value = value * 10 + (code - zero);
    } else if (code === point && decimalsFrom === -1) decimalsFrom = digits;
    else return readAny(text);
    if (digits > 15) return readAny(text);
  }
  if (digits === 0) return readAny(text);
  const number = decimalsFrom === -1 ? value : value / powers[digits - decimalsFrom]!;
  return first === minus ? -number : number;
}

/** Number() alone would also accept '', '0x1F' and 'Infinity'. */
function readAny(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || text === '') return Number.NaN;
  const isPrefixed = text.length > 2 && 'xXbBoO'.includes(text[1]!);
  return isPrefixed ? Number.NaN : value;
}
