import type { Receipt } from '#shared/contracts/receipts.ts';
import { formatMoney } from '#web/src/lib/money.ts';

/** Net, tax and gross, where a sale was taxed. */
export function TaxRows({ receipt, net }: { receipt: Receipt; net: number }) {
  const { tax, amountPaid, currency } = receipt;
  const rows: [name: string, amount: number][] = [
    ['Net', net],
    ['Tax', tax],
    ['Total with tax', amountPaid],
  ];
  return rows.map(([name, amount]) => (
    <tr key={name}>
      <td>{name}</td>
      <td>{formatMoney(amount, currency)}</td>
    </tr>
  ));
}
