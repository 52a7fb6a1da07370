import { describe, expect, it } from 'vitest';
import { statusOf, type PaymentFacts } from '#functions/domain/orders/payment-facts.ts';

const paid: PaymentFacts = {
  session: 'complete',
  settled: true,
  failed: false,
  amountMinor: 900,
  refundedMinor: 0,
};

describe('statusOf', () => {
  it.each<[string, Partial<PaymentFacts>, string]>([
    ['an open Checkout', { session: 'open', settled: false }, 'pending'],
    ['an expired Checkout', { session: 'expired', settled: false }, 'expired'],
    ['a delayed method under way', { settled: false }, 'processing'],
    ['a delayed method that failed', { settled: false, failed: true }, 'failed'],
    ['a payment', {}, 'paid'],
    ['a partial refund', { refundedMinor: 899 }, 'paid'],
    ['a full refund', { refundedMinor: 900 }, 'refunded'],
    ['an open dispute', { dispute: 'open' }, 'disputed'],
    ['a won dispute', { dispute: 'won' }, 'paid'],
    ['a lost dispute', { dispute: 'lost' }, 'charged_back'],
    ['a won dispute after a full refund', { dispute: 'won', refundedMinor: 900 }, 'refunded'],
    ['a full discount', { amountMinor: 0 }, 'paid'],
  ])('%s', (_name, facts, status) => {
    expect(statusOf({ ...paid, ...facts })).toBe(status);
  });
});
