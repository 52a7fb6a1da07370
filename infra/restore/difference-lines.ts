import { skipped, passed, type Line } from '../doctor/line.ts';
import type { TableDifference } from './compare-sets.ts';
import { quantity } from '../quantity.ts';

/** Returns a line for each table that differs from its current state. */
export function differenceLines(found: readonly TableDifference[]): Line[] {
  const differs = found.filter(
    ({ missing, changed, newer }) => missing.length + changed.length + newer.length > 0,
  );
  const rows = found.reduce((sum, { then }) => sum + then, 0);
  const same = found.length - differs.length;
  return [
    passed(
      'counts',
      `${quantity(same, 'table')} of ${found.length} match the live ones; ${quantity(rows, 'row')} in all.`,
    ),
    ...differs.map(({ table, then, now, missing, changed, newer }) =>
      skipped(
        'counts',
        `${table}: ${quantity(then, 'row')} then, ${now} now: ${missing.length} are gone, ${changed.length} differ, ${newer.length} are newer.`,
      ),
    ),
  ];
}
