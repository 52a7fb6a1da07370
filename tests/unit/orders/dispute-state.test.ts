import { describe, expect, it } from 'vitest';
import {
  disputeState,
  disputeStates,
  knownDisputeState,
  type KnownStatus,
} from '#functions/domain/orders/dispute-state.ts';

/**
 * A second list of the statuses, grouped by what happens to the money. A missing or surplus status does not compile.
 */
const moneyIsKept: Record<KnownStatus, 'kept' | 'held' | 'gone'> = {
  warning_needs_response: 'kept',
  warning_under_review: 'kept',
  warning_closed: 'kept',
  prevented: 'kept',
  won: 'kept',
  needs_response: 'held',
  under_review: 'held',
  lost: 'gone',
  appeal_needs_response: 'gone',
  appeal_under_review: 'gone',
};

describe('disputeState', () => {
  it.each(Object.entries(moneyIsKept))('%s: the money is %s', (status, money) => {
    const state = { kept: 'won', held: 'open', gone: 'lost' }[money];
    expect(disputeState([status])).toBe(state);
  });

  it('names every status of the SDK, and its placeholder for later ones is none of them', () => {
    const named: KnownStatus = 'won';
    // @ts-expect-error: any other word is not a status in the SDK.
    const other: KnownStatus = 'settled_by_lot';
    expect(Object.keys(disputeStates)).toContain(named);
    expect(Object.keys(disputeStates)).not.toContain(other);
  });

  it('grants nothing for a status that it does not know', () => {
    expect(knownDisputeState('settled_by_lot')).toBeUndefined();
    expect(knownDisputeState('toString')).toBeUndefined();
    expect(disputeState(['settled_by_lot'])).toBe('open');
  });

  it('is the gravest state of several disputes', () => {
    expect(disputeState([])).toBeUndefined();
    expect(disputeState(['won', 'lost'])).toBe('lost');
    expect(disputeState(['lost', 'won'])).toBe('lost');
    expect(disputeState(['won', 'needs_response'])).toBe('open');
    expect(disputeState(['settled_by_lot', 'lost'])).toBe('lost');
  });
});
