import { expect, it } from 'vitest';
import { minuteIn, timeOfMinute } from '#shared/constants/site-minute.ts';

it.each([
  ['UTC', '2026-12-03T09:00', '2026-12-03T09:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-03T09:00', '2026-12-03T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-03T00:15', '2026-12-02T18:30:00.000Z'],
  ['Europe/London', '2026-07-03T09:00', '2026-07-03T08:00:00.000Z'],
  ['America/St_Johns', '2026-12-03T23:59', '2026-12-04T03:29:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31T10:00', '2026-12-30T20:00:00.000Z'],
])('in %s %s is %s, and back', (timeZone, minute, time) => {
  expect(timeOfMinute(timeZone, minute)).toBe(time);
  expect(minuteIn(timeZone, time)).toBe(minute);
});

it('takes the first of a repeated minute, and is undefined for a skipped or invalid one', () => {
  expect(timeOfMinute('Europe/London', '2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(timeOfMinute('Europe/London', '2026-03-29T01:30')).toBeUndefined();
  expect(timeOfMinute('UTC', '')).toBeUndefined();
  expect(timeOfMinute('UTC', '2026-02-31T10:00')).toBeUndefined();
});
