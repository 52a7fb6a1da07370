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
  /** The way back to where it was bought. */
  back: ReactNode;
  /** What was bought, once that is known. */
  children: (bought: Verification) => ReactNode;
}

/** Back from the payment page: verifying, then what was bought, or why there is nothing yet. */
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
