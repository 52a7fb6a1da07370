import { expect, it } from 'vitest';
import { requestsSummary } from '#web/src/features/admin/dashboard/requests-summary.ts';
import { dueText } from '#web/src/features/admin/requests/due-text.ts';

/** The time zone of the tests: calendar days are those of the reader. */
const at = (day: string, time: string) => new Date(`${day}T${time}`);
const now = at('2026-11-21', '12:00:00');

it.each([
  ['2026-12-21', '11:59:59', 'due in 30 days', 'plain'],
  ['2026-12-03', '23:00:00', 'due in 12 days', 'plain'],
  ['2026-11-29', '00:00:00', 'due in 8 days', 'plain'],
  ['2026-11-28', '23:59:59', 'due in 7 days', 'warning'],
  ['2026-11-22', '00:00:00', 'due in 1 day', 'warning'],
  ['2026-11-21', '23:59:59', 'due today', 'warning'],
  ['2026-11-21', '12:00:00', 'due today', 'warning'],
  ['2026-11-21', '11:59:59', 'overdue since today', 'danger'],
  ['2026-11-20', '23:00:00', 'overdue by 1 day', 'danger'],
  ['2026-10-21', '12:00:00', 'overdue by 31 days', 'danger'],
])('a request that is due on %s at %s is %s', (day, time, text, tone) => {
  expect(dueText(at(day, time).toISOString(), now)).toEqual({ text, tone });
});

it.each<[late: number, onTime: number, more: boolean, title: string, overdue: boolean]>([
  [0, 1, false, '1 deletion request is open', false],
  [1, 0, false, '1 deletion request is open and overdue', true],
  [0, 3, false, '3 deletion requests are open', false],
  [1, 2, false, '3 deletion requests are open, 1 of them overdue', true],
  [2, 98, true, 'More than 100 deletion requests are open, 2 of them overdue', true],
])('%i late and %i on time (more: %s): %s', (late, onTime, more, title, overdue) => {
  const rows = [
    ...Array.from({ length: late }, () => ({ dueAt: at('2026-11-21', '11:00:00').toISOString() })),
    ...Array.from({ length: onTime }, () => ({
      dueAt: at('2026-11-30', '11:00:00').toISOString(),
    })),
  ];
  const page = { rows, ...(more && { nextCursor: 'next' }) };
  expect(requestsSummary(page, now)).toEqual({ title, overdue });
});
