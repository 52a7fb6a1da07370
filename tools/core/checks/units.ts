import { findItem, type Header } from '../reading/header.ts';
import { kindOf } from './curve-kinds.ts';
import { curveName } from './curve-names.ts';
import { axisUnit } from './axis-unit.ts';
import type { Report } from './report.ts';

/** Checks that the units of the axis agree and that no required unit is missing. */
export function checkUnits({ items }: Header, report: Report): void {
  const [index, ...curves] = items.C;
  const ends = ['STRT', 'STOP', 'STEP'].map((name) => findItem(items.W, name));
  const axis = [...ends, index && { ...index, mnemonic: curveName(items.C, 0) }].filter(
    (item) => item !== undefined,
  );
  for (const item of axis.filter(({ unit }) => unit === '')) {
    const lost = /^[a-z]+\b/i.exec(item.value)?.[0];
    const advice = lost
      ? `"${lost}" stands after a space and is read as its value`
      : 'Write it behind the full stop';
    report('unit-missing', item.line, `${item.mnemonic} has no unit. ${advice}.`);
  }
  const stated = axis.filter(({ unit }) => unit !== '');
  const [first] = stated;
  const other = stated.find(({ unit }) => axisUnit(unit) !== axisUnit(first!.unit));
  if (first && other) {
    report(
      'unit-conflict',
      other.line,
      `${other.mnemonic} is in ${other.unit}, ${first.mnemonic} in ${first.unit}. Give all of the axis the unit of the depth column.`,
    );
  }
  for (const curve of curves) {
    const { mnemonic, unit, line } = curve;
    const kind = kindOf(curve);
    if (unit !== '' || !kind) continue;
    const usual = kind.units.map(({ names }) => names[0]).join(' or ');
    report('unit-missing', line, `${mnemonic} (${kind.name}) has no unit. It is usually ${usual}.`);
  }
}
