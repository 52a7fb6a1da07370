import { fromMinor } from '#shared/constants/money.ts';
import type {
  Bundle as PublicBundle,
  BundlePage,
  ManagedBundle,
} from '#shared/contracts/bundles.ts';
import { presentPublication, type Publication } from '../catalogue/publication.ts';
import { descriptionHtml } from '#shared/descriptions/description-html.ts';
import type { Bundle, BundleRow } from './bundle.ts';
import type { ShownPart } from './find-parts.ts';
import { saleProblem, type FoundPart } from './sale-problem.ts';

type Shown = FoundPart & { sold?: ShownPart };

/**
 * Returns a bundle as visitors see it.
 * @param parts only those on sale are shown
 */
export function toPublic(row: BundleRow, parts: readonly Shown[]): PublicBundle {
  const { id, title, priceMinor, currency, shortDescription } = row;
  return {
    id,
    title,
    price: fromMinor(priceMinor, currency),
    currency,
    ...(shortDescription && { shortDescription }),
    parts: parts.flatMap(({ resourceType, resourceId, title, sold }) =>
      sold
        ? {
            resourceType,
            resourceId,
            title,
            price: fromMinor(sold.amountMinor, sold.currency),
            ...(sold.imageUrl && { imageUrl: sold.imageUrl }),
          }
        : [],
    ),
  };
}

export function toPage(bundle: Bundle, parts: readonly Shown[]): BundlePage {
  const { longDescription } = bundle;
  const isForSale = saleProblem(bundle, parts) === undefined;
  return {
    ...toPublic(bundle, parts),
    ...(longDescription && { longDescription, descriptionHtml: descriptionHtml(longDescription) }),
    ...(!isForSale && {
      problem: 'One of its items is not on sale now, so the bundle cannot be bought.',
    }),
  };
}

/** A bundle as administrators see it. */
export function toManaged(row: BundleRow & Publication, parts: readonly Shown[]): ManagedBundle {
  const { id, title, priceMinor, currency, updatedAt } = row;
  const problem = saleProblem(row, parts);
  return {
    id,
    title,
    price: fromMinor(priceMinor, currency),
    currency,
    ...presentPublication(row),
    parts: parts.map(({ resourceType, resourceId, title, sold }) => ({
      resourceType,
      resourceId,
      title,
      ...(sold && { price: fromMinor(sold.amountMinor, sold.currency) }),
    })),
    ...(problem && { problem }),
    updatedAt,
  };
}
