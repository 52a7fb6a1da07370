import type { Receipt } from '#shared/contracts/receipts.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import * as messages from './messages.ts';
import { TaxRows } from './tax-rows.tsx';
import styles from './receipt-sheet.module.css';

const kinds: Record<Exclude<Receipt['resourceType'], 'credits'>, string> = {
  article: messages.articlePdf,
  podcast: messages.podcastEpisode,
  product: messages.product,
  bundle: messages.bundle,
};

const amountNames = { exclusive: messages.amountBeforeTax, inclusive: messages.amountWithTax };

/** What was bought, what was deducted, and what was paid. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { amountPaid, amountRefunded, price, discount, currency, taxes } = receipt;
  const lowered = (receipt.bundle?.price ?? price) - price;
  return (
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
  );
}
