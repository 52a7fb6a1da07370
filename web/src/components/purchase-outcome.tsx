import type { ReactNode } from 'react';
import type { Verification } from '#shared/contracts/purchase.ts';
import type { CheckoutReturn } from '../lib/purchase/checkout-return.ts';
import { usePurchaseCheck, useRetryPlace } from '../lib/purchase/use-purchase-check.ts';
import { toast } from '../lib/toast.ts';
import * as messages from './messages.ts';
import { Spinner } from './spinner.tsx';
import { UnverifiedPurchase } from './unverified-purchase.tsx';
import styles from './purchase-outcome.module.css';

export interface PurchaseOutcomeProps {
  purchase: CheckoutReturn;
  /** A link back to the page where it was bought. */
  back: ReactNode;
  /** Renders the purchase, once it is known. */
  children: (bought: Verification) => ReactNode;
}

/** The page after the payment: the verification, then the purchase, or why there is none yet. */
export function PurchaseOutcome({ purchase, back, children }: PurchaseOutcomeProps) {
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state === 'failed') toast.error(messages.couldNotVerifyPurchasePlease);
  });
  const verifying = check.state === 'verifying';
  const { placeProps, retry } = useRetryPlace(checkAgain, verifying);
  return (
    <div {...placeProps} className={styles.place}>
      {verifying && (
        <p className={styles.verifying}>
          <Spinner /> {messages.verifyingYourPurchase}
        </p>
      )}
      {check.state === 'verified' && children(check.purchase)}
      {check.state !== 'verifying' && check.state !== 'verified' && (
        <UnverifiedPurchase check={check} back={back} onRetry={retry} />
      )}
    </div>
  );
}
