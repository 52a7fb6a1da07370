const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Reads a number as LAS writes it, strictly; NaN for everything else. */
export function readNumber(text: string): number {
  return decimal.test(text) ? Number(text) : Number.NaN;
}
