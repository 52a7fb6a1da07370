import { bundlePath } from '#shared/constants/bundle-path.ts';
import type { BundlePage } from '#shared/contracts/bundles.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { offer, publisher } from '#shared/html/site-things.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getPublishedBundle } from '../domain/bundles/bundle-repository.ts';
import { createPartFinder } from '../domain/bundles/find-parts.ts';
import { toPage } from '../domain/bundles/present-bundle.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { pictureOf } from './built-pages.ts';
import { itemReply } from './page-reply.ts';

/** Shows the page of one bundle; for an unknown id, a page that says so, with status 404. */
export const showBundlePage = implement(
  pagesContract.bundle,
  async ({ id }, _actor, { search }) => {
    const location = { page: '/store/bundles', id, search } as const;
    const found = await getPublishedBundle(id);
    if (!found) return itemReply(location, undefined);
    const bundle = toPage(found, (await createPartFinder())(found.parts));
    const { SITE_URL } = env();
    const { title } = bundle;
    const url = SITE_URL + bundlePath(id);
    const contents = bundle.parts.map((part) => part.title).join(', ');
    const description = bundle.shortDescription ?? `${title}: ${contents}`;
    const image = await pictureOf('/store');
    const things = [
      // Search engines require an offer. There is none while one of the items is not on sale.
      ...(bundle.problem ? [] : [bundleThing(bundle, { description, url, picture: image?.url })]),
      breadcrumbs([
        ['Store', `${SITE_URL}/store`],
        [title, url],
      ]),
    ];
    return itemReply(location, { title, description, url, image, things });
  },
);

/**
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet and
 * https://schema.org/includesObject.
 */
function bundleThing(
  { id, title, parts, price, currency }: BundlePage,
  { description, url, picture }: { description: string; url: string; picture: string | undefined },
): Thing {
  const { SITE_URL } = env();
  const image = parts.find(({ imageUrl }) => imageUrl)?.imageUrl ?? picture;
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: id,
    ...(image && { image: new URL(image, SITE_URL).href }),
    brand: publisher(siteConfig, SITE_URL),
    offers: {
      ...offer(price, currency, url),
      includesObject: parts.map((part) => ({
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: 1,
        typeOfGood: { '@type': 'Product', name: part.title },
      })),
    },
  };
}
