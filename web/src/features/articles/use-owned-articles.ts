import { purchaseContract, type PurchaseRecord } from '../../../../shared/contracts/purchase.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { latestPurchases } from './latest-purchases.ts';

/** The member's article purchases by article id; empty for a guest, and until they have come. */
export function useArticlePurchases(): ReadonlyMap<string, PurchaseRecord> {
  const session = useSession();
  const { data } = useCall(purchaseContract.list, session ? {} : null);
  return latestPurchases((data ?? []).filter(({ resourceType }) => resourceType === 'article'));
}

/** Ids of the articles that the member owns. */
export function useOwnedArticles(): ReadonlySet<string> {
  const purchases = [...useArticlePurchases().values()];
  return new Set(
    purchases.filter(({ status }) => status === 'owned').map(({ resourceId }) => resourceId),
  );
}
