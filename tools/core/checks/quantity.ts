/** quantity(1, 'row') → '1 row'; quantity(2, 'row') → '2 rows'. */
export function quantity(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** listed(['GR', 'SP', 'DT']) → 'GR, SP and DT'; a long list ends with the number of remaining names. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 8 ? [...names.slice(0, 7), `${names.length - 7} more`] : names;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}

/** Returns the digits after the decimal point of a written number: '1671.50' → 2, '1E3' → -3. */
export function decimalsOf(text: string): number {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return decimals - Number(exponent);
}

/** Half a unit in the last of this many decimals: 2 → 0.005. */
export function halfLastDigit(decimals: number): number {
  return 0.5 * 10 ** -decimals;
}

/** Puts a text in quotation marks, shortened if long, without control characters. */
export function quoted(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, '?').trim();
  return `"${plain.length > 40 ? `${plain.slice(0, 39)}…` : plain}"`;
}
