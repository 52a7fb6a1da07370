import type { Receipt } from '#shared/contracts/receipts.ts';
import { site } from '#shared/site-config/site.ts';
import { Band } from '#web/src/components/band.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import * as messages from './messages.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { receiptStatus } from './status-labels.ts';
import styles from './receipt-sheet.module.css';

/** Without the company's name, which is above it. */
const addressLines = site.address.lines.filter((line) => line !== site.brand.company);

/** The content of a receipt. Nothing else on the page is printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { taxes, agreement } = receipt;
  const facts = [
    ...buyerFacts(receipt),
    [messages.date, formatDate(receipt.purchasedAt)],
    [messages.order, receipt.orderId],
    [messages.status, receiptStatus(receipt)],
  ];
  return (
    <div className={styles.sheet} data-receipt>
      <Band />
      <address className={styles.seller}>
        <strong>{site.brand.company}</strong>
        {taxes?.seller === 'link' && <span>{messages.soldThroughLinkSellerRecord}</span>}
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
      <ReceiptLines receipt={receipt} />
      {agreement && (
        <p className={styles.agreement}>{messages.agreedBeforePaymentText(agreement.text)}</p>
      )}
    </div>
  );
}

/** Returns the buyer's facts: the email address; with taxes also name, address and tax ids. */
function buyerFacts({ email, taxes }: Receipt): [name: string, text: string][] {
  if (!taxes) return [[messages.receiptFor, email]];
  const to = [...taxes.buyer, email].join('\n');
  const ids = taxes.buyerTaxIds.join(', ');
  return [
    [messages.receiptFor, to],
    ...(ids ? [[messages.taxId, ids] satisfies [string, string]] : []),
  ];
}
