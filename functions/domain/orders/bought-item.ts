import { getArticle } from '../articles/article-repository.ts';
import type { CurrentEdition } from '../editions/edition.ts';
import { currentEdition, type EditedItem } from '../editions/editions-of.ts';
import { getEpisode } from '../podcasts/episode-repository.ts';
import { getProduct } from '../products/product-repository.ts';
import type { OwnedItem } from '../entitlements/entitlement.ts';

/** The current details of an item, for a buyer's list. */
export interface BoughtItem {
  imageUrl?: string;
  edition?: CurrentEdition;
}

type Finder = (id: string) => Promise<BoughtItem>;

const finders: Record<OwnedItem['resourceType'], Finder> = {
  article: async (id) => shown(await getArticle(id)),
  podcast: async (id) => ({ imageUrl: (await getEpisode(id))?.artworkUrl }),
  product: async (id) => shown(await getProduct(id)),
  credits: async () => ({}),
};

/** Reads an item whether or not it is still on sale. Details that no longer exist are absent. */
export function readBoughtItem(type: OwnedItem['resourceType'], id: string): Promise<BoughtItem> {
  return finders[type](id);
}

function shown(item: (EditedItem & { imageUrl?: string }) | undefined): BoughtItem {
  if (!item) return {};
  const { imageUrl } = item;
  return { imageUrl, ...(item.file && { edition: currentEdition(item) }) };
}
