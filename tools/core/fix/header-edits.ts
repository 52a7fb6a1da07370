/** The parts of a header line: MNEM.UNIT VALUE : DESCRIPTION. */
function fields(line: string) {
  const colon = line.lastIndexOf(':');
  const unit = line.indexOf('.') + 1;
  const unitEnd = unit + line.slice(unit).search(/\s|$/);
  const value = line.slice(unitEnd, colon);
  const from = unitEnd + value.length - value.trimStart().length;
  return { colon, unit, unitEnd, from, to: from + value.trim().length };
}

/** Replaces the value. The colon stays in its column if there is room. */
export function setValue(line: string, value: string): string {
  const { colon, unitEnd, from, to } = fields(line);
  const head = line.slice(0, Math.max(from, unitEnd));
  const room = colon - to;
  const blanks = Math.max(room > 0 ? 1 : 0, room + (to - from) - value.length);
  return `${head}${value}${' '.repeat(blanks)}${line.slice(colon)}`;
}

/** Swaps value and description, as between LAS 1.2 and 2.0. */
export function swapFields(line: string): string {
  const { colon, from, to } = fields(line);
  const after = line.slice(colon + 1);
  const text = after.trim();
  const margin = after.length - after.trimStart().length;
  const value = line.slice(from, to);
  return `${setValue(line.slice(0, colon + 1), text)}${after.slice(0, margin) || ' '}${value}${after.slice(margin + text.length)}`;
}

/** STRT. M 1670 → STRT.M 1670: moves the blanks between full stop and unit to after the unit. */
export function joinUnit(line: string): string {
  const { unit } = fields(line);
  const [, blanks = '', name = ''] = /^(\s+)([a-z]+)/i.exec(line.slice(unit)) ?? [];
  return `${line.slice(0, unit)}${name}${blanks}${line.slice(unit + blanks.length + name.length)}`;
}
