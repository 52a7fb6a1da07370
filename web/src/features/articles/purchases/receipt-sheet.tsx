import type { Receipt } from '#shared/contracts/receipts.ts';
import { site } from '#shared/site-config/site.ts';
import { Band } from '#web/src/components/band.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { receiptStatus } from './status-labels.ts';
import { TaxRows } from './tax-rows.tsx';
import styles from './receipt-sheet.module.css';

const kinds: Record<Receipt['resourceType'], string> = {
  article: 'Article, PDF',
  podcast: 'Podcast episode',
  product: 'Product',
  credits: 'Chat credits',
  bundle: 'Bundle',
};

const amountNames = { exclusive: 'Amount before tax', inclusive: 'Amount with tax' };

/** Without the company's name, which is above it. */
const addressLines = site.address.lines.filter((line) => line !== site.brand.company);

/** What a receipt says; alone on the sheet when printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amountPaid, amountRefunded, price, discount, currency, taxes } = receipt;
  const lowered = (receipt.bundle?.price ?? price) - price;
  const facts = [
    ...buyerFacts(receipt),
    ['Date', formatDate(receipt.purchasedAt)],
    ['Order', receipt.orderId],
    ['Status', receiptStatus(receipt)],
  ];
  return (
    <div className={styles.sheet} data-receipt>
      <Band />
      <address className={styles.seller}>
        <strong>{site.brand.company}</strong>
        {taxes?.seller === 'link' && (
          <span>Sold through Link, the seller of record, which emails you the invoice</span>
        )}
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{site.address.country}</span>
        <span>{site.emails.support}</span>
        {taxes?.sellerTaxId && <span>{taxes.sellerTaxId}</span>}
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
            <th scope="col">{taxes ? amountNames[taxes.prices] : 'Amount'}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {receipt.title}
              <span className={styles.kind}>{kinds[receipt.resourceType]}</span>
              {receipt.bundle?.parts.map((part) => (
                <span key={part.title} className={styles.kind}>
                  {part.title}
                  {!part.isGranted &&
                    `: you have it from another order, so ${formatMoney(part.amount, currency)} goes back`}
                </span>
              ))}
            </td>
            <td>{formatMoney(price + lowered, currency)}</td>
          </tr>
          {lowered > 0 && (
            <tr>
              <td>What you owned already</td>
              <td>−{formatMoney(lowered, currency)}</td>
            </tr>
          )}
          {discount > 0 && (
            <tr>
              <td>Discount, code {receipt.code}</td>
              <td>−{formatMoney(discount, currency)}</td>
            </tr>
          )}
          {taxes && <TaxRows receipt={receipt} net={taxes.net} />}
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
      {receipt.agreement && (
        <p className={styles.agreement}>Agreed before the payment: {receipt.agreement.text}</p>
      )}
    </div>
  );
}

/** Who bought: the mail address; with taxes also name, address and tax ids. */
function buyerFacts({ email, taxes }: Receipt): [name: string, text: string][] {
  if (!taxes) return [['Receipt for', email]];
  const to = [...taxes.buyer, email].join('\n');
  const ids = taxes.buyerTaxIds.join(', ');
  return [['Receipt for', to], ...(ids ? [['Tax id', ids] satisfies [string, string]] : [])];
}
