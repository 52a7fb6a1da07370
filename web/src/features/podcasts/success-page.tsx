import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { PurchaseOutcome } from '../../components/purchase-outcome.tsx';
import { readCheckoutReturn } from '../../lib/purchase/checkout-return.ts';
import { toastFailure } from '../../lib/purchase/toast-failure.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';
import { BackToStore } from './success/back-to-store.tsx';
import { VerifiedPurchase } from './success/verified-purchase.tsx';

/** `/success?session_id=&resource_id=`: the result of buying an episode or a product. */
export default function SuccessPage() {
  const [query] = useSearchParams();
  const purchase = readCheckoutReturn(query);
  return (
    <Page narrow>
      <PageHeading kicker={messages.checkout} title={messages.yourPurchase} />
      {'missing' in purchase ? (
        <Notice
          tone="error"
          title={purchase.missing}
          action={
            <>
              <LinkButton to="/purchases">{messages.myPurchases}</LinkButton>
              <BackToStore />
            </>
          }
        >
          {messages.thisLinkIsIncompleteSo}
        </Notice>
      ) : (
        <PurchaseOutcome
          key={purchase.sessionId}
          purchase={purchase}
          actions={<BackToStore />}
          onSettled={toastFailure}
        >
          {(bought) => <VerifiedPurchase purchase={bought} sessionId={purchase.sessionId} />}
        </PurchaseOutcome>
      )}
    </Page>
  );
}
