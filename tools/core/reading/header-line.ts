export interface HeaderItem {
  /** Upper case. */
  mnemonic: string;
  /** Upper case; empty if none directly follows the full stop. */
  unit: string;
  value: string;
  description: string;
  line: number;
}

/**
 * MNEM.UNIT VALUE : DESCRIPTION (LAS 2.0, section 5.1): the first full stop ends the mnemonic, the first space after
 * it the unit, the last colon the value.
 * @returns what is missing if the line has another form
 */
export function readHeaderLine(text: string, line: number): HeaderItem | 'full stop' | 'colon' {
  const stop = text.indexOf('.');
  const colon = text.lastIndexOf(':');
  const mnemonic = text.slice(0, stop).trim();
  if (stop === -1 || (colon !== -1 && colon < stop) || /\s/.test(mnemonic)) return 'full stop';
  if (colon === -1) return 'colon';
  const middle = text.slice(stop + 1, colon);
  const space = /\s|$/.exec(middle)!.index;
  return {
    mnemonic: mnemonic.toUpperCase(),
    unit: middle.slice(0, space).toUpperCase(),
    value: middle.slice(space).trim(),
    description: text.slice(colon + 1).trim(),
    line,
  };
}
