import { useEffect } from 'react';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import type { pageViewsContract } from '#shared/contracts/page-views.ts';
import { call } from '../../lib/api/call.ts';
import { countOnce } from '../../lib/count-once.ts';

type Kind = SentInputOf<typeof pageViewsContract.countView>['kind'];

/**
 * Counts a view of an item's page once per browsing session. Hidden pages, which only administrators see, are not
 * counted.
 */
export function useCountedPage(
  kind: Kind,
  page: { id: string; hidden?: unknown } | undefined,
): void {
  const id = page?.hidden ? undefined : page?.id;
  useEffect(() => {
    if (id === undefined) return;
    countOnce(`seen:${kind}:${id}`, (visit) =>
      call('POST /api/pages/{kind}/{id}/views', { kind, id, visit }),
    );
  }, [kind, id]);
}
