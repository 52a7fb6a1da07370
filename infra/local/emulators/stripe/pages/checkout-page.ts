import type Stripe from 'stripe';
import { escapeHtml } from '../../http/escape-html.ts';
import { formatMoney } from '../currencies.ts';
import type { Buyer } from '../payments/buyer.ts';
import { testCards } from '../payments/cards.ts';
import { delayedMethods } from '../payments/delayed-methods.ts';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import { buyerFields } from './buyer-fields.ts';
import { lineItemsHtml } from './line-items.ts';
import type { PageResponse } from './page-response.ts';
import { page } from './page-response.ts';

export interface Checkout {
  session: Stripe.Checkout.Session;
  order: CheckoutOrder;
}

const link = (url: string | null, words: string): string =>
  url === null ? '' : `<p><a class="back" href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`;

/** The URL that the buyer returns to after paying, with the session's id filled in. */
export const successUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const groups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function cardChoices(chosen: string): string {
  return testCards
    .map(
      ({ number, label }) => `<label class="choice">
<input type="radio" name="card" value="${number}"${number === chosen ? ' checked' : ''}>
<span>${groups(number)}<br><span class="soft">${escapeHtml(label)}</span></span></label>`,
    )
    .join('');
}

/**
 * An email set by the shop cannot be changed, as on Stripe's page; one typed before a decline is filled in
 * again.
 */
function emailField(fromShop: string | null, typed: string): string {
  const given = ` value="${escapeHtml(fromShop ?? typed)}"${fromShop === null ? '' : ' readonly'}`;
  return `<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required${given}></div>`;
}

/**
 * Stripe adds the tax while the buyer types the address; this page has no script, so it does so when the form is sent.
 */
function taxWords({ session, order }: Checkout): string {
  const isOpen = session.automatic_tax.status === 'requires_location_inputs';
  const isAdded = order.lineItems.some(({ price }) => price?.tax_behavior === 'exclusive');
  return isOpen && isAdded ? ' plus tax' : '';
}

function payForm(checkout: Checkout, typed: { card: string; buyer?: Buyer }): string {
  const { session, order } = checkout;
  const base = `/_local/stripe/checkout/${session.id}`;
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? '');
  const delayed = Object.values(delayedMethods).find(({ type }) => type === order.delayedMethod);
  const later = delayed
    ? `<button class="plain" formaction="${base}/pay-later">Pay later by ${escapeHtml(delayed.label)}</button>
<p class="soft">The bank decides later. Choose its decision on the <a href="/_local/payments">payments page</a>.</p>`
    : '';
  if (session.amount_total === 0)
    return `<form class="card" method="post" action="${base}/pay">
${emailField(session.customer_email, typed.buyer?.email ?? '')}${buyerFields(session, typed.buyer)}
<div class="pay"><button>Complete order</button></div>
</form>`;
  return `<form class="card" method="post" action="${base}/pay">
${emailField(session.customer_email, typed.buyer?.email ?? '')}${buyerFields(session, typed.buyer)}
<fieldset><legend>Test card</legend>${cardChoices(typed.card)}</fieldset>
<div class="pay"><button>Pay ${escapeHtml(amount)}${taxWords(checkout)}</button>${later}</div>
</form>`;
}

/** The form of an open session, with a message after a declined card. */
export function openCheckout(
  context: StripeContext,
  checkout: Checkout,
  declined?: { message: string; card: string; buyer: Buyer },
): PageResponse {
  const { session, order } = checkout;
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? '');
  const alert = declined
    ? `<p class="banner alert" role="alert">${escapeHtml(declined.message)}</p>`
    : '';
  const body = `${alert}<div class="columns">
<section class="card" aria-label="Your order">${lineItemsHtml(context, order, session)}</section>
${payForm(checkout, declined ?? { card: testCards[0]?.number ?? '' })}
</div>${link(session.cancel_url, 'Back to the shop without paying')}`;
  return page(`Pay ${amount}`, body);
}

/** The page of a session that can no longer be paid, with the way back. */
export function closedCheckout({ session }: Checkout): PageResponse {
  if (session.status === 'expired')
    return page(
      'This checkout has expired',
      `<p>Nothing was paid. Start the purchase again in the shop.</p>${link(session.cancel_url, 'Back to the shop')}`,
      410,
    );
  const words =
    session.payment_status !== 'unpaid'
      ? 'This purchase is paid. It is not charged again.'
      : 'This purchase is confirmed and waits for the bank.';
  return page(
    'This checkout is complete',
    `<p>${words}</p>${link(successUrl(session), 'On to your purchase')}`,
  );
}
