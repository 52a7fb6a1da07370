import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/src/components/button.tsx';
import { lazyPart } from '#web/src/components/lazy-part.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { readCheckoutReturn, type CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import * as messages from './messages.ts';
import styles from './returning.module.css';

const CreditsOutcome = lazyPart(() => import('./credits-outcome.tsx'));

/** The result of a checkout for a buyer who returns, paid or not. */
export function Returning() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inUrl = readReturn(search);
  // The result stays visible after the URL has been cleaned.
  const [kept, setKept] = useState(inUrl);
  if (inUrl && inUrl.sessionId !== kept?.sessionId) setKept(inUrl);
  if (!kept) {
    const found = readCheckoutReturn(search);
    if (search.has('session_id') && 'missing' in found) return <Unnamed missing={found.missing} />;
    return null;
  }

  function dismiss(): void {
    setKept(undefined);
    void navigate('/credits', { replace: true });
  }
  return <CreditsOutcome key={kept.sessionId} purchase={kept} onDismiss={dismiss} />;
}

/** Shown for a truncated URL, which lacks what was bought. */
function Unnamed({ missing }: { missing: string }) {
  return (
    <div className={styles.result}>
      <Notice
        tone="error"
        title={missing}
        action={<LinkButton to="/purchases">{messages.myPurchases}</LinkButton>}
      >
        {messages.thisLinkIsIncompleteSo}
      </Notice>
    </div>
  );
}

function readReturn(search: URLSearchParams): CheckoutReturn | undefined {
  const found = readCheckoutReturn(search);
  return 'missing' in found ? undefined : found;
}
