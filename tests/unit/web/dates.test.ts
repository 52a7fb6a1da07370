import { expect, it, vi } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { formatPublished } from '#web/src/lib/dates.ts';

it('names the day of publication in the time zone of the site', () => {
  const late = '2026-03-04T20:00:00.000Z';
  expect(formatPublished(late)).toBe('4 March 2026');
  vi.spyOn(site, 'timeZone', 'get').mockReturnValue('Asia/Tokyo');
  expect(formatPublished(late)).toBe('5 March 2026');
});
