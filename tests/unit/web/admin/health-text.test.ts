import { expect, it } from 'vitest';
import { healthText } from '#web/src/features/admin/dashboard/health-text.ts';

it.each([
  [{ name: 'database', state: 'ok' }, ['Database', 'Works.']],
  [{ name: 'sweep', state: 'unknown' }, ['Background work', 'Has not run yet.']],
  [
    { name: 'sweep', state: 'ok', ageSeconds: 20 },
    ['Background work', 'Works, last run less than a minute ago.'],
  ],
  [
    { name: 'mails', state: 'degraded', ageSeconds: 3 * 3600 },
    ['Emails', 'Needs attention, the oldest unsent email has been waiting for 3 hours.'],
  ],
  [
    { name: 'webhook', state: 'degraded', ageSeconds: 70, lastError: 'Events refused: 2.' },
    ['Stripe webhook', 'Needs attention, first event refused 1 minute ago. Events refused: 2.'],
  ],
  [
    { name: 'mails', state: 'degraded', ageSeconds: 3 * 86_400 },
    ['Emails', 'Needs attention, the oldest unsent email has been waiting for 3 days.'],
  ],
] as const)('says %j in words', (part, line) => {
  expect(healthText(part)).toEqual(line);
});
