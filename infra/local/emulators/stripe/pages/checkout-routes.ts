import { invalidRequest } from '../stripe-failure.ts';
import { expireDueSessions } from '../payments/expire-session.ts';
import { findSession } from '../payments/find-session.ts';
import { payByCard } from '../payments/pay-by-card.ts';
import { payLater } from '../payments/pay-later.ts';
import { closedCheckout, openCheckout, successUrl } from './checkout-page.ts';
import { seeOther } from './page-answer.ts';
import type { PageCall, PageRoute } from './page-routes.ts';

const base = '/_local/stripe/checkout/:id';

/** The session's own address wins over the typed one, as on Stripe's page. */
function emailOf({ world, id, form }: PageCall): string {
  const email = findSession(world, id).session.customer_email ?? form.get('email')?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalidRequest('Enter your e-mail address.');
  return email;
}

export const checkoutRoutes: PageRoute[] = [
  {
    method: 'GET',
    path: base,
    run({ world, id }) {
      expireDueSessions(world);
      const checkout = findSession(world, id);
      return checkout.session.status === 'open'
        ? openCheckout(world, checkout)
        : closedCheckout(checkout);
    },
  },
  {
    method: 'POST',
    path: `${base}/pay`,
    run(call) {
      const { world, id, form } = call;
      const card = (form.get('card') ?? '').replaceAll(' ', '');
      const email = emailOf(call);
      const outcome = payByCard(world, id, { card, email });
      if (outcome.result === 'not_open') return seeOther(base.replace(':id', id));
      const checkout = findSession(world, id);
      return outcome.result === 'paid'
        ? seeOther(successUrl(checkout.session))
        : openCheckout(world, checkout, { message: outcome.message, card, email });
    },
  },
  {
    method: 'POST',
    path: `${base}/pay-later`,
    run(call) {
      const { world, id } = call;
      const { result } = payLater(world, id, emailOf(call));
      return seeOther(
        result === 'processing'
          ? successUrl(findSession(world, id).session)
          : base.replace(':id', id),
      );
    },
  },
];
