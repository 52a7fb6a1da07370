import type { Receipt } from '#shared/contracts/purchase.ts';
import { site } from '#shared/site-config/site.ts';
import { Band } from '#web/src/components/band.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { receiptStatus } from './status-labels.ts';
import styles from './receipt-sheet.module.css';

const kinds: Record<Receipt['resourceType'], string> = {
  article: 'Article, PDF',
  podcast: 'Podcast episode',
  product: 'Product',
  credits: 'Chat credits',
};

/** Without the company's name, which is above it. */
const addressLines = site.address.lines.filter((line) => line !== site.brand.company);

/** What a receipt says; alone on the sheet when printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amountPaid, amountRefunded, price, discount, currency } = receipt;
  const facts = [
    ['Receipt for', receipt.email],
    ['Date', formatDate(receipt.purchasedAt)],
    ['Order', receipt.orderId],
    ['Status', receiptStatus(receipt)],
  ];
  return (
    <div className={styles.sheet} data-receipt>
      <Band />
      <address className={styles.seller}>
        <strong>{site.brand.company}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{site.address.country}</span>
        <span>{site.emails.support}</span>
      </address>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {receipt.title}
              <span className={styles.kind}>{kinds[receipt.resourceType]}</span>
            </td>
            <td>{formatMoney(price, currency)}</td>
          </tr>
          {discount > 0 && (
            <tr>
              <td>Discount, code {receipt.code}</td>
              <td>−{formatMoney(discount, currency)}</td>
            </tr>
          )}
          {amountRefunded > 0 && (
            <tr>
              <td>Refunded</td>
              <td>−{formatMoney(amountRefunded, currency)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{amountRefunded > 0 ? 'Paid after refund' : 'Paid'}</th>
            <td>{formatMoney(amountPaid - amountRefunded, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
