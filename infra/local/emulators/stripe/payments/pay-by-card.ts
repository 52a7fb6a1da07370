import type { StripeContext } from '../stripe-context.ts';
import { fail, intentOf, succeed } from './attempt.ts';
import { declineOf } from './cards.ts';
import type { Buyer } from './buyer.ts';
import { completeSession } from './complete-session.ts';
import { expireDueSessions } from './expire-session.ts';
import { findSession } from './find-session.ts';
import { newCharge } from './new-charge.ts';
import { taxSession } from './tax-session.ts';

export type CardOutcome =
  | { result: 'paid' }
  | { result: 'declined'; message: string }
  | { result: 'not_open' };

/**
 * Pays with a card, or completes a session that costs nothing. Only an open session can be paid, so a second tab
 * changes nothing. After a decline, the session stays open for another card.
 */
export function payByCard(
  context: StripeContext,
  sessionId: string,
  card: string,
  buyer: Buyer,
): CardOutcome {
  return context.store.transaction(() => {
    expireDueSessions(context);
    const found = findSession(context, sessionId);
    if (found.session.status !== 'open') return { result: 'not_open' };
    const { session, order } = taxSession(context, found, buyer);
    if (session.amount_total === 0) {
      completeSession(context, session, {
        intentId: null,
        buyer,
        paymentStatus: 'no_payment_required',
      });
      return { result: 'paid' };
    }
    const intent = intentOf(context, session, order);
    const charge = newCharge(context, { intent, buyer, method: { card } });
    const decline = declineOf(card);
    if (decline) {
      fail(context, intent, charge, decline);
      context.store.put('checkout.session', { ...session, payment_intent: intent.id });
      return { result: 'declined', message: decline.message };
    }
    succeed(context, intent, charge);
    completeSession(context, session, { intentId: intent.id, buyer, paymentStatus: 'paid' });
    return { result: 'paid' };
  });
}
