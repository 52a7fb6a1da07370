import type { Receipt } from '#shared/contracts/receipts.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import * as messages from './messages.ts';

/** Net, tax and gross, if the sale was taxed. */
export function TaxRows({ receipt, net }: { receipt: Receipt; net: number }) {
  const { tax, amountPaid, currency } = receipt;
  const rows: [name: string, amount: number][] = [
    [messages.net, net],
    [messages.tax, tax],
    [messages.totalWithTax, amountPaid],
  ];
  return rows.map(([name, amount]) => (
    <tr key={name}>
      <td>{name}</td>
      <td>{formatMoney(amount, currency)}</td>
    </tr>
  ));
}
