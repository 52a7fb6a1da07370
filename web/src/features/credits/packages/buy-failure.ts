import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** Why a package could not be bought, and when to try again. */
export function buyFailureText(error: unknown): string {
  if (hasCode(error, 'invalid_response')) {
    return 'The address of the payment page did not come. Nothing was charged. Please try again.';
  }
  if (hasCode(error, 'conflict')) {
    return 'Another purchase of yours was being started at the same moment. Nothing was charged. Please try again.';
  }
  if (hasCode(error, 'too_many_requests')) {
    const when = error.retryAfterSeconds
      ? retryText(error.retryAfterSeconds)
      : 'Please wait a moment and try again.';
    return `You have opened the payment page very often in a short time. ${when}`;
  }
  return failureText(error, 'The payment page could not be opened. Nothing was charged.');
}
