import { expect, it } from 'vitest';
import { addDays, addMonths, monthOf } from '#functions/platform/calendar.ts';

it('finds the month of a day and of a time', () => {
  expect(['2026-11-27', '2026-11-27T10:00:00.000Z'].map(monthOf)).toEqual(['2026-11', '2026-11']);
});

it.each([
  ['2026-09', 1, '2026-10'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('counts months from %s by %i', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-03-01', -2, '2028-02-28'],
  ['2026-10-25', 1, '2026-10-26'],
])('counts days from %s by %i', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});
