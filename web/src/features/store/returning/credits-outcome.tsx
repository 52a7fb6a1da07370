import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { PurchaseOutcome } from '#web/src/components/purchase-outcome.tsx';
import { refreshBalance } from '#web/src/lib/credits/balance.ts';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import type { PurchaseCheck } from '#web/src/lib/purchase/use-purchase-check.ts';
import { addedText } from './added-text.ts';
import * as messages from './messages.ts';
import styles from './returning.module.css';

const words = {
  signedOut: messages.signInToSeeYour,
  signIn: messages.signInWithAccountYou,
  processing: messages.titleWillBeAddedAs,
  refused: messages.noCreditsWereAdded,
  failed: messages.weCouldntVerifyYourPurchase,
};

export interface CreditsOutcomeProps {
  purchase: CheckoutReturn;
  onDismiss: () => void;
}

/**
 * Verifies the purchase and shows the result. Once the credits are added the URL is cleaned, so that neither Reload nor
 * Back verifies again.
 */
export default function CreditsOutcome({ purchase, onDismiss }: CreditsOutcomeProps) {
  const navigate = useNavigate();
  const [balance, setBalance] = useState<number>();

  function settle({ state }: PurchaseCheck): void {
    if (state !== 'verified') return;
    // The notice omits the balance if it cannot be read; the page shows that error itself.
    refreshBalance().then(setBalance, () => undefined);
    void navigate('/credits', { replace: true });
  }

  const dismiss = (
    <Button variant="secondary" onClick={onDismiss}>
      {messages.dismiss}
    </Button>
  );
  return (
    <PurchaseOutcome
      purchase={purchase}
      words={words}
      actions={dismiss}
      className={styles.result}
      onSettled={settle}
    >
      {(bought) => (
        <Notice tone="success" title={addedText(bought, balance)} action={dismiss}>
          {receiptText(bought)}
        </Notice>
      )}
    </PurchaseOutcome>
  );
}
