import type { ReactNode } from 'react';
import type { Verification } from '#shared/contracts/purchase.ts';
import type { CheckoutReturn } from '../lib/purchase/checkout-return.ts';
import {
  usePurchaseCheck,
  useRetryPlace,
  type PurchaseCheck,
  type UnverifiedCheck,
} from '../lib/purchase/use-purchase-check.ts';
import * as messages from './messages.ts';
import { outcomeWords, type OutcomeWords } from './outcome-words.ts';
import { Spinner } from './spinner.tsx';
import { UnverifiedPurchase } from './unverified-purchase.tsx';
import styles from './purchase-outcome.module.css';

export interface PurchaseOutcomeProps {
  purchase: CheckoutReturn;
  /** The texts of the notices, if they differ from `outcomeWords`. */
  words?: OutcomeWords;
  /** Buttons after those of the notice, such as a link back to the page where it was bought. */
  actions: ReactNode;
  className?: string;
  /** Called with every result of the verification. */
  onSettled?: (check: PurchaseCheck) => void;
  /** Replaces the notice for some results; returns undefined to keep it. */
  instead?: (check: UnverifiedCheck) => ReactNode;
  /** Renders the purchase, once it is known. */
  children: (bought: Verification) => ReactNode;
}

/** What the buyer sees after the payment: the verification, then the purchase, or why there is none yet. */
export function PurchaseOutcome({
  purchase,
  words = outcomeWords,
  actions,
  className = styles.outcome,
  onSettled,
  instead,
  children,
}: PurchaseOutcomeProps) {
  const { check, checkAgain } = usePurchaseCheck(purchase, onSettled);
  const { placeProps, retry } = useRetryPlace(checkAgain, check.state === 'verifying');
  return (
    <section {...placeProps} aria-label={messages.yourPurchase} className={className}>
      {check.state === 'verifying' ? (
        <Verifying />
      ) : check.state === 'verified' ? (
        children(check.purchase)
      ) : (
        (instead?.(check) ?? <UnverifiedPurchase {...{ check, words, actions }} onRetry={retry} />)
      )}
    </section>
  );
}

export function Verifying() {
  return (
    <p className={styles.verifying}>
      <Spinner /> {messages.verifyingYourPurchase}
    </p>
  );
}
