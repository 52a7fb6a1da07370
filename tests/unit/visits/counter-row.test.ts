import { expect, it } from 'vitest';
import { daysOf, monthsBetween } from '#functions/domain/visits/counter-row.ts';

it('finds the days of a row among its other attributes', () => {
  const row = { kind: 'articles', id: '2026-11-27', visits: 5, '2026-11-27': 3, '2026-11-26': 2 };
  expect(daysOf(row)).toEqual([
    ['2026-11-27', 3],
    ['2026-11-26', 2],
  ]);
});

it('counts months over the end of a year', () => {
  expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(monthsBetween('2026-02-01', '2026-02-28')).toEqual(['2026-02']);
});
