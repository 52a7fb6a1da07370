import { escapeHtml } from '../../http/escape-html.ts';
import { formatMoney } from '../currencies.ts';
import type { StripeContext } from '../stripe-context.ts';
import { noSuch } from '../stripe-failure.ts';
import { lineItemsHtml } from './line-items.ts';
import type { PageResponse } from './page-response.ts';
import { page } from './page-response.ts';
import { timeHtml } from './time-html.ts';

/** The hosted page of an invoice, at a link that expires. */
export function invoicePage(context: StripeContext, id: string, until: number): PageResponse {
  const invoice = context.store.find('invoice', id);
  if (!invoice) throw noSuch('invoice', id, 'invoice');
  if (!(until > context.now()))
    return page(
      'This link has expired',
      '<p>Open the invoice from the shop, which gets a new link.</p>',
      410,
    );
  const session = context.store.list('checkout.session', [
    { path: 'invoice', is: '=', value: id },
  ])[0];
  const order = session && context.store.find('checkout_order', session.id);
  const { customer_address: address, customer_name: name, number } = invoice;
  const buyer = [name, address?.line1, address?.postal_code, address?.city, address?.country];
  const taxIds = invoice.customer_tax_ids?.map(({ value }) => value ?? '').join(', ');
  const net = formatMoney(invoice.total_excluding_tax ?? 0, invoice.currency);
  return page(
    `Invoice ${number ?? ''}`,
    `<section class="card" aria-label="What was sold">${session && order ? lineItemsHtml(context, order, session) : ''}
<dl><dt>Paid</dt><dd>${timeHtml(invoice.created)}</dd>
<dt>Net</dt><dd class="amount">${escapeHtml(net)}</dd>
<dt>To</dt><dd>${escapeHtml(buyer.filter(Boolean).join(', '))}</dd>
${taxIds ? `<dt>Tax ID</dt><dd>${escapeHtml(taxIds)}</dd>` : ''}
<dt>Number</dt><dd>${escapeHtml(number ?? '')}</dd></dl></section>`,
  );
}
