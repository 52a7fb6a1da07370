import { productPath } from '#shared/constants/product-path.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import type { Thing } from '#shared/html/json-ld.ts';
import { offer } from '#shared/html/site-things.ts';
import { readCatalogue } from '../domain/products/catalogue.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { logger } from '../platform/logger.ts';
import { pageReply } from './page-reply.ts';

/** The number of products in the structured data: the newest ones, which the store shows first. */
const maxProducts = 50;

/** Shows the store with its products, also as structured data. If they cannot be read, the page works without them. */
export const showStorePage = implement(pagesContract.store, async (_input, _actor, { search }) => {
  const products = await readProducts();
  const things = products.length > 0 ? [productListThing(products)] : [];
  return pageReply({ page: '/store', search }, things);
});

async function readProducts(): Promise<Product[]> {
  try {
    return (await readCatalogue()).rows.slice(0, maxProducts);
  } catch (error) {
    logger.error('the store is shown without its products', { error });
    return [];
  }
}

/** https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
function productListThing(products: readonly Product[]): Thing {
  const { SITE_URL } = env();
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title, price, currency, category, imageUrl }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: title,
        category,
        image: new URL(imageUrl, SITE_URL).href,
        url: SITE_URL + productPath(id),
        offers: offer(price, currency, SITE_URL + productPath(id)),
      },
    })),
  };
}
