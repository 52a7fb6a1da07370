import { expect, test } from 'vitest';
import { detailLabel, detailValue } from '#web/src/features/admin/audit/detail-text.ts';

test.each([
  ['title', 'Title'],
  ['shortDescription', 'Short description'],
  ['dueAt', 'Due at'],
  ['off', 'Discount'],
  ['sessionId', 'Stripe session'],
])('the detail %s is labelled "%s"', (key, label) => {
  expect(detailLabel(key)).toBe(label);
});

test('timestamps in a detail are local dates and times', () => {
  const text = detailValue('2026-06-01T09:30:00.000Z → 2026-07-02T09:30:00Z');
  expect(text).toMatch(/1 June? 2026.* → .*2 July? 2026/);
  expect(text).not.toContain('T09');
});

test('other values stay as they are', () => {
  expect(detailValue('£4.50 → £5.00')).toBe('£4.50 → £5.00');
});
