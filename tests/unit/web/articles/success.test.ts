import { expect, it } from 'vitest';
import type { Verification } from '#shared/contracts/purchase.ts';
import { successPath } from '#web/src/features/articles/success/success-path.ts';
import { readCheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { verifyWithRetries } from '#web/src/lib/purchase/verify-with-retries.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

it('reads back the URL that it writes', () => {
  const purchase = { sessionId: 'cs_1', resourceId: 'a&b', token: 't/1' };
  const query = new URL(successPath(purchase), 'http://site.test').searchParams;
  expect(readCheckoutReturn(query)).toEqual(purchase);
  expect(successPath({ sessionId: 'cs_1', resourceId: 'a' })).toBe(
    '/articles/success?session_id=cs_1&resource_id=a',
  );
});

it.each([
  ['', 'Missing purchase parameters.'],
  ['resource_id=a', 'Missing purchase verification data'],
  ['session_id=a&resource_id=', 'Missing session or resource information'],
])('says what %j lacks', (query, missing) => {
  expect(readCheckoutReturn(new URLSearchParams(query))).toEqual({ missing });
});

/** Fails with each of these errors in turn, then responds. */
function failing(...errors: unknown[]) {
  const waited: number[] = [];
  const response = verifyWithRetries(
    () =>
      errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve({} as Verification),
    (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  );
  return { response, waited };
}

const unavailable = new ApiError('payment_unavailable', { status: 503 });

it('tries again after 1, 2 and 3 seconds while no response arrives, and then gives up', async () => {
  const saved = failing(new ApiError('network'), unavailable, unavailable);
  await saved.response;
  expect(saved.waited).toEqual([1000, 2000, 3000]);
  const lost = failing(unavailable, unavailable, unavailable, unavailable);
  await expect(lost.response).rejects.toBe(unavailable);
});

it('does not try again after a refusal', async () => {
  const refusal = new ApiError('purchase_not_found', { status: 404 });
  const { response, waited } = failing(refusal);
  await expect(response).rejects.toBe(refusal);
  expect(waited).toEqual([]);
});
