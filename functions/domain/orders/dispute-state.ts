import type Stripe from 'stripe';

/** The effect of disputes on a purchase: `open` suspends it, `lost` ends it, `won` has no effect. */
export type DisputeState = 'open' | 'won' | 'lost';

/** The statuses that the pinned SDK names, without its placeholder for later ones (a string of any kind). */
export type KnownStatus<Status = Stripe.Dispute.Status> = Status extends string
  ? Record<never, never> extends Record<Status, 1>
    ? never
    : Status
  : never;

/**
 * Every dispute status of the pinned API (https://docs.stripe.com/api/disputes/object): a status that the next SDK adds
 * does not compile until it is listed here. An inquiry (`warning_…`) never moves money. A lost dispute under appeal
 * stays lost until the appeal is won, since Stripe keeps the money with the buyer's bank.
 */
export const disputeStates = {
  warning_needs_response: 'won',
  warning_under_review: 'won',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
} as const satisfies Record<KnownStatus, DisputeState>;

const gravest: readonly DisputeState[] = ['lost', 'open', 'won'];

/** Returns what one status means; undefined if this version does not know it. */
export function knownDisputeState(status: string): DisputeState | undefined {
  return Object.hasOwn(disputeStates, status)
    ? disputeStates[status as keyof typeof disputeStates]
    : undefined;
}

/**
 * Combines all disputes of a payment: the gravest decides. An unknown status counts as open, which grants nothing and
 * can still become won or lost.
 */
export function disputeState(statuses: readonly string[]): DisputeState | undefined {
  const states = statuses.map((status) => knownDisputeState(status) ?? 'open');
  return gravest.find((state) => states.includes(state));
}
