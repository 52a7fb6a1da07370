import { useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { errorSentence } from '#web/src/lib/api/api-error.ts';
import { refreshBalance } from '#web/src/lib/credits/balance.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import {
  usePurchaseCheck,
  useRetryPlace,
  type PurchaseCheck,
} from '#web/src/lib/purchase/use-purchase-check.ts';
import { addedText } from './added-text.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import * as messages from './messages.ts';
import styles from './returning.module.css';

export interface CheckoutResultProps {
  purchase: CheckoutReturn;
  onDismiss: () => void;
}

/**
 * Verifies the purchase and shows the result. Once the credits are added the URL is cleaned, so that neither Reload nor
 * Back verifies again.
 */
export default function CheckoutResult({ purchase, onDismiss }: CheckoutResultProps) {
  const navigate = useNavigate();
  const [balance, setBalance] = useState<number>();
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state !== 'verified') return;
    // The notice omits the balance if it cannot be read; the page shows that error itself.
    refreshBalance().then(setBalance, () => undefined);
    void navigate('/credits', { replace: true });
  });
  const { placeProps, retry } = useRetryPlace(checkAgain, check.state === 'verifying');
  return (
    <div {...placeProps} className={styles.result}>
      {check.state === 'verifying' ? (
        <p className={styles.verifying}>
          <Spinner /> {messages.verifyingYourPurchase}
        </p>
      ) : (
        <Outcome {...{ check, purchase, balance, onDismiss }} onRetry={retry} />
      )}
    </div>
  );
}

interface OutcomeProps extends CheckoutResultProps {
  check: Exclude<PurchaseCheck, { state: 'verifying' }>;
  balance: number | undefined;
  onRetry: () => void;
}

function Outcome({ check, purchase, balance, onRetry, onDismiss }: OutcomeProps) {
  const dismiss = (
    <Button variant="secondary" onClick={onDismiss}>
      {messages.dismiss}
    </Button>
  );
  switch (check.state) {
    case 'verified':
      return (
        <Notice tone="success" title={addedText(check.purchase, balance)} action={dismiss}>
          {receiptText(check.purchase)}
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice
          tone="error"
          title={messages.signInToSeeYour}
          action={
            <LinkButton to={withNext('/login', `/credits?${returnQuery(purchase)}`)}>
              {messages.signIn}
            </LinkButton>
          }
        >
          {messages.signInWithAccountYou}
        </Notice>
      );
    case 'processing':
      return (
        <Notice
          tone="info"
          title={messages.yourPaymentIsOnIts}
          action={
            <>
              <Button onClick={onRetry}>{messages.checkAgain}</Button>
              {dismiss}
            </>
          }
        >
          {messages.titleWillBeAddedAs(check.purchase.title)}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={messages.noCreditsWereAdded} action={dismiss}>
          {check.detail} <Support />
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={messages.weCouldntVerifyYourPurchase}
          action={
            <>
              <Button onClick={onRetry}>{messages.retry}</Button>
              {dismiss}
            </>
          }
        >
          {errorSentence(check.error, messages.theServerDidntRespond)} <Support />
        </Notice>
      );
  }
}

function Support() {
  const { support } = site.emails;
  return <RichText of={messages.purchaseIsSafe(support)} as={{ mail: mailAddress }} />;
}

const returnQuery = ({ sessionId, resourceId }: CheckoutReturn) =>
  new URLSearchParams({ session_id: sessionId, resource_id: resourceId }).toString();
