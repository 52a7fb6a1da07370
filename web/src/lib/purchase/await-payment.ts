import { useSession } from '../session/use-session.ts';
import { useStored } from '../use-stored.ts';
import { awaitedKey, parsePayments, type AwaitedPayment } from './awaited-payments.ts';
import type { CheckoutReturn } from './checkout-return.ts';

/** Notes that a payment is awaited, and that it no longer is. */
export function useAwaitPayment() {
  const userId = useSession()?.user?.id;
  const [text, store] = useStored(awaitedKey, '[]');

  function keep(payments: AwaitedPayment[]): void {
    store(payments.length > 0 ? JSON.stringify(payments) : null);
  }
  const others = (sessionId: string) =>
    parsePayments(text).filter((one) => one.sessionId !== sessionId);
  return {
    expect(payment: CheckoutReturn): void {
      if (userId === undefined) return;
      keep([...others(payment.sessionId), { ...payment, userId, since: Date.now() }]);
    },
    /** Nothing was paid, or nobody knows of it. */
    forget: (sessionId: string) => keep(others(sessionId)),
  };
}
