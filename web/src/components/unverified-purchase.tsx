import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '#shared/site-config/site.ts';
import { errorSentence, hasCode } from '../lib/api/api-error.ts';
import { withNext } from '../lib/next-path.ts';
import type { PurchaseCheck } from '../lib/purchase/use-purchase-check.ts';
import { Button, LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';

export interface UnverifiedPurchaseProps {
  check: Exclude<PurchaseCheck, { state: 'verifying' | 'verified' }>;
  /** The way back to where it was bought. */
  back: ReactNode;
  onRetry: () => void;
}

/** Why there is nothing to hand over yet, and what can be done. */
export function UnverifiedPurchase({ check, back, onRetry }: UnverifiedPurchaseProps) {
  const { pathname, search } = useLocation();
  if (check.state === 'signed-out') {
    return (
      <Notice
        tone="error"
        title="Not authenticated"
        action={
          <>
            <LinkButton to={withNext('/login', pathname + search)}>Sign in</LinkButton>
            {back}
          </>
        }
      >
        Sign in with the account you bought it with to continue.
      </Notice>
    );
  }
  if (check.state === 'processing') {
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
        with this payment method. We’ll e-mail you then.
      </Notice>
    );
  }
  const isOthers = check.state === 'failed' && hasCode(check.error, 'purchase_not_found');
  return (
    <Notice
      tone="error"
      title={check.state === 'refused' ? 'Verification failed' : 'Purchase verification failed'}
      action={
        <>
          {isOthers ? (
            <LinkButton to="/purchases">My Purchases</LinkButton>
          ) : (
            <Button onClick={onRetry}>Try again</Button>
          )}
          {back}
        </>
      }
    >
      {check.state === 'refused'
        ? check.detail
        : errorSentence(check.error, 'The server didn’t respond.')}{' '}
      {isOthers && 'It may belong to another of your accounts. '}If you have paid, your purchase is
      safe: write to <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
    </Notice>
  );
}
