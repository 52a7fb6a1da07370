import { useState, type FormEvent } from 'react';
import { decimals } from '#shared/constants/money.ts';
import type { OrderDetail } from '#shared/contracts/orders.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { readAmount } from '#web/src/lib/read-amount.ts';
import { toast } from '#web/src/lib/toast.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useKeptText } from '../parts/use-kept-text.ts';
import { useRequestId } from '../parts/use-request-id.ts';
import * as messages from './messages.ts';
import { refundEffects } from './refund-effects.ts';
import styles from './orders.module.css';

export interface RefundDialogProps {
  order: OrderDetail;
  refund: NonNullable<OrderDetail['refund']>;
  onClose: () => void;
  onRefunded: (order: OrderDetail) => void;
}

const causes = [
  { value: '', label: messages.somethingElse },
  { value: 'requested_by_customer', label: messages.theBuyerAskedForIt },
  { value: 'duplicate', label: messages.itWasPaidTwice },
  { value: 'fraudulent', label: messages.itIsFraud },
] as const;
type Cause = Exclude<(typeof causes)[number]['value'], ''>;

/** Refunds an order in full or in part, and shows the effects first. */
export function RefundDialog({ order, refund, onClose, onRefunded }: RefundDialogProps) {
  const { id, currency } = order;
  const [typed, setTyped] = useState(refund.left.toFixed(decimals(currency)));
  const reason = useKeptText(`refund ${id}`);
  const [cause, setCause] = useState<Cause | ''>('requested_by_customer');
  const { requestId, renew } = useRequestId();
  const amount = readAmount(typed, currency);
  const { run, pending, error, clearError } = useAction(async () => {
    const { givenBack } = refund;
    const asked = {
      id,
      amount,
      givenBack,
      reason: reason.text,
      requestId,
      ...(cause && { cause }),
    };
    const refunded = await adminCall('POST /api/admin/orders/{id}/refunds', asked);
    reason.forget();
    onRefunded(refunded);
    toast.success(messages.amountRefunded(formatMoney(amount, currency)));
  });
  const form = useFocusInvalid(error);
  const effects = refundEffects(order, amount, cause);
  const close = pending ? () => undefined : onClose;

  /** Changes the amount or the cause, which makes it another refund. */
  function change<Value extends string>(set: (value: Value) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value as Value);
      renew();
      clearError();
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run();
  }

  return (
    <Dialog open onClose={close} title={messages.refund} size="sm">
      <form ref={form} method="post" noValidate className={styles.refund} onSubmit={submit}>
        <TextField
          label={messages.amountIn(currency.toUpperCase())}
          hint={messages.atMostLeft(formatMoney(refund.left, currency))}
          inputMode="decimal"
          value={typed}
          error={error?.fields['amount']}
          onChange={change<string>(setTyped)}
        />
        <Select
          label={messages.whyForStripe}
          value={cause}
          options={causes}
          onChange={change<Cause | ''>(setCause)}
        />
        <TextField
          label={messages.reason}
          hint={messages.recordedInAuditLog}
          value={reason.text}
          maxLength={300}
          error={error?.fields['reason']}
          onChange={(event) => reason.keep(event.target.value)}
        />
        <div className={styles.effects}>
          <p>{messages.whatItDoes}</p>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
        {error && Object.keys(error.fields).length === 0 && (
          <Notice tone="error" title={failureText(error, messages.weCouldntRefundItPlease)} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" pending={pending}>
            {amount > 0 ? messages.refundMoney(formatMoney(amount, currency)) : messages.refund}
          </Button>
          <Button variant="quiet" onClick={close}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
