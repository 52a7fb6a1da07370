import type { OrderDetail } from '#shared/contracts/orders.ts';
import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import * as messages from './messages.ts';
import { RefundDialog } from './refund-dialog.tsx';
import styles from './orders.module.css';

interface BundlePartsProps {
  bundle: NonNullable<OrderDetail['bundle']>;
  money: (value: number) => string;
}

/** The items that the amount is for. */
function BundleParts({ bundle, money }: BundlePartsProps) {
  return (
    <ul className={styles.parts} aria-label={messages.itemsBundle}>
      {bundle.parts.map(({ resourceId, title, amount, isGranted }) => (
        <li key={resourceId}>
          {isGranted
            ? messages.partOfBundle(title, money(amount))
            : messages.partFromAnotherOrder(title, money(amount))}
        </li>
      ))}
    </ul>
  );
}

/** The parts of the amount, and its refunds. */
export function AmountSection({
  order,
  onRefunded,
}: {
  order: OrderDetail;
  onRefunded: (order: OrderDetail) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { state, price, discount, code, tax, taxMode, amount, refunded, currency, paidAt, refund } =
    order;
  const { bundle } = order;
  const money = (value: number) => formatMoney(value, currency);
  return (
    <FactSection title={messages.amount}>
      <dl className={styles.facts}>
        <Fact label={messages.wholeBundle}>
          {bundle && bundle.price > price && money(bundle.price)}
        </Fact>
        <Fact label={messages.price}>{money(price)}</Fact>
        <Fact label={code ? messages.byCode(code) : messages.discount}>
          {discount > 0 && `−${money(discount)}`}
        </Fact>
        <Fact label={taxMode === 'managed' ? messages.taxPaidByLink : messages.tax}>
          {(tax > 0 || taxMode !== undefined) && money(tax)}
        </Fact>
        <Fact label={paidAt ? messages.paid : messages.toPay}>
          <strong>{money(amount)}</strong>
        </Fact>
        <Fact label={messages.refunded}>{refunded > 0 && `−${money(refunded)}`}</Fact>
      </dl>
      {bundle && <BundleParts bundle={bundle} money={money} />}
      {refund && refund.left > 0 && (
        <div className={styles.buttons}>
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {messages.refund}
          </Button>
        </div>
      )}
      {(state === 'disputed' || state === 'charged_back') && (
        <p className={styles.explained}>{messages.nothingCanBeRefundedWhile}</p>
      )}
      {isAsking && refund && (
        <RefundDialog
          order={order}
          refund={refund}
          onClose={() => setAsking(false)}
          onRefunded={(refundedOrder) => {
            setAsking(false);
            onRefunded(refundedOrder);
          }}
        />
      )}
    </FactSection>
  );
}
