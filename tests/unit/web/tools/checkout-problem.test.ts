import { expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '#web/src/lib/api/api-error.ts';
import { checkoutProblem } from '#sites/outcrop/pages/tools/core/checkout-problem.ts';
import { hasExpired } from '#sites/outcrop/pages/tools/core/token-expiry.ts';
import { joinFailure } from '#sites/outcrop/pages/tools/waitlist/join-failure.ts';

const catalogue: [ApiErrorCode, status: number, title: string, action?: string][] = [
  ['network', 0, 'Network error', 'retry'],
  ['not_signed_in', 401, 'Sign in required', 'login'],
  ['session_expired', 401, 'Sign in required', 'login'],
  ['forbidden', 403, 'Permission needed', undefined],
  ['account_disabled', 403, 'Permission needed', undefined],
  ['not_found', 404, 'Product not found', undefined],
  ['internal_error', 500, 'Server error', 'retry'],
  ['payment_unavailable', 503, 'Server error', 'retry'],
  ['validation_failed', 400, 'Unable to start checkout', 'retry'],
  ['payment_processing', 409, 'Unable to start checkout', 'retry'],
  ['too_many_requests', 429, 'Unable to start checkout', 'retry'],
  ['already_owned', 409, 'You already own Core', 'purchases'],
];

it.each(catalogue)('the checkout dialog says of %s (%i): %s', (code, status, title, action) => {
  const problem = checkoutProblem(new ApiError(code, { status }));
  expect([problem.title, problem.action]).toEqual([title, action]);
  expect(problem.text).not.toBe('');
});

it('a response without a Checkout URL is reported', () => {
  const { title, text } = checkoutProblem(new ApiError('invalid_response', { status: 200 }));
  expect([title, text]).toEqual(['Unable to start checkout', 'Checkout URL not returned.']);
});

it('a refusal with an end says when to try again', () => {
  const { text } = checkoutProblem(
    new ApiError('too_many_requests', { status: 429, retryAfterSeconds: 240 }),
  );
  expect(text).toMatch(/^Too many attempts\. .+ You can try again in 4 minutes, at /);
});

it("a proxy's page instead of our response is described in our own words", () => {
  const proxy = new ApiError('internal_error', { status: 502, explained: false });
  expect(checkoutProblem(proxy)).toMatchObject({
    title: 'Server error',
    text: 'Something went wrong on our side. You were not charged.',
  });
});

const token = (payload: object) =>
  `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`;

it.each([
  ['that has run out', token({ exp: 999, note: '÷ÿ?' }), true],
  ['of this very second', token({ exp: 1000 }), true],
  ['with a second left', token({ exp: 1001 }), false],
  ['without an end', token({}), false],
  ['that is no JWT', 'opaque', false],
])('a token %s', (_, given, expired) => {
  expect(hasExpired(given, 1000)).toBe(expired);
});

it("the waitlist says what the server says, else the catalogue's words", () => {
  expect(joinFailure(new ApiError('internal_error', { explained: false }))).toBe(
    'Unable to join waitlist',
  );
  expect(joinFailure(new ApiError('internal_error', { message: 'The list is closed.' }))).toBe(
    'The list is closed.',
  );
  expect(
    joinFailure(new ApiError('too_many_requests', { message: 'Too fast', retryAfterSeconds: 30 })),
  ).toBe('Too fast. You can try again in 30 seconds.');
});
