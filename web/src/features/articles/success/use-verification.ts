import { useEffect, useEffectEvent, useState } from 'react';
import { purchaseContract, type Verification } from '../../../../../shared/contracts/purchase.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import type { ArticleReturn } from './checkout-return.ts';
import { isNoAnswer, verifyWithRetries } from '../../../lib/purchase/verify-with-retries.ts';
import { pause } from '../../../lib/pause.ts';

export type Outcome =
  | { state: 'verifying' }
  | { state: 'verified'; token: string; purchase?: Verification }
  | { state: 'processing'; purchase: Verification }
  | { state: 'failed'; title: string; detail?: string; final: boolean };

const notVerified = 'Could not verify your purchase. Please contact support.';

const answers: Record<Exclude<Verification['status'], 'paid' | 'processing'>, string> = {
  unpaid:
    'This purchase has not been paid for. Nothing was charged; you can start again from the article.',
  expired: 'The payment page was left open for too long and has closed. Nothing was charged.',
  refunded: 'This purchase was refunded, so its download is closed.',
  disputed:
    'The payment is disputed with your bank. The download opens again when that is settled.',
  revoked: 'Access was taken back. Contact support.',
};

/** Verifies the purchase in the address, at once and whenever asked again. `onToken` hears the download token. */
export function useVerification(purchase: ArticleReturn, onToken: (token: string) => void) {
  const { sessionId, resourceId } = purchase;
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'verifying' });

  const settle = useEffectEvent((next: Outcome) => {
    setOutcome(next);
    if (next.state === 'verified') onToken(next.token);
  });
  const fail = useEffectEvent((error: unknown) =>
    setOutcome(outcomeOfError(error, purchase.token)),
  );

  useEffect(() => {
    let here = true;
    const verify = () => call(purchaseContract.verify, { sessionId, resourceId });
    verifyWithRetries(verify, pause).then(
      (verification) => here && settle(outcomeOf(verification)),
      (error: unknown) => here && fail(error),
    );
    return () => {
      here = false;
    };
  }, [sessionId, resourceId, round]);

  function verifyAgain(): void {
    setOutcome({ state: 'verifying' });
    setRound(round + 1);
  }
  return { outcome, verifyAgain };
}

function outcomeOf(purchase: Verification): Outcome {
  const { status, verified, downloadToken } = purchase;
  if (verified && downloadToken) return { state: 'verified', token: downloadToken, purchase };
  if (status === 'processing') return { state: 'processing', purchase };
  const detail = status === 'paid' ? undefined : answers[status];
  return {
    state: 'failed',
    title: 'Purchase verification failed',
    detail,
    final: status !== 'unpaid',
  };
}

/** With a token in the address, a payment service that does not answer keeps nobody from the download. */
function outcomeOfError(error: unknown, token: string | undefined): Outcome {
  if (isNoAnswer(error) && token !== undefined) return { state: 'verified', token };
  if (hasCode(error, 'not_signed_in', 'session_expired')) {
    return { state: 'failed', title: 'Please log in to verify your purchase', final: true };
  }
  const detail = error instanceof Error ? error.message : undefined;
  return { state: 'failed', title: notVerified, detail, final: !isNoAnswer(error) };
}
