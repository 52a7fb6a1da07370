import { useSWRConfig } from 'swr';
import type { GiftRow, MemberDetail } from '#shared/contracts/members.ts';
import type { Route } from '#shared/contracts/routes.ts';
import { usePages, type PagedList } from '#web/src/lib/api/use-pages.ts';
import { adminCall } from '../parts/admin-call.ts';
import { itemKey } from '../parts/item-key.ts';
import { changedRows } from './changed-rows.ts';
import type { FreeAccessProps } from './free-access.tsx';

/** The keys of the owners and of their counts begin with one of them. */
const ownerRoutes: readonly unknown[] = [
  'GET /api/admin/articles/{id}/owners',
  'GET /api/admin/products/{id}/owners',
] satisfies Route[];

/** Returns the members who were given an item, page by page, updated by changes made here. */
export function useGifts(resourceType: FreeAccessProps['resourceType'], resourceId: string) {
  const { mutate } = useSWRConfig();
  const key = ['GET /api/admin/gifts', resourceType, resourceId];
  const pages = usePages<GiftRow>(
    key,
    async (cursor) => {
      const wanted = { resourceType, resourceId, cursor };
      const { rows, nextCursor } = await adminCall('GET /api/admin/gifts', wanted);
      return { data: rows, nextCursor };
    },
    { revalidateOnMount: true },
  );

  function onChanged(member: MemberDetail): void {
    const item = itemKey({ resourceType, resourceId });
    void mutate<PagedList<GiftRow>>(
      key,
      (list) => list && { ...list, data: changedRows(list.data, item, member) },
      { revalidate: false },
    );
    // The list of owners marks those who were given the item, and they are counted.
    void mutate((other) => Array.isArray(other) && ownerRoutes.includes(other[0]));
  }
  return { ...pages, onChanged };
}
