import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { call } from '#web/src/lib/api/call.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import { session } from '#web/src/lib/session/session.ts';
import { Spinner } from '#web/src/components/spinner.tsx';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { successPath } from '../success/success-path.ts';
import styles from './return-from-checkout.module.css';

/**
 * The library, opened with a session and an item in its address: asks for a download token and goes on to the success
 * page (site.md, section 4). Without a token it goes there too, and that page finds out why.
 */
export default function ReturnFromCheckout({ sessionId, resourceId }: CheckoutReturn) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!session.read()) {
      void navigate(withNext('/login', successPath({ sessionId, resourceId })), { replace: true });
      return;
    }
    let here = true;
    call(downloadsContract.articleToken, { id: resourceId, sessionId }).then(
      ({ token }) => goOn(token),
      () => goOn(),
    );
    function goOn(token?: string): void {
      if (here) void navigate(successPath({ sessionId, resourceId, token }), { replace: true });
    }
    return () => {
      here = false;
    };
  }, [sessionId, resourceId, navigate]);

  return (
    <p className={styles.returning}>
      <Spinner label="Checking your purchase" />
    </p>
  );
}
