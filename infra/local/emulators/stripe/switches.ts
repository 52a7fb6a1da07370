/** Set by tests and by the payments page; forgotten at a restart. */
export interface Switches {
  /** The API answers 503. */
  outage: boolean;
  /** Events queue up and none is sent. */
  holdWebhooks: boolean;
  /** Every new event is sent twice. */
  duplicateWebhooks: boolean;
  /** What is due is sent newest first: certainly out of order, unlike a random order. */
  shuffleWebhooks: boolean;
  /** The API takes this long over each call. Calls with the same idempotency key then meet. */
  apiDelayMs: number;
}
