import type { SaleRow } from '#shared/contracts/sales.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { orderStates } from '../orders/order-states.ts';
import * as messages from './messages.ts';

export const salesHeader = writeCsv([
  [
    messages.order,
    messages.day,
    messages.paidAt,
    'E-mail',
    messages.item,
    messages.kind,
    messages.itemId,
    messages.currency,
    messages.price,
    messages.discount,
    messages.net,
    messages.tax,
    messages.gross,
    messages.refunded,
    messages.code,
    messages.state,
    messages.payment,
  ],
]);

/** Writes one row per sale. */
export function writeSales(rows: readonly SaleRow[]): string {
  return writeCsv(
    rows.map((row) => [
      row.id,
      row.day,
      row.paidAt,
      row.email,
      row.title,
      kindLabels[row.resourceType],
      row.resourceId,
      row.currency.toUpperCase(),
      row.price,
      row.discount,
      row.net,
      row.tax,
      row.gross,
      row.refunded,
      row.code,
      orderStates[row.state].label,
      row.paymentIntentId,
    ]),
  );
}
