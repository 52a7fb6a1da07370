import { useNavigate } from 'react-router';
import { LinkButton } from '#web/src/components/button.tsx';
import { outcomeWords } from '#web/src/components/outcome-words.ts';
import { PurchaseOutcome, Verifying } from '#web/src/components/purchase-outcome.tsx';
import { withNext } from '#web/src/lib/next-path.ts';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import type { PurchaseCheck } from '#web/src/lib/purchase/use-purchase-check.ts';
import { toast } from '#web/src/lib/toast.ts';
import type { BoughtState } from './hub-return.ts';
import * as messages from './messages.ts';
import { PurchaseComplete } from './purchase-complete.tsx';
import styles from './returning.module.css';

const words = {
  ...outcomeWords,
  processing: messages.titleIsYoursAsSoon,
  failed: messages.purchaseVerificationFailedPleaseRefresh,
};

const back = (
  <LinkButton variant="secondary" to="/podcasthub">
    {messages.backToAllEpisodes}
  </LinkButton>
);

/** Verifies the purchase after checkout, shown instead of the hub's list. */
export default function HubOutcome({ sessionId, resourceId }: CheckoutReturn) {
  const navigate = useNavigate();
  const purchase = { sessionId, resourceId };

  function settle({ state }: PurchaseCheck): void {
    if (state === 'signed-out') {
      toast.error(messages.sessionExpired);
      const query = new URLSearchParams({ session_id: sessionId, product_id: resourceId });
      void navigate(withNext('/login', `/podcasthub?${query}`), { replace: true });
    } else if (state === 'failed') {
      toast.error(messages.purchaseVerificationFailedPleaseRefresh);
    } else if (state === 'verified') {
      const bought: BoughtState = { bought: purchase };
      void navigate('/podcasthub', { replace: true, state: bought });
    }
  }

  return (
    <PurchaseOutcome
      purchase={purchase}
      words={words}
      actions={back}
      className={styles.outcome}
      onSettled={settle}
      instead={({ state }) => (state === 'signed-out' ? <Verifying /> : undefined)}
    >
      {(bought) => <PurchaseComplete purchase={bought} sessionId={sessionId} />}
    </PurchaseOutcome>
  );
}
