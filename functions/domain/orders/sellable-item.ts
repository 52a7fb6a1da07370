import { packageId } from '#shared/contracts/credits.ts';
import type { ResourceType } from '#shared/contracts/fields.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getArticle } from '../articles/article-repository.ts';
import { getPodcast } from '../podcasts/podcast-repository.ts';
import { findProduct, hasFile } from '../products/find-product.ts';

/** The facts that Checkout needs, always from our own records, so that a client cannot set a price. */
export interface SellableItem {
  title: string;
  amountMinor: number;
  currency: string;
  /** For a package of credits, how many. */
  credits?: number;
}

type Finder = (id: string) => Promise<SellableItem | undefined>;

const finders: Record<ResourceType, Finder> = {
  article: async (id) => {
    const article = await getArticle(id);
    if (article?.shelf !== 'published' || !article.file) return undefined;
    const { title, priceMinor, currency } = article;
    return { title, amountMinor: priceMinor, currency };
  },
  podcast: async (id) => {
    const podcast = await getPodcast(id);
    if (podcast?.shelf !== 'published' || !podcast.audio) return undefined;
    const { title, priceMinor, currency } = podcast;
    return { title, amountMinor: priceMinor, currency };
  },
  product: async (id) => {
    const product = await findProduct(id);
    if (product?.shelf !== 'published' || !product.file) return undefined;
    if (!(await hasFile(id))) return undefined;
    const { title, priceMinor, currency } = product;
    return { title, amountMinor: priceMinor, currency };
  },
  credits: async (id) => {
    const known = packageId.safeParse(id);
    if (!known.success || !capabilities.chat) return undefined;
    const { credits, amountMinor } = siteConfig.credits.packages[known.data];
    const { currency } = siteConfig.money;
    return { title: `${credits} chat credits`, amountMinor, currency, credits };
  },
};

/** The item if it is on sale: published and with something to deliver. */
export async function findSellableItem(
  type: ResourceType,
  id: string,
): Promise<SellableItem | undefined> {
  return finders[type](id);
}
