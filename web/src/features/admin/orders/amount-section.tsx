import type { OrderDetail } from '#shared/contracts/orders.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import styles from './orders.module.css';

/** How the amount is made up, and what was given back of it. */
export function AmountSection({ order }: { order: OrderDetail }) {
  const { price, discount, code, tax, taxMode, amount, refunded, currency, paidAt } = order;
  const money = (value: number) => formatMoney(value, currency);
  return (
    <FactSection title="Amount">
      <dl className={styles.facts}>
        <Fact name="Price">{money(price)}</Fact>
        <Fact name={code ? `Code ${code}` : 'Discount'}>
          {discount > 0 && `−${money(discount)}`}
        </Fact>
        <Fact name={taxMode === 'managed' ? 'Tax, paid by Link' : 'Tax'}>
          {(tax > 0 || taxMode !== undefined) && money(tax)}
        </Fact>
        <Fact name={paidAt ? 'Paid' : 'To pay'}>
          <strong>{money(amount)}</strong>
        </Fact>
        <Fact name="Given back">{refunded > 0 && `−${money(refunded)}`}</Fact>
      </dl>
    </FactSection>
  );
}
