import type { SaleRow } from '#shared/contracts/orders.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { orderStates } from '../orders/order-states.ts';

export const salesHeader = writeCsv([
  [
    'Order',
    'Day',
    'Paid at',
    'E-mail',
    'Item',
    'Kind',
    'Item id',
    'Currency',
    'Price',
    'Discount',
    'Net',
    'Tax',
    'Gross',
    'Refunded',
    'Code',
    'State',
    'Payment',
  ],
]);

/** One row for each sale. */
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
