import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { readCheckoutReturn, type CheckoutReturn } from '../../../lib/purchase/checkout-return.ts';
import styles from './returning.module.css';

const CheckoutResult = lazy(() => import('./checkout-result.tsx'));

/** What there is to say to somebody who comes back from the payment page, paid or not. */
export function Returning() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = readReturn(search);
  // The result stays in view after the address has been cleaned.
  const [kept, setKept] = useState(inAddress);
  if (inAddress && inAddress.sessionId !== kept?.sessionId) setKept(inAddress);

  function dismiss(): void {
    setKept(undefined);
    void navigate('/credits', { replace: true });
  }

  if (kept) {
    return (
      <Suspense>
        <CheckoutResult key={kept.sessionId} purchase={kept} onDismiss={dismiss} />
      </Suspense>
    );
  }
  if (search.get('checkout') !== 'cancelled') return null;
  return (
    <div className={styles.result}>
      <Notice
        tone="info"
        title="Checkout cancelled"
        action={
          <Button variant="secondary" onClick={dismiss}>
            Dismiss
          </Button>
        }
      >
        Nothing was charged. The packages are still here when you want one.
      </Notice>
    </div>
  );
}

function readReturn(search: URLSearchParams): CheckoutReturn | undefined {
  const found = readCheckoutReturn(search);
  return 'missing' in found ? undefined : found;
}
