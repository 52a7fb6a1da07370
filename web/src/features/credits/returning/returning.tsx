import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readCheckoutReturn, type CheckoutReturn } from '../../../lib/purchase/checkout-return.ts';
import { Cancelled } from './cancelled.tsx';

const CheckoutResult = lazy(() => import('./checkout-result.tsx'));

/** What there is to say to somebody who comes back from the payment page, paid or not. */
export function Returning() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = readReturn(search);
  // The result stays in view after the address has been cleaned.
  const [kept, setKept] = useState(inAddress);
  if (inAddress && inAddress.sessionId !== kept?.sessionId) setKept(inAddress);
  if (!kept) {
    return (
      <Cancelled page="/credits">
        Nothing was charged. The packages are still here when you want one.
      </Cancelled>
    );
  }

  function dismiss(): void {
    setKept(undefined);
    void navigate('/credits', { replace: true });
  }
  return (
    <Suspense>
      <CheckoutResult key={kept.sessionId} purchase={kept} onDismiss={dismiss} />
    </Suspense>
  );
}

function readReturn(search: URLSearchParams): CheckoutReturn | undefined {
  const found = readCheckoutReturn(search);
  return 'missing' in found ? undefined : found;
}
