export interface HeaderItem {
  /** Upper case. */
  mnemonic: string;
  /** In upper case; empty if no unit directly follows the full stop. */
  unit: string;
  value: string;
  description: string;
  line: number;
  /** Whether the line breaks the form, so that unit and value are a guess. */
  guessed?: true;
  /** Of a curve: the family that the configuration assigns, in capitals. */
  family?: string;
}

/** What a header line lacks: a delimiter, a single instead of a double delimiter, or a mnemonic without spaces. */
export type HeaderFault = 'full stop' | 'colon' | 'one-word mnemonic' | 'single full stop';

export interface HeaderLine {
  /** Undefined if the line has neither a full stop nor a colon. */
  item: HeaderItem | undefined;
  fault: HeaderFault | undefined;
}

/**
 * Parses MNEM.UNIT VALUE : DESCRIPTION (LAS 2.0, section 5.2): the first full stop ends the mnemonic, the first space
 * after it the unit, the last colon the value. A line that lacks one of them still counts as an item, so that one slip
 * does not shift all following columns.
 */
export function readHeaderLine(text: string, line: number): HeaderLine {
  const double = doubleStop.exec(text);
  if (double) {
    const { item } = readHeaderLine(text.replace(doubleStop, withOneStop), line);
    return { item, fault: 'single full stop' };
  }
  const colon = text.lastIndexOf(':');
  const stop = text.indexOf('.');
  const beforeColon = colon === -1 ? text : text.slice(0, colon);
  const description = colon === -1 ? '' : text.slice(colon + 1).trim();
  const mnemonic = text.slice(0, Math.max(stop, 0)).trim();
  const inNumber = /\s[-+]?\d+$/.test(mnemonic);
  if (stop === -1 || stop >= beforeColon.length || inNumber) {
    if (colon === -1) return { item: undefined, fault: 'full stop' };
    const [name = '', ...rest] = beforeColon.trim().split(/\s+/);
    const value = rest.join(' ');
    const item = { mnemonic: name.toUpperCase(), unit: '', value, description, line } as const;
    return { item: { ...item, guessed: true }, fault: 'full stop' };
  }
  const middle = beforeColon.slice(stop + 1);
  const space = /\s|$/.exec(middle)!.index;
  const item: HeaderItem = {
    mnemonic: mnemonic.toUpperCase(),
    unit: middle.slice(0, space).toUpperCase(),
    value: middle.slice(space).trim(),
    description,
    line,
  };
  if (colon === -1) {
    const value = /^[-+]?\d\S*(?=\s|$)/.exec(item.value)?.[0] ?? item.value.split(/\s{2,}|\t/)[0]!;
    return { item: { ...item, value, guessed: true }, fault: 'colon' };
  }
  return { item, fault: /\s/.test(mnemonic) ? 'one-word mnemonic' : undefined };
}

/** COND..MS/M, which programs write for a mnemonic that ends with a full stop, such as "I. Res.". */
const doubleStop = /^(\s*[^\s.:]+(?:\.? [^\s.:]+)*) *\.\.(?=[A-Z%])/i;

const withOneStop = (_: string, mnemonic: string) => `${mnemonic.replaceAll('.', '')}.`;
