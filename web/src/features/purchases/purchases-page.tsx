import { itemNames } from '#shared/site-config/item-names.ts';
import { Button } from '../../components/button.tsx';
import { CatalogueLinks } from '../../components/catalogue-links.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { failureText } from '../../lib/api/api-error.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';
import { PurchaseList } from './purchase-list.tsx';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** Everything that the member has bought, newest first. */
export default function PurchasesPage() {
  const [search] = useSearchParams();
  const { data: purchases, error, mutate } = useCall('GET /api/purchase', {});
  const receiptId = search.get('receipt');
  return (
    <Page>
      <PageHeading
        kicker={messages.account}
        title={messages.myPurchases}
        lead={messages.everythingYouOwnReadyTo}
      />
      {purchases === undefined && error === undefined && <PurchasesSkeleton />}
      {purchases === undefined && error && (
        <Notice
          tone="error"
          title={messages.weCouldntLoadYourPurchases}
          action={<Button onClick={() => void mutate()}>{messages.tryAgain}</Button>}
        >
          {failureText(error, messages.pleaseTryAgainLater)}
        </Notice>
      )}
      {purchases?.length === 0 && (
        <Notice tone="empty" title={messages.nothingHereYet} action={<CatalogueLinks />}>
          {messages.whatYouBuy(itemNames('and'))}
        </Notice>
      )}
      {purchases && purchases.length > 0 && <PurchaseList purchases={purchases} />}
      {receiptId && <ReceiptDialog key={receiptId} id={receiptId} />}
    </Page>
  );
}
