/** How a difference is fixed: by the code that the webhook runs, or by queueing an email once. */
export type Fix = 'fulfil' | 'receipt' | 'refund-notice';

interface Kind {
  /** What is wrong, with placeholders for the order's details in {braces}. */
  says: string;
  /** Absent if only a person can decide. */
  fix?: Fix;
  /** What --fix does, or what a person must do. */
  next: string;
}

/** Everything that can differ between Stripe and the shop. */
export const kinds = {
  'payment-not-granted': {
    says: 'paid {amount} for "{title}" and has not received it',
    fix: 'fulfil',
    next: 'grants it',
  },
  'payment-of-nobody': {
    says: 'paid {amount} for "{title}" and has deleted the account',
    next: 'refund it in Stripe',
  },
  'payment-without-order': {
    says: 'paid {amount}, but the order {order} is missing',
    next: 'restore the row of the table orders, or refund the payment in Stripe',
  },
  'other-amount': {
    says: 'paid {amount} for "{title}", but the order {order} has another amount, currency or session',
    next: 'compare both in Stripe and refund the payment if it is not for this order',
  },
  'second-payment': {
    says: 'paid {amount} for "{title}" a second time and has not been refunded',
    fix: 'fulfil',
    next: 'refunds it',
  },
  'refund-unknown': {
    says: 'was refunded {refunded} of {amount} for "{title}", and the shop has no record of it',
    fix: 'fulfil',
    next: 'takes back what was refunded',
  },
  'refund-undone': {
    says: 'has lost access to "{title}", although the refund failed',
    fix: 'fulfil',
    next: 'grants it again',
  },
  'dispute-unknown': {
    says: 'disputes the payment of {amount} for "{title}", and the shop has no record of it',
    fix: 'fulfil',
    next: 'takes back what was paid for',
  },
  'dispute-over': {
    says: 'no longer disputes the payment of {amount} for "{title}", and has no access',
    fix: 'fulfil',
    next: 'grants it again',
  },
  'dispute-lost': {
    says: 'got {amount} for "{title}" back from the bank, and the dispute is still open here',
    fix: 'fulfil',
    next: 'closes it',
  },
  'grant-missing': {
    says: 'paid {amount} for "{title}", but the row in the table purchases is missing or wrong',
    fix: 'fulfil',
    next: 'writes it',
  },
  'grant-kept': {
    says: 'has "{title}", although the payment was returned',
    fix: 'fulfil',
    next: 'takes it back',
  },
  'grant-without-payment': {
    says: 'has "{title}", but Stripe has no payment for it',
    next: 'take the access back in /admin/users',
  },
  'order-without-payment': {
    says: 'has a paid order for "{title}", but Stripe has no payment for it',
    next: 'restore the row of the table orders',
  },
  'grant-of-other-order': {
    says: 'has "{title}" by an order of another member or for another item',
    next: 'delete the row of the table purchases',
  },
  'credits-not-recorded': {
    says: 'paid {amount} for "{title}", and the credits are not in the ledger',
    next: 'restore the row of the table ledger, or add the credits in /admin/users if the balance lacks them too',
  },
  'credits-differ': {
    says: 'paid {amount} for "{title}", but the ledger has other credits for it',
    next: 'see the runbook, "Reconcile with Stripe"',
  },
  'receipt-missing': {
    says: 'paid {amount} for "{title}" and was sent no receipt',
    fix: 'receipt',
    next: 'sends it',
  },
  'refund-notice-missing': {
    says: 'was refunded for "{title}" and was not told',
    fix: 'refund-notice',
    next: 'sends it',
  },
  'mail-given-up': {
    says: 'never got the email about "{title}": it could not be delivered for a day',
    next: 'ask for another address',
  },
  credits: {
    says: 'has credits that do not add up: {what}',
    next: 'see the runbook, "Reconcile with Stripe"',
  },
} as const satisfies Record<string, Kind>;

export type DifferenceKind = keyof typeof kinds;

export interface Difference {
  kind: DifferenceKind;
  /** The buyer's email, or the id of the account. */
  whose: string;
  says: string;
  fix?: Fix;
  next: string;
  orderId?: string;
  sessionId?: string;
}

/** Returns a difference with the order's details filled in. */
export function difference(
  kind: DifferenceKind,
  { whose, words, ...ids }: Pick<Difference, 'whose' | 'orderId' | 'sessionId'> & { words: Words },
): Difference {
  const { says, ...rest }: Kind = kinds[kind];
  return {
    kind,
    whose,
    says: says.replace(/\{(\w+)\}/g, (_, word: keyof Words) => words[word] ?? '?'),
    ...rest,
    ...ids,
  };
}

export interface Words {
  amount?: string;
  refunded?: string;
  title?: string;
  order?: string;
  what?: string;
}
