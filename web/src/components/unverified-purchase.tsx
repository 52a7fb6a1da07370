import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { errorSentence, hasCode } from '../lib/api/api-error.ts';
import { withNext } from '../lib/next-path.ts';
import type { PurchaseCheck } from '../lib/purchase/use-purchase-check.ts';
import { Button, LinkButton } from './button.tsx';
import { mailAddress } from './mail-address.tsx';
import { RichText } from './rich-text.tsx';
import * as messages from './messages.ts';
import { Notice } from './notice.tsx';

export interface UnverifiedPurchaseProps {
  check: Exclude<PurchaseCheck, { state: 'verifying' | 'verified' }>;
  /** A link back to the page where it was bought. */
  back: ReactNode;
  onRetry: () => void;
}

/** Explains why the purchase is not available yet, and what to do. */
export function UnverifiedPurchase({ check, back, onRetry }: UnverifiedPurchaseProps) {
  const { pathname, search } = useLocation();
  if (check.state === 'signed-out') {
    return (
      <Notice
        tone="error"
        title={messages.notAuthenticated}
        action={
          <>
            <LinkButton to={withNext('/login', pathname + search)}>{messages.signIn}</LinkButton>
            {back}
          </>
        }
      >
        {messages.signInWithAccountYou}
      </Notice>
    );
  }
  if (check.state === 'processing') {
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
  }
  const isOthers = check.state === 'failed' && hasCode(check.error, 'purchase_not_found');
  return (
    <Notice
      tone="error"
      title={
        check.state === 'refused'
          ? messages.verificationFailed
          : messages.purchaseVerificationFailed
      }
      action={
        <>
          {isOthers ? (
            <LinkButton to="/purchases">{messages.myPurchases}</LinkButton>
          ) : (
            <Button onClick={onRetry}>{messages.tryAgain}</Button>
          )}
          {back}
        </>
      }
    >
      {check.state === 'refused'
        ? check.detail
        : errorSentence(check.error, messages.theServerDidntRespond)}{' '}
      {isOthers && `${messages.mayBelongToAnother} `}
      <RichText of={messages.purchaseIsSafe(site.emails.support)} as={{ mail: mailAddress }} />
    </Notice>
  );
}
