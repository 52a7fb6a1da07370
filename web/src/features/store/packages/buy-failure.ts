import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';
import * as messages from './messages.ts';

/** Returns why a package could not be bought, and when to try again. */
export function buyFailureText(error: unknown): string {
  if (hasCode(error, 'invalid_response')) {
    return messages.weCouldntOpenPaymentPage;
  }
  if (hasCode(error, 'conflict')) {
    return messages.youStartedAnotherPurchaseAt;
  }
  if (hasCode(error, 'too_many_requests')) {
    const when = error.retryAfterSeconds
      ? retryText(error.retryAfterSeconds)
      : messages.pleaseWaitMomentAndTry;
    return messages.paymentPageOpenedTooOften(when);
  }
  return failureText(error, messages.weCouldntOpenPaymentPageYou);
}
