import type { Receipt } from '#shared/contracts/receipts.ts';
import { site } from '#shared/site-config/site.ts';
import { Band } from '#web/src/components/band.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import * as messages from './messages.ts';
import { receiptStatus } from './status-labels.ts';
import { TaxRows } from './tax-rows.tsx';
import styles from './receipt-sheet.module.css';

const kinds: Record<Exclude<Receipt['resourceType'], 'credits'>, string> = {
  article: messages.articlePdf,
  podcast: messages.podcastEpisode,
  product: messages.product,
  bundle: messages.bundle,
};

const amountNames = { exclusive: messages.amountBeforeTax, inclusive: messages.amountWithTax };

/** Without the company's name, which is above it. */
const addressLines = site.address.lines.filter((line) => line !== site.brand.company);

/** The content of a receipt. Nothing else on the page is printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amountPaid, amountRefunded, price, discount, currency, taxes } = receipt;
  const lowered = (receipt.bundle?.price ?? price) - price;
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
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{messages.item}</th>
            <th scope="col">{taxes ? amountNames[taxes.prices] : messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {receipt.title}
              {/* The title of credits says what they are. */}
              {receipt.resourceType !== 'credits' && (
                <span className={styles.kind}>{kinds[receipt.resourceType]}</span>
              )}
              {receipt.bundle?.parts.map((part) => (
                <span key={part.title} className={styles.kind}>
                  {part.title}
                  {!part.isGranted &&
                    messages.youHaveItFromAnother(formatMoney(part.amount, currency))}
                </span>
              ))}
            </td>
            <td>{formatMoney(price + lowered, currency)}</td>
          </tr>
          {lowered > 0 && (
            <tr>
              <td>{messages.whatYouOwnedAlready}</td>
              <td>−{formatMoney(lowered, currency)}</td>
            </tr>
          )}
          {discount > 0 && (
            <tr>
              <td>{messages.discountByCode(receipt.code)}</td>
              <td>−{formatMoney(discount, currency)}</td>
            </tr>
          )}
          {taxes && <TaxRows receipt={receipt} net={taxes.net} />}
          {amountRefunded > 0 && (
            <tr>
              <td>{messages.refunded}</td>
              <td>−{formatMoney(amountRefunded, currency)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{amountRefunded > 0 ? messages.paidAfterRefund : messages.paid}</th>
            <td>{formatMoney(amountPaid - amountRefunded, currency)}</td>
          </tr>
        </tfoot>
      </table>
      {receipt.agreement && (
        <p className={styles.agreement}>
          {messages.agreedBeforePaymentText(receipt.agreement.text)}
        </p>
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
