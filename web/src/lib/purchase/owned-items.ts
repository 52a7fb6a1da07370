import { useMemo } from 'react';
import { mutate } from 'swr';
import { purchaseContract } from '../../../../shared/contracts/purchase.ts';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../session/use-session.ts';

/** Bought items that are open now: item id → id of the Checkout session that paid for it. */
export type OwnedItems = ReadonlyMap<string, string>;

/** Empty for a guest, and until the purchases have come. Free items, which everybody owns, are not in it. */
export function useOwnedItems(type: 'article' | 'podcast' | 'product'): OwnedItems {
  const session = useSession();
  const { data } = useCall(purchaseContract.list, session ? {} : null);
  return useMemo(() => {
    const owned = (data ?? []).filter(
      ({ resourceType, status }) => resourceType === type && status === 'owned',
    );
    return new Map(owned.map(({ resourceId, id }) => [resourceId, id]));
  }, [data, type]);
}

/** Reads the member's purchases anew, wherever they are shown. */
export async function refreshPurchases(): Promise<void> {
  const { path } = purchaseContract.list;
  await mutate((key) => Array.isArray(key) && key[1] === path);
}
