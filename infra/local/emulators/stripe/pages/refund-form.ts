import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { parseMajorAmount } from '../currencies.ts';
import { refundCharge } from '../payments/refund-charge.ts';
import type { PageCall } from './page-route.ts';

/** Refunds the typed amount, in major units, or everything when the form has no such field. */
export function refundForm({ context, id, form }: PageCall): void {
  const charge = context.store.find('charge', id);
  if (!charge) throw noSuch('charge', id, 'id');
  const typed = form.get('amount');
  const amountMinor = typed === null ? undefined : parseMajorAmount(typed, charge.currency);
  if (typed !== null && amountMinor === undefined)
    throw invalidRequest(`"${typed}" is not an amount in ${charge.currency.toUpperCase()}.`);
  const instructionsEmail = charge.billing_details.email ?? undefined;
  refundCharge(context, charge, { amountMinor, instructionsEmail });
}
