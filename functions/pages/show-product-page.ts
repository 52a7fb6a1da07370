import { fromMinor } from '#shared/constants/money.ts';
import { productPath } from '#shared/constants/product-path.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { authorThing } from '#shared/html/author-thing.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, publisher } from '#shared/html/site-things.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { getPublishedProduct } from '../domain/products/product-repository.ts';
import type { Product } from '../domain/products/product.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { pictureOf } from './built-pages.ts';
import { itemReply } from './page-reply.ts';
import { ratingFacts } from './rating-facts.ts';

/** Shows the page of one product; for an unknown id, a page that says so, with status 404. */
export const showProductPage = implement(
  pagesContract.product,
  async ({ id }, _actor, { search }) => {
    const location = { page: '/store', id, search } as const;
    const stored = await getPublishedProduct(id);
    if (!stored) return itemReply(location, undefined);
    const product = await withCurrentName(stored);
    const { SITE_URL } = env();
    const { title } = product;
    const url = SITE_URL + productPath(id);
    const description = product.shortDescription ?? `${title}: ${product.category}`;
    const things = [
      { ...productThing(product, description, url), ...(await ratingFacts('product', product)) },
      breadcrumbs([
        ['Store', `${SITE_URL}/store`],
        [title, url],
      ]),
    ];
    return itemReply(location, {
      title,
      description,
      url,
      image: await pictureOf('/store'),
      things,
    });
  },
);

/** https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
function productThing(product: Product, description: string, url: string): Thing {
  const { id, title, category, author, tags, imageUrl, priceMinor, currency } = product;
  const { SITE_URL } = env();
  return {
    // Only works have authors.
    '@type': author ? ['Product', 'CreativeWork'] : 'Product',
    name: title,
    description,
    sku: id,
    category,
    ...(tags && { keywords: tags }),
    ...(imageUrl && { image: new URL(imageUrl, SITE_URL).href }),
    ...(author && { author: [authorThing(author, siteConfig, SITE_URL)] }),
    brand: publisher(siteConfig, SITE_URL),
    offers: offer(fromMinor(priceMinor, currency), currency, url),
  };
}
