import { failureText, sentence, type ApiError } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** Returns why joining failed: the server's text, otherwise a default. */
export function joinFailure(error: ApiError): string {
  const text = failureText(error, 'Unable to join waitlist');
  return error.retryAfterSeconds ? `${sentence(text)} ${retryText(error.retryAfterSeconds)}` : text;
}
