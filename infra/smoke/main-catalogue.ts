import { articlesContract } from '#shared/contracts/articles.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { storeProductsContract } from '#shared/contracts/store-products.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { Site } from './site.ts';

interface Offer {
  id: string;
  title: string;
  price: number;
}

/** A catalogue whose items are checked and one of which is bought. */
interface Catalogue {
  resourceType: 'article' | 'podcast' | 'product';
  /** For messages: 'paper'. */
  noun: string;
  /** The list of items; the page of each is below it. */
  page: string;
  returnPath: string;
  list: (site: Site) => Promise<readonly Offer[]>;
  downloadPath: (id: string) => string;
}

const papers: Catalogue = {
  resourceType: 'article',
  noun: 'paper',
  page: '/articles',
  returnPath: '/articles/success',
  list: (site) => site.api(articlesContract.list, { sort: 'price-low' }),
  downloadPath: (id) => `/api/articles/${encodeURIComponent(id)}/download`,
};

const episodes: Catalogue = {
  resourceType: 'podcast',
  noun: 'episode',
  page: '/podcasthub',
  returnPath: '/success',
  list: (site) => site.api(podcastsContract.list, {}),
  downloadPath: (id) => `/download/podcasts/${encodeURIComponent(id)}`,
};

const files: Catalogue = {
  resourceType: 'product',
  noun: 'product',
  page: '/store',
  returnPath: '/success',
  list: (site) => site.api(storeProductsContract.list, {}),
  downloadPath: (id) => `/download/products/${encodeURIComponent(id)}`,
};

const withoutPapers = capabilities.podcasts ? episodes : files;

/** The catalogue to check: papers, or else episodes, or else files. */
export const mainCatalogue: Catalogue = capabilities.articles ? papers : withoutPapers;

/** Returns the cheapest item that is not free. */
export async function cheapest(site: Site): Promise<Offer | undefined> {
  const offers = await mainCatalogue.list(site);
  return offers.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price)[0];
}
