import { expect, it } from 'vitest';
import { reasonOf } from '#infra/reason-of.ts';

const refused = ['connect ECONNREFUSED ::1:443', 'connect ECONNREFUSED 127.0.0.1:443'];
const addresses = new AggregateError(refused.map((text) => new Error(text)));

it.each([
  [
    new TypeError('fetch failed', { cause: new Error('certificate has expired') }),
    'certificate has expired',
  ],
  [new TypeError('fetch failed', { cause: addresses }), refused.join(', ')],
  [AbortSignal.abort().reason, 'This operation was aborted'],
  [new RangeError(), 'RangeError'],
  ['out of order', 'out of order'],
])('names the reason of %o', (error: unknown, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
