/**
 * All errors that calls can return: the HTTP status and a sentence for people. The codes are stable; clients must rely
 * on the code, never on the text.
 */
export const errorTable = {
  validation_failed: { status: 400, text: 'Some fields need your attention.' },
  invalid_json: { status: 400, text: 'The request body is not valid JSON.' },
  return_url_not_allowed: { status: 400, text: 'The return address must be on this site.' },
  reset_link_invalid: {
    status: 400,
    text: 'This reset link is no longer valid. Please request a new one.',
  },
  password_not_accepted: { status: 400, text: 'This password cannot be used. Try another one.' },
  file_not_accepted: { status: 400, text: 'This file cannot be used here.' },
  signature_invalid: { status: 400, text: 'The signature of this message is not valid.' },
  not_signed_in: { status: 401, text: 'Please sign in to continue.' },
  session_expired: { status: 401, text: 'Your session has expired. Please sign in again.' },
  wrong_credentials: { status: 401, text: 'Wrong email address or password.' },
  out_of_credits: { status: 402, text: 'You have run out of credits.' },
  forbidden: { status: 403, text: 'You do not have permission to do this.' },
  account_disabled: { status: 403, text: 'This account is disabled. Please contact support.' },
  not_purchased: { status: 403, text: 'You need to buy this item first.' },
  download_link_invalid: {
    status: 403,
    text: 'This download link has expired. Please start the download again.',
  },
  wrong_password: { status: 403, text: 'This is not your current password.' },
  not_found: { status: 404, text: 'We could not find what you asked for.' },
  link_invalid: {
    status: 404,
    text: 'This link is incomplete or no longer valid. Please open it from the email again.',
  },
  purchase_not_found: { status: 404, text: 'We could not find this purchase in your account.' },
  method_not_allowed: { status: 405, text: 'This address does not support that kind of request.' },
  email_taken: {
    status: 409,
    text: 'An account with this email address already exists. Sign in instead.',
  },
  already_owned: {
    status: 409,
    text: 'You already own this item. You will find the download under My Purchases.',
  },
  payment_processing: {
    status: 409,
    text: 'A payment for this item is still being processed. We will email you when it is done.',
  },
  code_refused: { status: 409, text: 'This code cannot be used for this purchase.' },
  item_is_free: { status: 409, text: 'This item is free. You can download it right away.' },
  conflict: { status: 409, text: 'Someone else changed this at the same time. Please try again.' },
  parts_missing: {
    status: 409,
    text: 'Parts of this file have not arrived. Send them and complete the upload again.',
  },
  upload_ended: {
    status: 409,
    text: 'This upload has ended. Please choose the file again.',
  },
  last_admin: {
    status: 409,
    text: 'This is the last administrator. Make someone else an administrator first.',
  },
  reply_pending: {
    status: 409,
    text: 'The reply to this message is still being written. Please wait a moment.',
  },
  reply_stopped: { status: 409, text: 'This reply was stopped. You were not charged.' },
  request_too_large: { status: 413, text: 'The request is too large.' },
  too_many_requests: {
    status: 429,
    text: 'Too many attempts. Please wait a moment and try again.',
  },
  internal_error: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  payment_unavailable: {
    status: 503,
    text: 'The payment service cannot be reached. Nothing was charged. Please try again in a moment.',
  },
  assistant_unavailable: {
    status: 503,
    text: 'The assistant cannot reply right now. You were not charged. Please try again in a moment.',
  },
  not_set_up: {
    status: 503,
    text: 'The shop is not set up yet, so this does not work. Please come back later.',
  },
  service_unavailable: {
    status: 503,
    text: 'This part of the site is not available right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every error response. `message` repeats `error`, for clients that read that name. */
export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}
