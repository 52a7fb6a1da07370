import { fromMinor } from '#shared/constants/money.ts';
import type { Bundle as PublicBundle, ManagedBundle } from '#shared/contracts/bundles.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { presentPublication, type Publication } from '../catalogue/publication.ts';
import type { BundleRow, ChosenPart } from './bundle.ts';
import { createPartFinder } from './find-parts.ts';
import { toManaged, toPublic } from './present-bundle.ts';
import { saleProblem } from './sale-problem.ts';

type PartRef = { [Key in 'resourceType' | 'resourceId']?: ChosenPart[Key] | undefined };

/** The published bundles, newest first, cached in memory; some may have a part that is not on sale. */
const readPublished = createPublicCatalogue('bundles', (rows: BundleRow[]) => rows);

/** Lists the bundles that can be bought, newest first; with an item, only those that contain it. */
export async function listBundlesOnSale(item: PartRef = {}): Promise<PublicBundle[]> {
  const rows = (await readPublished()).rows.filter(({ parts }) =>
    parts.some(
      ({ resourceType, resourceId }) =>
        resourceType === (item.resourceType ?? resourceType) &&
        resourceId === (item.resourceId ?? resourceId),
    ),
  );
  if (rows.length === 0) return [];
  const findParts = await createPartFinder();
  return rows.flatMap((row) => {
    const parts = findParts(row.parts);
    return saleProblem(row, parts) ? [] : toPublic(row, parts);
  });
}

type Row = BundleRow & Publication & Pick<ManagedBundle, 'state' | 'price'>;

const listRows = createManagedList('bundles', {
  present: (row: BundleRow & Publication): Row => ({
    ...row,
    ...presentPublication(row),
    price: fromMinor(row.priceMinor, row.currency),
  }),
  texts: ({ title, parts }: Row) => [title, ...parts.map((part) => part.title)],
});

/** Lists all bundles in every state, except removed ones. */
export async function listManagedBundles(query: Parameters<typeof listRows>[0]) {
  const [page, findParts] = await Promise.all([listRows(query), createPartFinder()]);
  return { ...page, rows: page.rows.map((row) => toManaged(row, findParts(row.parts))) };
}
