import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** Why a package could not be bought, and when to try again. */
export function buyFailureText(error: unknown): string {
  if (hasCode(error, 'invalid_response')) {
    return 'We couldn’t open the payment page. You were not charged. Please try again.';
  }
  if (hasCode(error, 'conflict')) {
    return 'You started another purchase at the same time. You were not charged. Please try again.';
  }
  if (hasCode(error, 'too_many_requests')) {
    const when = error.retryAfterSeconds
      ? retryText(error.retryAfterSeconds)
      : 'Please wait a moment and try again.';
    return `You’ve opened the payment page too many times in a short period. ${when}`;
  }
  return failureText(error, 'We couldn’t open the payment page. You were not charged.');
}
