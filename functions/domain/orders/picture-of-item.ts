import type { ResourceType } from '#shared/contracts/fields.ts';
import { getArticle } from '../articles/article-repository.ts';
import { getPodcast } from '../podcasts/podcast-repository.ts';
import { getProduct } from '../products/product-repository.ts';

type Finder = (id: string) => Promise<string | undefined>;

const finders: Record<ResourceType, Finder> = {
  article: async (id) => (await getArticle(id))?.imageUrl,
  podcast: async (id) => (await getPodcast(id))?.artworkUrl,
  product: async (id) => (await getProduct(id))?.imageUrl,
  credits: async () => undefined,
};

/** The picture that an item has now, also if it is no longer for sale; undefined without one, or without the item. */
export function pictureOfItem(type: ResourceType, id: string): Promise<string | undefined> {
  return finders[type](id);
}
