import { useSearchParams } from 'react-router-dom';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { failureText } from '../../lib/api/api-error.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { PurchaseList } from './purchases/purchase-list.tsx';
import { PurchasesSkeleton } from './purchases/purchases-skeleton.tsx';
import { ReceiptDialog } from './purchases/receipt-dialog.tsx';

/** Everything that the member has bought, newest first. */
export default function PurchasesPage() {
  const [search] = useSearchParams();
  const { data: purchases, error, mutate } = useCall(purchaseContract.list, {});
  const receiptId = search.get('receipt');
  return (
    <Page>
      <PageHeading
        kicker="Account"
        title="My purchases"
        lead="Everything you own, ready to download again at any time."
      />
      {purchases === undefined && error === undefined && <PurchasesSkeleton />}
      {purchases === undefined && error && (
        <Notice
          tone="error"
          title="Error loading content"
          action={<Button onClick={() => void mutate()}>Retry</Button>}
        >
          {failureText(error, 'Failed to load your purchases')}
        </Notice>
      )}
      {purchases?.length === 0 && (
        <Notice
          tone="empty"
          title="Nothing here yet"
          action={
            <>
              <LinkButton to="/articles">Open the library</LinkButton>
              {capabilities.podcasts && (
                <LinkButton variant="secondary" to="/podcasthub">
                  Open the podcast hub
                </LinkButton>
              )}
            </>
          }
        >
          The papers{capabilities.podcasts && ' and episodes'} you buy appear here with their
          receipts. Free ones need no purchase.
        </Notice>
      )}
      {purchases && purchases.length > 0 && <PurchaseList purchases={purchases} />}
      {receiptId && <ReceiptDialog key={receiptId} id={receiptId} />}
    </Page>
  );
}
