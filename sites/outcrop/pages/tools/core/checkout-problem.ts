import { site } from '#shared/site-config/site.ts';
import { ApiError, errorSentence, errorText, hasCode } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** The text of the checkout dialog, and what it offers besides closing it. */
export interface CheckoutProblem {
  title: string;
  text: string;
  action?: 'login' | 'retry' | 'purchases';
}

const { support } = site.emails;

/** The error texts of Core's checkout dialog. */
export function checkoutProblem(error: unknown): CheckoutProblem {
  if (hasCode(error, 'invalid_response')) {
    return unable('Checkout URL not returned.');
  }
  if (hasCode(error, 'already_owned')) {
    return { title: 'You already own Core', text: error.message, action: 'purchases' };
  }
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) {
    return {
      title: 'Network error',
      text: 'The server didn’t respond. You were not charged. Check your connection and try again.',
      action: 'retry',
    };
  }
  if (status === 401) {
    return {
      title: 'Sign in required',
      text: 'Core is kept in your account, so you can download it again on any machine. Sign in, and we’ll bring you back to this page.',
      action: 'login',
    };
  }
  if (status === 403) {
    return {
      title: 'Permission needed',
      text: `${errorSentence(error, 'This account may not buy Core.')} You can write to ${support}.`,
    };
  }
  if (status === 404) {
    return {
      title: 'Product not found',
      text: `Core isn’t available right now. You were not charged. Please write to ${support}.`,
    };
  }
  if (status >= 500) {
    return {
      title: 'Server error',
      text: errorText(error, 'Something went wrong on our side. You were not charged.'),
      action: 'retry',
    };
  }
  const text = errorSentence(error, 'You were not charged. Please try again.');
  const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return unable(wait ? `${text} ${retryText(wait)}` : text);
}

function unable(text: string): CheckoutProblem {
  return { title: 'Unable to start checkout', text, action: 'retry' };
}
