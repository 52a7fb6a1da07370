import { useState } from 'react';
import type { UnfulfilledPayment } from '#shared/contracts/reports.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { orderStates } from '../orders/order-states.ts';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { TitleWithKind } from './title-with-kind.tsx';
import * as messages from './messages.ts';
import styles from './unfulfilled-payments.module.css';

const stateLabels: Partial<Record<string, { label: string }>> = orderStates;

/** Paid checkouts that granted nothing, with a button to fulfil them. */
export function UnfulfilledPayments() {
  const { data, error, mutate, isValidating } = useAdminCall(
    'GET /api/admin/payments/unfulfilled',
    {},
  );
  if (!data && error) {
    return (
      <AdminFailure
        error={error}
        title={messages.weCouldntCheckPayments}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) return <Skeleton height="4rem" />;
  if (data.length === 0) {
    return (
      <Notice
        tone="success"
        title={messages.everyPaymentHasBeenFulfilled}
        action={
          <Button
            variant="secondary"
            size="sm"
            pending={isValidating}
            onClick={() => void mutate()}
          >
            {messages.checkAgain}
          </Button>
        }
      >
        {messages.noPaidStripeCheckoutIs}
      </Notice>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((payment) => (
        <PaymentRow key={payment.orderId} payment={payment} onFixed={() => void mutate()} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment, onFixed }: { payment: UnfulfilledPayment; onFixed: () => void }) {
  const [fixed, setFixed] = useState(false);
  const { run, pending, error } = useAction(async () => {
    const { status } = await adminCall('POST /api/admin/payments/{id}/fulfil', {
      id: payment.sessionId,
    });
    setFixed(true);
    const state = stateLabels[status]?.label ?? status;
    toast.success(messages.titleOrderIsNowStatus(payment.title, state));
    onFixed();
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>
          <TitleWithKind title={payment.title} kind={payment.resourceType} />
        </p>
        <p className={styles.facts}>
          <span>{formatMoney(payment.amount, payment.currency)}</span>
          <span>{payment.email}</span>
          <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {failureText(error, messages.weCouldntFulfilThisPayment)}
          </p>
        )}
      </div>
      <Button size="sm" pending={pending} disabled={fixed} onClick={() => void run()}>
        {messages.fulfilPayment}
      </Button>
    </li>
  );
}
