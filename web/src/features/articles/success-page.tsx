import { useSearchParams } from 'react-router-dom';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { readCheckoutReturn } from '../../lib/purchase/checkout-return.ts';
import { PurchaseOutcome } from './success/purchase-outcome.tsx';

/** The page that Stripe returns the buyer to. */
export default function SuccessPage() {
  const [query] = useSearchParams();
  const purchase = readCheckoutReturn(query);
  return (
    <Page narrow>
      <PageHeading kicker="Checkout" title="Your article" />
      {'missing' in purchase ? (
        <Notice
          tone="error"
          title={purchase.missing}
          action={
            <>
              <LinkButton to="/purchases">My purchases</LinkButton>
              <LinkButton variant="secondary" to="/articles">
                Back to articles
              </LinkButton>
            </>
          }
        >
          This link is incomplete, so we can’t tell which purchase it is for. Your purchases are
          listed in My Purchases; if yours is missing, write to{' '}
          <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
        </Notice>
      ) : (
        <PurchaseOutcome key={purchase.sessionId} purchase={purchase} />
      )}
    </Page>
  );
}
