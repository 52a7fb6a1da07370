import { afterEach, expect, test } from 'vitest';
import { lastDays } from '#functions/domain/reports/last-days.ts';
import { siteDay } from '#functions/platform/site-day.ts';
import { siteConfig } from '#shared/site-config/index.ts';

const { timeZone } = siteConfig;
afterEach(() => {
  siteConfig.timeZone = timeZone;
});

test.for([
  ['UTC', '2026-11-25'],
  ['Asia/Tokyo', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-25'],
  ['Pacific/Kiritimati', '2026-11-26'],
] as const)('in %s a sale late on the 25th is one of %s', ([zone, day]) => {
  siteConfig.timeZone = zone;
  expect(siteDay('2026-11-25T18:30:00Z')).toBe(day);
});

test('the last days end with the day at the site, and none is missing when clocks change', () => {
  siteConfig.timeZone = 'Europe/London';
  expect(lastDays(3, new Date('2026-10-25T23:30:00Z'))).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
  ]);
  siteConfig.timeZone = 'Asia/Tokyo';
  expect(lastDays(2, new Date('2026-11-25T18:30:00Z'))).toEqual(['2026-11-25', '2026-11-26']);
});
