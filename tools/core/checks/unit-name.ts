const known = new Map<string, string>();
/** A file has few units, and each check looks them up for every curve. */
const maxKnown = 1000;

/**
 * Returns a unit without brackets, power signs and full stops: [M] → M, G/CM^3 → G/CM3, OHM.M → OHMM, µS/FT → US/FT.
 */
export function plainUnit(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const plain = unit
    .toUpperCase()
    .replace(/[µμΜ]/gu, 'U')
    .replace(/³/g, '3')
    .replace(/[[\](){}<>.^*_\s-]/g, '');
  if (known.size === maxKnown) known.clear();
  known.set(unit, plain);
  return plain;
}

/** What files contain where a curve has no unit. */
const none = new Set(['', 'NONE', 'UNITLESS', 'NA', 'N/A', 'UNKN', 'UNKNOWN', 'NULL']);

export function hasUnit(unit: string): boolean {
  return !none.has(plainUnit(unit));
}

const lengths: readonly (readonly [unit: 'M' | 'F', spellings: RegExp])[] = [
  ['M', /^(M|MT|MTR|MTS|METERS?|METRES?)$/],
  ['F', /^(F|FT|FEET|FOOT|FTUS|USFT)$/],
];

const otherAxes =
  /^(CM|MM|KM|IN|INCH|INCHES|DM|0?1IN|S|SEC|SECS|SECONDS?|MS|MSEC|US|MIN|MINS|MINUTES?|H|HR|HRS|HOURS?|D|DAYS?)$/;

/** Returns M for metres and F for feet in any spelling; other units in plain form. */
export function axisUnit(unit: string): string {
  const plain = plainUnit(unit);
  return lengths.find(([, spellings]) => spellings.test(plain))?.[0] ?? plain;
}

/** Whether a depth, a time or a row count can have this unit. */
export function measuresAnAxis(unit: string): boolean {
  const axis = axisUnit(unit);
  return !hasUnit(unit) || axis === 'M' || axis === 'F' || otherAxes.test(axis);
}
