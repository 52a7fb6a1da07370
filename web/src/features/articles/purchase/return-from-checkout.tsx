import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/src/lib/api/call.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import { session } from '#web/src/lib/session/session.ts';
import { Spinner } from '#web/src/components/spinner.tsx';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { successPath } from '../success/success-path.ts';
import * as messages from './messages.ts';
import styles from './return-from-checkout.module.css';

/**
 * Handles a return from checkout to the library: requests a download token and redirects to the success page. If that
 * fails it redirects anyway, and the success page shows why.
 */
export default function ReturnFromCheckout({ sessionId, resourceId }: CheckoutReturn) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!session.read()) {
      void navigate(withNext('/login', successPath({ sessionId, resourceId })), { replace: true });
      return;
    }
    let isCurrent = true;
    call('POST /api/articles/{id}/download/token', { id: resourceId, sessionId }).then(
      ({ token }) => goOn(token),
      () => goOn(),
    );
    function goOn(token?: string): void {
      if (isCurrent)
        void navigate(successPath({ sessionId, resourceId, token }), { replace: true });
    }
    return () => {
      isCurrent = false;
    };
  }, [sessionId, resourceId, navigate]);

  return (
    <p className={styles.returning}>
      <Spinner label={messages.checkingYourPurchase} />
    </p>
  );
}
