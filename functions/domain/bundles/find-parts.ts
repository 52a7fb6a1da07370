import { fromMinor, toMinor } from '#shared/constants/money.ts';
import type { PartKind } from '#shared/contracts/bundles.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { readCatalogue as readArticles } from '../articles/catalogue.ts';
import { itemKey } from '../items/item-key.ts';
import { readCatalogue as readPodcasts } from '../podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../products/catalogue.ts';
import type { ChosenPart } from './bundle.ts';
import type { FoundPart, SoldPart } from './sale-problem.ts';

/** The details of an item on sale that a bundle shows. */
export interface ShownPart extends SoldPart {
  imageUrl?: string;
}

interface Listed {
  id: string;
  title: string;
  price: number;
  currency: string;
  imageUrl?: string;
  artworkUrl?: string;
}

const readers: Record<PartKind, () => Promise<readonly Listed[]>> = {
  article: async () => (capabilities.articles ? (await readArticles()).rows : []),
  podcast: async () => (capabilities.podcasts ? (await readPodcasts()).rows : []),
  product: async () => [
    ...(capabilities.products ? (await readProducts()).rows : []),
    ...ownProducts.map((own) => ({ ...own, price: fromMinor(own.amountMinor, own.currency) })),
  ],
};

/**
 * Returns a function that finds parts of bundles in the public catalogues, which are cached. It is for lists; Checkout
 * reads each item itself.
 */
export async function createPartFinder(): Promise<
  (parts: readonly ChosenPart[]) => (FoundPart & { sold?: ShownPart })[]
> {
  const kinds = Object.keys(readers) as PartKind[];
  const lists = await Promise.all(kinds.map((kind) => readers[kind]()));
  const byKey = new Map(
    kinds.flatMap((kind, index) =>
      lists[index]!.map((item) => [itemKey({ resourceType: kind, resourceId: item.id }), item]),
    ),
  );
  return (parts) =>
    parts.map((part) => {
      const item = byKey.get(itemKey(part));
      return item ? { ...part, title: item.title, sold: asSold(item) } : part;
    });
}

function asSold({ title, price, currency, imageUrl, artworkUrl }: Listed): ShownPart {
  const picture = imageUrl ?? artworkUrl;
  return {
    title,
    amountMinor: toMinor(price, currency)!,
    currency,
    ...(picture && { imageUrl: picture }),
  };
}
