import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { errorSentence } from '#web/src/lib/api/api-error.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import type { CheckoutReturn as Purchase } from '#web/src/lib/purchase/checkout-return.ts';
import {
  usePurchaseCheck,
  useRetryPlace,
  type PurchaseCheck,
} from '#web/src/lib/purchase/use-purchase-check.ts';
import { toast } from '#web/src/lib/toast.ts';
import type { BoughtState } from './hub-return.ts';
import { PurchaseComplete } from './purchase-complete.tsx';
import styles from './returning.module.css';

const failure = 'Purchase verification failed. Please refresh.';

/** Verifies the purchase after checkout, in place of the hub's list. */
export default function CheckoutResult({ sessionId, resourceId }: Purchase) {
  const navigate = useNavigate();
  const purchase = { sessionId, resourceId };
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state === 'signed-out') {
      toast.error('Session expired');
      const query = new URLSearchParams({ session_id: sessionId, product_id: resourceId });
      void navigate(withNext('/login', `/podcasthub?${query}`), { replace: true });
    } else if (state === 'failed' || state === 'refused') toast.error(failure);
    else if (state === 'verified') {
      const bought: BoughtState = { bought: purchase };
      void navigate('/podcasthub', { replace: true, state: bought });
    }
  });
  const { placeProps, retry } = useRetryPlace(checkAgain, check.state === 'verifying');
  return (
    <section {...placeProps} aria-label="Your purchase" className={styles.place}>
      <Outcome {...{ check, purchase }} onRetry={retry} />
    </section>
  );
}

interface OutcomeProps {
  check: PurchaseCheck;
  purchase: Purchase;
  onRetry: () => void;
}

function Outcome({ check, purchase, onRetry }: OutcomeProps) {
  const back = (
    <LinkButton variant="secondary" to="/podcasthub">
      Back to All Episodes
    </LinkButton>
  );
  switch (check.state) {
    case 'verified':
      return <PurchaseComplete purchase={check.purchase} sessionId={purchase.sessionId} />;
    case 'processing':
      return (
        <Notice
          tone="info"
          title="Your payment is on its way"
          action={
            <>
              <Button onClick={onRetry}>Check again</Button>
              {back}
            </>
          }
        >
          {check.purchase.title} is yours as soon as the payment clears, which can take a few days
          with this payment method. We’ll e-mail you then, and the episode will be in My Purchases.
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={failure}
          action={
            <>
              <Button onClick={onRetry}>Retry</Button>
              {back}
            </>
          }
        >
          {check.state === 'refused'
            ? check.detail
            : errorSentence(check.error, 'The server didn’t respond.') +
              ' If you have paid, your purchase is safe: the episode appears in My Purchases once the payment is confirmed.'}
        </Notice>
      );
    default:
      return (
        <p className={styles.verifying}>
          <Spinner /> Verifying your purchase…
        </p>
      );
  }
}
