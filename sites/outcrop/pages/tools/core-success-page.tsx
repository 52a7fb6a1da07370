import { core } from '#site/config/own-products.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { PurchaseOutcome } from '#web/src/components/purchase-outcome.tsx';
import { readCheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { toastFailure } from '#web/src/lib/purchase/toast-failure.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { BoughtCore } from './core/bought-core.tsx';

const backToCore = (
  <LinkButton variant="secondary" to="/core">
    Back to Core
  </LinkButton>
);

/** `/core/success?session_id&resource_id`: the page to which buyers of Core return after paying. */
export default function CoreSuccessPage() {
  const [search] = useSearchParams();
  const purchase = readCheckoutReturn(search);
  const isCore = 'sessionId' in purchase && purchase.resourceId === core.id;
  return (
    <Page narrow>
      <PageHeading kicker="Core" title="Your copy of Core" />
      {isCore ? (
        <PurchaseOutcome
          key={purchase.sessionId}
          purchase={purchase}
          actions={backToCore}
          onSettled={toastFailure}
        >
          {(bought) => <BoughtCore bought={bought} sessionId={purchase.sessionId} />}
        </PurchaseOutcome>
      ) : (
        <Notice
          tone="error"
          title="Missing purchase parameters."
          action={
            <>
              <LinkButton to="/purchases">My Purchases</LinkButton>
              {backToCore}
            </>
          }
        >
          This link is incomplete, so we can’t tell which purchase it is for. Everything you paid
          for is listed in your account with its downloads.
        </Notice>
      )}
    </Page>
  );
}
