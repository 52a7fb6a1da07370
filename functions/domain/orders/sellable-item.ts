import { packageId } from '#shared/contracts/credits.ts';
import type { ResourceType } from '#shared/contracts/fields.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getPublishedArticle } from '../articles/article-repository.ts';
import { getPublishedBundle } from '../bundles/bundle-repository.ts';
import { saleProblem, type PricedPart } from '../bundles/sale-problem.ts';
import { getPublishedEpisode } from '../podcasts/episode-repository.ts';
import { isPublished } from '../catalogue/publication.ts';
import { findProduct, hasFile } from '../products/find-product.ts';

/** What Checkout needs to know about an item, always from our own records: a client cannot set a price. */
export interface SellableItem {
  title: string;
  amountMinor: number;
  currency: string;
  /** For a package of credits, how many. */
  credits?: number;
  /** For a bundle, its parts with their own prices. */
  parts?: PricedPart[];
}

type Finder = (id: string) => Promise<SellableItem | undefined>;

const finders: Record<ResourceType, Finder> = {
  article: async (id) => {
    const article = await getPublishedArticle(id);
    if (!article?.file) return undefined;
    const { title, priceMinor, currency } = article;
    return { title, amountMinor: priceMinor, currency };
  },
  podcast: async (id) => {
    const episode = await getPublishedEpisode(id);
    if (!episode?.audio) return undefined;
    const { title, priceMinor, currency } = episode;
    return { title, amountMinor: priceMinor, currency };
  },
  product: async (id) => {
    const product = await findProduct(id);
    if (!product?.file || !isPublished(product)) return undefined;
    if (!(await hasFile(id))) return undefined;
    const { title, priceMinor, currency } = product;
    return { title, amountMinor: priceMinor, currency };
  },
  credits: async (id) => {
    const known = packageId.safeParse(id);
    if (!known.success || !capabilities.credits) return undefined;
    const { credits, amountMinor } = siteConfig.credits.packages[known.data];
    const { currency } = siteConfig.money;
    return { title: `${credits} chat credits`, amountMinor, currency, credits };
  },
  bundle: async (id) => {
    const bundle = await getPublishedBundle(id);
    if (!bundle) return undefined;
    const { title, priceMinor, currency } = bundle;
    const parts = await Promise.all(
      bundle.parts.map(async (part) => {
        const sold = await findSellableItem(part.resourceType, part.resourceId);
        return { ...part, sold };
      }),
    );
    if (saleProblem(bundle, parts)) return undefined;
    const priced = parts.map(({ resourceType, resourceId, sold }) => ({
      resourceType,
      resourceId,
      title: sold!.title,
      priceMinor: sold!.amountMinor,
    }));
    return { title, amountMinor: priceMinor, currency, parts: priced };
  },
};

/** Finds an item that is on sale: published, and with something to deliver. */
export async function findSellableItem(
  type: ResourceType,
  id: string,
): Promise<SellableItem | undefined> {
  return finders[type](id);
}
