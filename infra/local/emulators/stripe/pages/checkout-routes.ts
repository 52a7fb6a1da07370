import { invalidRequest } from '../stripe-failure.ts';
import type { Buyer } from '../payments/buyer.ts';
import { expireDueSessions } from '../payments/expire-session.ts';
import { findSession } from '../payments/find-session.ts';
import { payByCard } from '../payments/pay-by-card.ts';
import { payLater } from '../payments/pay-later.ts';
import { buyerOf } from './buyer-fields.ts';
import { closedCheckout, openCheckout, successUrl } from './checkout-page.ts';
import { seeOther } from './page-response.ts';
import type { PageCall, PageRoute } from './page-route.ts';

const base = '/_local/stripe/checkout/:id';

/** The session's own email wins over the typed one, as on Stripe's page. */
function emailOf({ context, id, form }: PageCall): string {
  const email = findSession(context, id).session.customer_email ?? form.get('email')?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalidRequest('Enter your email address.');
  return email;
}

function buyerAt(call: PageCall): Buyer {
  return buyerOf(findSession(call.context, call.id).session, emailOf(call), call.form);
}

export const checkoutRoutes: PageRoute[] = [
  {
    method: 'GET',
    path: base,
    run({ context, id }) {
      expireDueSessions(context);
      const checkout = findSession(context, id);
      return checkout.session.status === 'open'
        ? openCheckout(context, checkout)
        : closedCheckout(checkout);
    },
  },
  {
    method: 'POST',
    path: `${base}/pay`,
    run(call) {
      const { context, id, form } = call;
      const card = (form.get('card') ?? '').replaceAll(' ', '');
      const buyer = buyerAt(call);
      const outcome = payByCard(context, id, card, buyer);
      if (outcome.result === 'not_open') return seeOther(base.replace(':id', id));
      const checkout = findSession(context, id);
      return outcome.result === 'paid'
        ? seeOther(successUrl(checkout.session))
        : openCheckout(context, checkout, { message: outcome.message, card, buyer });
    },
  },
  {
    method: 'POST',
    path: `${base}/pay-later`,
    run(call) {
      const { context, id } = call;
      const { result } = payLater(context, id, buyerAt(call));
      return seeOther(
        result === 'processing'
          ? successUrl(findSession(context, id).session)
          : base.replace(':id', id),
      );
    },
  },
];
