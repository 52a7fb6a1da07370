import { useLocation } from 'react-router-dom';
import { site } from '../../../../../shared/site-config/site.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { refreshPurchases } from '../../../lib/purchase/owned-items.ts';
import { withNext } from '../../../lib/next-path.ts';
import type { CheckoutReturn } from '../../../lib/purchase/checkout-return.ts';
import { usePurchaseCheck, type PurchaseCheck } from '../../../lib/purchase/use-purchase-check.ts';
import { toast } from '../../../lib/toast.ts';
import { BackToHub } from './back-to-hub.tsx';
import { VerifiedPurchase } from './verified-purchase.tsx';
import styles from '../returning/returning.module.css';

/** Verifying, then what was bought, or why there is nothing yet. */
export function PurchaseOutcome({ purchase }: { purchase: CheckoutReturn }) {
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state === 'verified') void refreshPurchases();
    if (state === 'failed') toast.error('Could not verify purchase. Please contact support.');
  });
  return (
    <div className={styles.place} aria-live="polite" aria-busy={check.state === 'verifying'}>
      {check.state === 'verifying' && (
        <p className={styles.verifying}>
          <Spinner /> Verifying your purchase…
        </p>
      )}
      {check.state === 'verified' && (
        <VerifiedPurchase purchase={check.purchase} sessionId={purchase.sessionId} />
      )}
      {check.state !== 'verifying' && check.state !== 'verified' && (
        <Unverified check={check} onRetry={checkAgain} />
      )}
    </div>
  );
}

type Settled = Exclude<PurchaseCheck, { state: 'verifying' | 'verified' }>;

function Unverified({ check, onRetry }: { check: Settled; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  if (check.state === 'signed-out') {
    return (
      <Notice
        tone="error"
        title="Not authenticated"
        action={
          <>
            <LinkButton to={withNext('/login', pathname + search)}>Sign in</LinkButton>
            <BackToHub />
          </>
        }
      >
        Sign in with the account that you bought it with, and this page goes on from here.
      </Notice>
    );
  }
  const actions = (
    <>
      <Button onClick={onRetry}>
        {check.state === 'processing' ? 'Check again' : 'Try again'}
      </Button>
      <BackToHub />
    </>
  );
  if (check.state === 'processing') {
    return (
      <Notice tone="info" title="Your payment is on its way" action={actions}>
        {check.purchase.title} is yours as soon as the payment arrives, which can take a few days
        with this way of paying. We will e-mail you then.
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={check.state === 'refused' ? 'Verification failed' : 'Purchase verification failed'}
      action={actions}
    >
      {check.state === 'refused' ? check.detail : errorText(check.error, 'No answer came.')} If you
      have paid, nothing is lost: write to{' '}
      <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
    </Notice>
  );
}
