import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { errorSentence, hasCode } from '../lib/api/api-error.ts';
import { withNext } from '../lib/next-path.ts';
import type { UnverifiedCheck } from '../lib/purchase/use-purchase-check.ts';
import { isOutage } from '../lib/purchase/verify-with-retries.ts';
import { Button, LinkButton } from './button.tsx';
import { mailAddress } from './mail-address.tsx';
import * as messages from './messages.ts';
import { Notice } from './notice.tsx';
import type { OutcomeWords } from './outcome-words.ts';
import { RichText } from './rich-text.tsx';

export interface UnverifiedPurchaseProps {
  check: UnverifiedCheck;
  words: OutcomeWords;
  /** Buttons after those of the notice. */
  actions: ReactNode;
  onRetry: () => void;
}

/** Explains why the purchase is not available yet, and what to do. */
export function UnverifiedPurchase({ check, words, actions, onRetry }: UnverifiedPurchaseProps) {
  const { pathname, search } = useLocation();
  const retry = (label: string) => <Button onClick={onRetry}>{label}</Button>;
  const { next, ...notice } = noticeOf(check, words, {
    signIn: <LinkButton to={withNext('/login', pathname + search)}>{messages.signIn}</LinkButton>,
    checkAgain: (
      <>
        {retry(messages.checkAgain)}
        <LinkButton variant="secondary" to="/purchases">
          {messages.myPurchases}
        </LinkButton>
      </>
    ),
    tryAgain: retry(messages.tryAgain),
    purchases: <LinkButton to="/purchases">{messages.myPurchases}</LinkButton>,
  });
  return (
    <Notice
      {...notice}
      action={
        <>
          {next}
          {actions}
        </>
      }
    />
  );
}

type Step = 'signIn' | 'checkAgain' | 'tryAgain' | 'purchases';

interface Explained {
  tone: 'info' | 'error';
  title: string;
  children: ReactNode;
  /** What the buyer can do; nothing if no step helps. */
  next?: ReactNode;
}

function noticeOf(
  check: UnverifiedCheck,
  words: OutcomeWords,
  steps: Record<Step, ReactNode>,
): Explained {
  switch (check.state) {
    case 'signed-out':
      return {
        tone: 'error',
        title: words.signedOut,
        children: words.signIn,
        next: steps.signIn,
      };
    case 'processing':
      return {
        tone: 'info',
        title: messages.yourPaymentIsOnIts,
        children: words.processing(check.purchase.title),
        next: steps.checkAgain,
      };
    case 'refused':
      return {
        tone: 'error',
        title: words.refused,
        children: (
          <>
            {check.detail} {safe}
          </>
        ),
        // A payment may still arrive; whatever else was refused stays refused.
        next: check.purchase.status === 'unpaid' && steps.tryAgain,
      };
    case 'failed':
      return explainFailure(check.error, words.failed, steps);
  }
}

function explainFailure(error: unknown, title: string, steps: Record<Step, ReactNode>): Explained {
  const isOthers = hasCode(error, 'purchase_not_found');
  return {
    tone: 'error',
    title,
    children: (
      <>
        {errorSentence(error, messages.theServerDidntRespond)}{' '}
        {isOthers && `${messages.mayBelongToAnother} `}
        {safe}
      </>
    ),
    next: isOutage(error) ? steps.tryAgain : steps.purchases,
  };
}

const safe = (
  <RichText of={messages.purchaseIsSafe(site.emails.support)} as={{ mail: mailAddress }} />
);
