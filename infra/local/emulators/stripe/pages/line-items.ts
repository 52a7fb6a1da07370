import type Stripe from 'stripe';
import { escapeHtml } from '../../http/escape-html.ts';
import { formatMoney } from '../currencies.ts';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';

const local = new Set(['localhost', '127.0.0.1']);

/** The cover, if this machine serves it: nothing is fetched from elsewhere. */
function cover(images: string[]): string {
  const url = images.find((image) => URL.canParse(image) && local.has(new URL(image).hostname));
  return url === undefined ? '' : `<img src="${escapeHtml(url)}" alt="">`;
}

function line(
  context: StripeContext,
  { price, quantity, amount_subtotal, currency }: Stripe.LineItem,
): string {
  const product = context.store.find('product', String(price?.product));
  const each = formatMoney(price?.unit_amount ?? 0, currency);
  const count = (quantity ?? 1) > 1 ? `<p class="soft">${quantity} × ${escapeHtml(each)}</p>` : '';
  const words = product?.description
    ? `<p class="soft">${escapeHtml(product.description)}</p>`
    : '';
  const total = formatMoney(amount_subtotal, currency);
  return `<li>${cover(product?.images ?? [])}<div><strong>${escapeHtml(product?.name ?? '')}</strong>${words}${count}</div>
<span class="amount">${escapeHtml(total)}</span></li>`;
}

/** The purchased items, line by line, and the total. */
export function lineItemsHtml(
  context: StripeContext,
  order: CheckoutOrder,
  { amount_subtotal, amount_total, total_details, currency }: Stripe.Checkout.Session,
): string {
  const written = (minor: number) => escapeHtml(formatMoney(minor, currency ?? ''));
  const row = (name: string, minor: number) =>
    `<p class="sum"><span>${name}</span> <span class="amount">${written(minor)}</span></p>`;
  const offMinor = total_details?.amount_discount ?? 0;
  const taxMinor = total_details?.amount_tax ?? 0;
  const isAdded = amount_total !== (amount_subtotal ?? 0) - offMinor;
  const parts = [
    offMinor || isAdded ? row('Subtotal', amount_subtotal ?? 0) : '',
    offMinor ? row('Discount', -offMinor) : '',
    taxMinor ? row(isAdded ? 'Tax' : 'Tax included', taxMinor) : '',
  ].join('');
  return `<ul class="lines">${order.lineItems.map((item) => line(context, item)).join('')}</ul>
${parts}<p class="total"><span>Total</span> <span class="amount">${written(amount_total ?? 0)}</span></p>`;
}
