import { useNavigate } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
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
import * as messages from './messages.ts';
import { PurchaseComplete } from './purchase-complete.tsx';
import styles from './returning.module.css';

const failure = messages.purchaseVerificationFailedPleaseRefresh;

/** Verifies the purchase after checkout, shown instead of the hub's list. */
export default function CheckoutResult({ sessionId, resourceId }: Purchase) {
  const navigate = useNavigate();
  const purchase = { sessionId, resourceId };
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state === 'signed-out') {
      toast.error(messages.sessionExpired);
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
    <section {...placeProps} aria-label={messages.yourPurchase} className={styles.place}>
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
      {messages.backToAllEpisodes}
    </LinkButton>
  );
  switch (check.state) {
    case 'verified':
      return <PurchaseComplete purchase={check.purchase} sessionId={purchase.sessionId} />;
    case 'processing':
      return (
        <Notice
          tone="info"
          title={messages.yourPaymentIsOnIts}
          action={
            <>
              <Button onClick={onRetry}>{messages.checkAgain}</Button>
              {back}
            </>
          }
        >
          {messages.titleIsYoursAsSoon(check.purchase.title)}
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
              <Button onClick={onRetry}>{messages.retry}</Button>
              {back}
            </>
          }
        >
          {check.state === 'refused' ? (
            <>
              {check.detail}{' '}
              <RichText
                of={messages.purchaseIsSafe(site.emails.support)}
                as={{ mail: mailAddress }}
              />
            </>
          ) : (
            `${errorSentence(check.error, messages.theServerDidntRespond)} ${messages.episodeIsSafe}`
          )}
        </Notice>
      );
    default:
      return (
        <p className={styles.verifying}>
          <Spinner /> {messages.verifyingYourPurchase}
        </p>
      );
  }
}
