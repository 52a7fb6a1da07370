import { fromMinor } from '#shared/constants/money.ts';
import type { GivenKind } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { useAdminCall } from './use-admin-call.ts';

export interface FoundItem<Kind extends GivenKind = GivenKind> {
  resourceType: Kind;
  resourceId: string;
  title: string;
  price: number;
  currency: string;
}

interface Listed {
  id: string;
  title: string;
  price: number;
  currency: string;
}

const { articles, podcasts, products } = capabilities;
const maxOfAKind = 8;

/** Returns the papers, episodes and products on sale whose titles contain these words; undefined while loading. */
export function useFoundItems(q: string): FoundItem<Exclude<GivenKind, 'bundle'>>[] | undefined {
  const query = queryFor(q);
  const papers = useAdminCall('GET /api/admin/articles', articles ? query : null, options);
  const episodes = useAdminCall('GET /api/admin/podcasts', podcasts ? query : null, options);
  const files = useAdminCall('GET /api/admin/products', products ? query : null, options);
  const lists = [articles && papers, podcasts && episodes, products && files].filter(
    (list) => list !== false,
  );
  // A list that fails does not hide the others, but nothing is certain while one is still loading.
  if (lists.some(({ data, error }) => !data && !error)) return undefined;
  if (lists.every(({ data }) => !data)) return undefined;
  return [
    ...itemsOf('article', papers.data?.rows),
    ...itemsOf('podcast', episodes.data?.rows),
    ...itemsOf('product', [...(files.data?.rows ?? []), ...ownFiles(q)]),
  ];
}

/** Returns the bundles on sale whose titles contain these words; undefined while loading. */
export function useFoundBundles(q: string): FoundItem<'bundle'>[] | undefined {
  const { data } = useAdminCall('GET /api/admin/bundles', queryFor(q), options);
  return (
    data &&
    itemsOf(
      'bundle',
      data.rows.filter(({ problem }) => problem === undefined),
    )
  );
}

const options = { keepPreviousData: true };

const queryFor = (q: string) => ({ q, limit: maxOfAKind, state: 'published' as const });

function itemsOf<Kind extends GivenKind>(
  resourceType: Kind,
  rows: readonly Listed[] = [],
): FoundItem<Kind>[] {
  return rows
    .filter(({ price }) => price > 0)
    .map(({ id: resourceId, title, price, currency }) => {
      return { resourceType, resourceId, title, price, currency };
    });
}

function ownFiles(q: string): Listed[] {
  return ownProducts
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .map((own) => ({ ...own, price: fromMinor(own.amountMinor, own.currency) }));
}
