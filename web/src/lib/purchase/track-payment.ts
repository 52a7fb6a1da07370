import { useSession } from '../session/use-session.ts';
import { useStored } from '../use-stored.ts';
import { pendingPaymentsKey, parsePayments, type PendingPayment } from './pending-payments.ts';
import type { CheckoutReturn } from './checkout-return.ts';

/** Stores and removes unconfirmed payments. */
export function useTrackPayment() {
  const userId = useSession()?.user?.id;
  const [text, store] = useStored(pendingPaymentsKey, '[]');

  function keep(payments: PendingPayment[]): void {
    store(payments.length > 0 ? JSON.stringify(payments) : null);
  }
  const others = (sessionId: string) =>
    parsePayments(text).filter((one) => one.sessionId !== sessionId);
  return {
    expect(payment: CheckoutReturn): void {
      if (userId === undefined) return;
      keep([...others(payment.sessionId), { ...payment, userId, since: Date.now() }]);
    },
    /** Called if nothing was paid, or the payment is unknown. */
    forget: (sessionId: string) => keep(others(sessionId)),
  };
}
