import { failureText, type ApiError } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** Why an address was not taken: the server's words, else the catalogue's (site.md, section 8). */
export function joinFailure(error: ApiError): string {
  const text = failureText(error, 'Unable to join waitlist');
  return error.retryAfterSeconds ? `${text} ${retryText(error.retryAfterSeconds)}` : text;
}
