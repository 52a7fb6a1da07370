/** Set by tests and by the payments page; reset at a restart. */
export interface Switches {
  /** The API returns 503. */
  outage: boolean;
  /** Events are queued, not sent. */
  holdWebhooks: boolean;
  /** Every new event is sent twice. */
  duplicateWebhooks: boolean;
  /** Due events are sent newest first: reliably out of order, unlike a random order. */
  shuffleWebhooks: boolean;
  /** Stripe Tax lacks the address of the head office. */
  taxPending: boolean;
  /** Delays each API call, so that calls with the same idempotency key overlap. */
  apiDelayMs: number;
}
